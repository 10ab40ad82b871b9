// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <Qt>

namespace hawk::ui {

/// A vertical line with a name. Told apart by the style of its line, not by colour alone.
struct PlotMark {
    double position = 0;
    QString text;
    Qt::PenStyle style = Qt::SolidLine;
};

} // namespace hawk::ui
