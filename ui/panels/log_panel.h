// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <deque>

#include "common/highlighting.h"
#include "common/panel.h"
#include "workspace/workspace.h"

class QAction;
class QStackedWidget;

namespace hawk::ui {

class EmptyState;
class InlineMessage;
class LineView;

/// Every command that ran, every line of information and every error, to read, filter, copy and save.
class LogPanel : public Panel
{
    Q_OBJECT

public:
    LogPanel(workspace::Workspace& workspace, Highlighting& highlighting, QWidget* parent = nullptr);
    ~LogPanel() override;

    QString title() const override;
    QList<QAction*> panelActions() const override;
    LineView& lineView() const { return *m_lines; }

    /// The command that a row tells of, or one before it, as it can be run in a shell; empty when there is
    /// none.
    QString commandAt(int row) const;

protected:
    void refresh() override;
    void updateActions() override;
    void retranslate() override;

private:
    using Entry = workspace::LogEntry;

    void layOut();
    void connectActions();
    bool isWanted(const Entry& entry) const;
    /// Cheap enough to be done hidden: the actions speak of the rows.
    void take();
    void appendNew();
    void rebuild();
    void copyCommand();
    void saveAs();

    workspace::Workspace& m_workspace;
    std::size_t m_unseen = 0; ///< entries that were added since the last look
    bool m_isRebuildDue = true;
    std::deque<Entry> m_shown; ///< one per row
    QTimer m_timer;

    std::array<QAction*, 3> m_kinds; ///< by Entry::Kind; checked: shown
    QAction* m_copyCommand;
    QAction* m_clear;
    QAction* m_saveAs;
    InlineMessage* m_message;
    QStackedWidget* m_pages;
    EmptyState* m_empty;
    LineView* m_lines;
};

} // namespace hawk::ui
