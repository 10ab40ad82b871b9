// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/colours.h"

#include <algorithm>
#include <cmath>

namespace hawk::ui {

namespace {

Colours lightColours()
{
    return {
        .error = QColor(0xb3261e),
        .warning = QColor(0x855000),
        .note = QColor(0x1a5fb4),
        .good = QColor(0x19692f),
        .caution = QColor(0x855000),
        .work = QColor(0x1a5fb4),
        .dimmed = QColor(0x595f66),
        .accent = QColor(0x1a5fb4),
        .linkTint = QColor(0xd9e8fc),
        .currentLine = QColor(0xf1f5fa),
        .staleTint = QColor(0xf0dfc0),
        .addedTint = QColor(0xd7f2dc),
        .removedTint = QColor(0xfbdedb),
        .findTint = QColor(0xffe48f),
        .readSlot = QColor(0x0b6b78),
        .writtenSlot = QColor(0x9a3412),
        .shared = QColor(0x6d3fa0),
        .staticValue = QColor(0x6a5600),
        .helper = QColor(0x1f5f9e),
        .hits = QColor(0x2c9a5f),
        .misses = QColor(0x86b6f2),
        .failures = QColor(0x8f1d16),
        .bypassed = QColor(0xc4cad1),
    };
}

Colours darkColours()
{
    return {
        .error = QColor(0xff8f86),
        .warning = QColor(0xf0b35e),
        .note = QColor(0x8dbaff),
        .good = QColor(0x73d291),
        .caution = QColor(0xf0b35e),
        .work = QColor(0x8dbaff),
        .dimmed = QColor(0xa6aeb6),
        .accent = QColor(0x7db1ff),
        .linkTint = QColor(0x253a54),
        .currentLine = QColor(0x272b30),
        .staleTint = QColor(0x4a3d22),
        .addedTint = QColor(0x1e3f29),
        .removedTint = QColor(0x4b272a),
        .findTint = QColor(0x52420e),
        .readSlot = QColor(0x6fd3de),
        .writtenSlot = QColor(0xffa97a),
        .shared = QColor(0xd0b0ff),
        .staticValue = QColor(0xe3cf6b),
        .helper = QColor(0x8cc4ff),
        .hits = QColor(0x3fae72),
        .misses = QColor(0xa3c8ff),
        .failures = QColor(0xc2473f),
        .bypassed = QColor(0x6f7880),
    };
}

/// WCAG 2.1, definition of relative luminance.
double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
        + 0.0722 * linear(colour.blueF());
}

} // namespace

Colours coloursFor(const QPalette& palette)
{
    return isDark(palette) ? darkColours() : lightColours();
}

bool isDark(const QPalette& palette)
{
    return luminance(palette.color(QPalette::Active, QPalette::Base))
        < luminance(palette.color(QPalette::Active, QPalette::Text));
}

double contrast(const QColor& a, const QColor& b)
{
    const double one = luminance(a);
    const double other = luminance(b);
    return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

} // namespace hawk::ui
