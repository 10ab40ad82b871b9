// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "plots/plot_mark.h"

class QCustomPlot;
class QFont;
class QPalette;

namespace hawk::ui {

/// Gives axes, grid, selection and everything that the plot holds the colours of the palette.
void stylePlot(QCustomPlot& plot, const QPalette& palette, const QFont& font);

/// Replaces the marks of the plot by these.
void drawMarks(QCustomPlot& plot, const std::vector<PlotMark>& marks, const QPalette& palette,
               const QFont& font);

} // namespace hawk::ui
