// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <vector>

#include "common/panel.h"
#include "workspace/column_group.h"
#include "workspace/workspace.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QStackedWidget;
class QTabWidget;

namespace hawk::ui {

class EmptyState;
class GoToSample;
class Highlighting;
class InlineMessage;
class ResultsPlot;
class ResultsSaving;
class ResultsSummary;
class ResultsTable;

/// What the last good run of the kernel wrote: a table by sample or, of planes with a length of their own, by
/// place; figures and a plot of each output, and files of them.
class ResultsPanel : public Panel
{
    Q_OBJECT

public:
    ResultsPanel(workspace::Workspace& workspace, Highlighting& highlighting, QWidget* parent = nullptr);
    ~ResultsPanel() override;

    QString title() const override;
    QList<QAction*> panelActions() const override;

    /// A file that ends in `.csv` gets all outputs, any other the one that the table's current cell is of, as
    /// NPY. The outcome is an inline message.
    void saveTo(const QString& path);

protected:
    void refresh() override;
    void updateActions() override;
    void retranslate() override;

private:
    void makeActions();
    QWidget* makeHead();
    QWidget* makeViews();
    /// The newest good run, to be saved from now on.
    void takeReport();
    void showReport();
    /// Offers the groups of the report; keeps the choice where the plane is the same.
    void showGroups();
    void showGroup();
    /// `hist by bin (16)`
    QString groupTitle(const workspace::ColumnGroup& group) const;
    std::string currentPlane() const;
    /// What the results are of, and how a run until done ended.
    QString spellRun() const;
    void copy();

    workspace::Workspace& m_workspace;
    std::shared_ptr<const workspace::LaunchReport> m_report; ///< the newest good one
    std::shared_ptr<const workspace::LaunchReport> m_shown; ///< older while the panel is hidden
    QAction *m_run, *m_copy;
    InlineMessage* m_message;
    ResultsSaving* m_saving;
    QLabel* m_what;
    GoToSample* m_goTo;
    QComboBox* m_rows; ///< what the rows are, when there is a choice
    std::vector<workspace::ColumnGroup> m_groups; ///< its entries; outputs before inputs
    std::size_t m_outputGroups = 0; ///< how many of them are outputs
    QCheckBox* m_withInputs;
    QStackedWidget* m_pages;
    EmptyState* m_empty;
    ResultsTable* m_table;
    QTabWidget* m_tabs;
    ResultsPlot* m_plot;
    ResultsSummary* m_summary;
};

} // namespace hawk::ui
