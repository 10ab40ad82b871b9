// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/focus.h"

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

} // namespace hawk::ui
