// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QPalette>

namespace hawk::ui {

/// What the platform's palette lacks. Text colours have a contrast of at least 4.5:1 on the palette's base
/// and window; tints lie under text and keep that contrast for it.
struct Colours {
    QColor error, warning, note; ///< text, squiggles, icons
    QColor good, caution; ///< hit, faster; slower, out of date
    QColor work; ///< what a compiler did: neither good nor bad
    QColor dimmed; ///< secondary text
    QColor accent; ///< the one accent
    QColor linkTint; ///< lines that belong to the caret's line
    QColor currentLine;
    QColor staleTint; ///< hatching over what is out of date
    QColor addedTint, removedTint; ///< of a diff
    QColor findTint;
    QColor readSlot, writtenSlot, shared, staticValue, helper; ///< names in a kernel by their role
    QColor hits, misses, failures, bypassed; ///< segments of the bar; told apart in grey as well
};

Colours coloursFor(const QPalette& palette);
bool isDark(const QPalette& palette);
/// (L1 + 0.05) / (L2 + 0.05), WCAG 2.1 relative luminance.
double contrast(const QColor& a, const QColor& b);

} // namespace hawk::ui
