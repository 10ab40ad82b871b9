// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QWidget>

class QAction;
class QBoxLayout;
class QLabel;
class QToolButton;

namespace hawk::ui {

/// What stands where the tabs would be: a sentence and the ways to begin.
class WelcomePage : public QWidget
{
    Q_OBJECT

public:
    explicit WelcomePage(QWidget* parent = nullptr);
    /// Each becomes a button that follows its action.
    void setActions(const QList<QAction*>& actions);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    QToolButton* buttonFor(QAction& action);
    QLabel* m_text;
    QBoxLayout* m_buttons;
};

} // namespace hawk::ui
