// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QToolButton>

namespace hawk::ui {

/// A button that opens a menu below itself, by mouse and by key, and looks pressed as long as it is open.
/// QToolButton's own menus keep whoever caused the event waiting until the menu closes; this one does not.
class MenuButton : public QToolButton
{
    Q_OBJECT

public:
    /// The menu is not owned; it may be destroyed before the button.
    explicit MenuButton(QMenu& menu, QWidget* parent = nullptr);

protected:
    void initStyleOption(QStyleOptionToolButton* option) const override;

private:
    void open();
    QMenu& m_menu;
};

} // namespace hawk::ui
