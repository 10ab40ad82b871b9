// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/panel.h"
#include "workspace/workspace.h"

class QLabel;
class QScrollArea;
class QStackedWidget;

namespace hawk::ui {

class EmptyState;
class Highlighting;
class InlineMessage;
class InputsRow;
class InputsRows;
class SampleCountEdit;

/// What the selected kernel is given: how many samples, and for each parameter where its values come from. A
/// file that is dropped on a row becomes its source.
class InputsPanel : public Panel
{
    Q_OBJECT

public:
    InputsPanel(workspace::Workspace& workspace, Highlighting& highlighting, QWidget* parent = nullptr);
    ~InputsPanel() override;

    QString title() const override;
    QList<QAction*> panelActions() const override;

protected:
    void refresh() override;
    void updateActions() override;
    void retranslate() override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void makeHead(QWidget* parent);
    InputsRow* rowUnder(const QDropEvent& event) const;
    void chooseFile(InputsRow* row);
    void readColumns(InputsRow* row, const QString& path);
    void copyCommand();
    bool hasInputs() const;

    workspace::Workspace& m_workspace;
    QAction* m_copyCommand;
    QLabel* m_countLabel;
    SampleCountEdit* m_count;
    QLabel* m_countFault;
    InlineMessage* m_message;
    QStackedWidget* m_pages;
    EmptyState* m_empty;
    QScrollArea* m_scroll;
    InputsRows* m_rows;
};

} // namespace hawk::ui
