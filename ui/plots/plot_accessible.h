// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace hawk::ui {

/// From now on assistive technology is told that a PlotView is a chart. May be called again.
void installPlotAccessibility();

} // namespace hawk::ui
