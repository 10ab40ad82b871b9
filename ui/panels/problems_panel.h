// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTimer>

#include "common/highlighting.h"
#include "common/panel.h"
#include "panels/problems_model.h"
#include "workspace/workspace.h"

class QLabel;
class QStackedWidget;
class QTableView;

namespace hawk::ui {

class EmptyState;

/// The problems of the current document: diagnostics as it is typed, and what a compiler said to the newest
/// build.
class ProblemsPanel : public Panel
{
    Q_OBJECT

public:
    ProblemsPanel(workspace::Workspace& workspace, Highlighting& highlighting, QWidget* parent = nullptr);

    QString title() const override;
    QList<QAction*> panelActions() const override;

Q_SIGNALS:
    void placeActivated(hawk::workspace::DocumentId id, hawk::text::Range range);
    /// The repair of the problem with this code at this place, and those of the whole document.
    void fixWanted(hawk::workspace::DocumentId id, hawk::text::Range place, const QString& code);
    void allFixesWanted(hawk::workspace::DocumentId id);

protected:
    void refresh() override;
    void updateActions() override;
    void retranslate() override;

private:
    void connectWorkspace();
    /// Reads the workspace; cheap enough to keep the title right while hidden.
    void take();
    /// Of the text that was analysed.
    std::vector<text::Diagnostic> compilerWarnings(const workspace::Analysis* analysis) const;
    void followEdits();
    void layOut();
    void activate(const QModelIndex& index);
    void fixSelected();
    void copySelected();
    void copyAll();
    void showEmptiness();

    workspace::Workspace& m_workspace;
    ProblemsModel m_model;
    QStackedWidget* m_stack;
    QTableView* m_table;
    EmptyState* m_empty;
    QLabel* m_state;
    QWidget* m_fixBar; ///< says how many have a repair
    QLabel* m_fixes;
    QAction *m_goTo, *m_fix, *m_fixAll, *m_copy, *m_copyAll;
    QTimer m_staleness;
    int m_told = -1; ///< the count in the title
};

} // namespace hawk::ui
