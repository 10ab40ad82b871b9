// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace hawk::ui {

/// Pixels left and right of the line numbers, and before the text.
constexpr int numberPadding = 8;
constexpr int textPadding = 4;

} // namespace hawk::ui
