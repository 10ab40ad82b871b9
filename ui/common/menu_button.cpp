// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/menu_button.h"

#include <QMenu>
#include <QStyleOptionToolButton>

namespace hawk::ui {

MenuButton::MenuButton(QMenu& menu, QWidget* parent) : QToolButton(parent), m_menu(menu)
{
    // A click on the button of an open menu closes it, and does not open it once more.
    m_menu.setAttribute(Qt::WA_NoMouseReplay);
    connect(this, &QToolButton::pressed, this, &MenuButton::open);
    connect(&m_menu, &QMenu::aboutToHide, this, [this] { setDown(false); });
    connect(&m_menu, &QObject::destroyed, this, [this] { setEnabled(false); });
}

void MenuButton::open()
{
    const QSize size = m_menu.sizeHint();
    const QPoint below =
        mapToGlobal(isRightToLeft() ? QPoint(width() - size.width(), height()) : QPoint(0, height()));
    // Moves itself to where the screen has room for it.
    m_menu.popup(below);
    setDown(true);
}

void MenuButton::initStyleOption(QStyleOptionToolButton* option) const
{
    QToolButton::initStyleOption(option);
    option->features |= QStyleOptionToolButton::HasMenu;
}

} // namespace hawk::ui
