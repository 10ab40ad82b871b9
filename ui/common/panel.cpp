// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/panel.h"

#include <utility>

#include <QEvent>

namespace hawk::ui {

Panel::Panel(const QString& id, QWidget* parent) : QWidget(parent), m_id(id)
{
    setObjectName(id);
}

void Panel::requestRefresh()
{
    m_isRefreshDue = !isVisible();
    if (!m_isRefreshDue)
        refresh();
    updateActions();
}

void Panel::catchUp()
{
    if (!std::exchange(m_isRefreshDue, false))
        return;
    refresh();
    updateActions();
}

void Panel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        Q_EMIT titleChanged();
        requestRefresh();
    } else if (event->type() == QEvent::PaletteChange) {
        requestRefresh();
    }
}

void Panel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_isRefreshDue)
        requestRefresh();
}

} // namespace hawk::ui
