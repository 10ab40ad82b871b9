// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QWidget>

class QAction;
class QLabel;
class QPushButton;

namespace hawk::ui {

/// What an empty panel shows: what would fill it, and the action that does.
class EmptyState : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyState(QWidget* parent = nullptr);
    /// A null action leaves out the button, which otherwise follows the action's text and state.
    void set(const QString& text, QAction* action = nullptr);
    QString text() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void followAction();
    void restyle();
    QLabel* m_text;
    QPushButton* m_button;
    QAction* m_action = nullptr;
};

} // namespace hawk::ui
