// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/focus.h"

#include <algorithm>

#include <QApplication>
#include <QWidget>

namespace hawk::ui {

bool focusInto(QWidget& widget)
{
    const auto takesFocus = [](const QWidget& candidate) {
        return (candidate.focusPolicy() & Qt::TabFocus) != 0 && candidate.isEnabled()
            && candidate.isVisible();
    };
    if (const QWidget* inside = widget.focusWidget(); inside != nullptr && takesFocus(*inside)) {
        widget.focusWidget()->setFocus(Qt::ShortcutFocusReason);
        return true;
    }
    for (QWidget* next = &widget;;) {
        if (takesFocus(*next) && (next == &widget || widget.isAncestorOf(next))) {
            next->setFocus(Qt::ShortcutFocusReason);
            return true;
        }
        next = next->nextInFocusChain();
        if (next == nullptr || next == &widget)
            return false;
    }
}

void stepFocus(const QList<QWidget*>& areas, FocusStep step)
{
    QWidget* focused = QApplication::focusWidget();
    QList<QWidget*> order = areas;
    if (step == FocusStep::previous)
        std::ranges::reverse(order);
    const auto hasFocus = [focused](const QWidget* area) {
        return area == focused || area->isAncestorOf(focused);
    };
    const auto own = std::ranges::find_if(order, hasFocus);
    if (own != order.end())
        std::ranges::rotate(order, own + 1);
    for (QWidget* area : order) {
        // A panel behind its neighbours is not in view.
        if (area->isVisible() && !area->visibleRegion().isEmpty() && focusInto(*area))
            return;
    }
}

} // namespace hawk::ui
