// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include "common/panel.h"
#include "workspace/timing_report.h"
#include "workspace/workspace.h"

class QLabel;
class QMenu;
class QProgressBar;
class QSplitter;
class QStackedWidget;

namespace hawk::ui {

class EmptyState;
class Highlighting;
class InlineMessage;
class MenuButton;
class TimingActions;
class TimingCharts;
class TimingFigures;
class TimingHistoryModel;

/// Runs the selected kernel and says how long it takes: figures with their spread, a histogram, the baseline,
/// the runs since the start. A run that fails says so above the figures of the last good one.
class TimingPanel : public Panel
{
    Q_OBJECT

public:
    TimingPanel(workspace::Workspace& workspace, Highlighting& highlighting, QWidget* parent = nullptr);
    ~TimingPanel() override;

    QString title() const override;
    QList<QAction*> panelActions() const override;

protected:
    void refresh() override;
    void updateActions() override;
    void retranslate() override;

private:
    void connectActions();
    QWidget* makeHead();
    void connectWorkspace();
    void finished(const std::shared_ptr<const workspace::LaunchReport>& report);
    void showProgress();
    void showFigures();
    void copy(workspace::TimingForm form);

    workspace::Workspace& m_workspace;
    TimingHistoryModel* m_history;
    TimingActions* m_actions;
    InlineMessage* m_message;
    QLabel* m_step;
    QProgressBar* m_progress;
    QMenu* m_copyForms;
    MenuButton* m_copy;
    QStackedWidget* m_pages;
    EmptyState* m_empty;
    TimingFigures* m_figures;
    TimingCharts* m_charts;
};

} // namespace hawk::ui
