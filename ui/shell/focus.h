// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QWidget;

namespace hawk::ui {

/// Gives the focus to the widget, or to the first widget inside it that the Tab key reaches. False when there
/// is none.
bool focusInto(QWidget& widget);

} // namespace hawk::ui
