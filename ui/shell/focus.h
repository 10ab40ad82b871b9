// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>

class QWidget;

namespace hawk::ui {

/// Gives the focus to the widget, or to the first widget inside it that the Tab key reaches. False when there
/// is none.
bool focusInto(QWidget& widget);

enum class FocusStep { next, previous };

/// From the area that has the focus into the next or previous one that is in view, around the ends; from
/// elsewhere into the first or last one.
void stepFocus(const QList<QWidget*>& areas, FocusStep step);

} // namespace hawk::ui
