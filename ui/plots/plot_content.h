// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "workspace/histogram.h"

class QCPAbstractPlottable;
class QCustomPlot;

namespace hawk::ui {

// What a plot can hold. Each is added to a plot, which owns it; colours come with stylePlot().

/// Also sets the numbers of the vertical axis to whole ones. Positions are multiplied by `scale`.
QCPAbstractPlottable* addBars(QCustomPlot& plot, const workspace::Histogram& histogram, double scale);
/// x ascending.
QCPAbstractPlottable* addCurve(QCustomPlot& plot, const std::vector<double>& x, const std::vector<double>& y);
/// Ten thousands are painted in some milliseconds.
QCPAbstractPlottable* addDots(QCustomPlot& plot, const std::vector<double>& x, const std::vector<double>& y);

} // namespace hawk::ui
