// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lineview/line_text.h"

namespace hawk::ui {

/// Part of a text as it was chosen: the caret stands at `position`.
struct LineSelection {
    qsizetype anchor = 0;
    qsizetype position = 0;

    qsizetype begin() const { return anchor < position ? anchor : position; }
    qsizetype end() const { return anchor < position ? position : anchor; }
    bool isEmpty() const { return anchor == position; }
    friend bool operator==(const LineSelection&, const LineSelection&) = default;
};

/// Steps over what a reader sees as one character, and over line ends.
qsizetype nextCharacter(const LineText& text, qsizetype offset);
qsizetype previousCharacter(const LineText& text, qsizetype offset);
/// The begin of the next word, or the end of the row; from there the begin of the next row.
qsizetype nextWord(const LineText& text, qsizetype offset);
/// The begin of the word before, or of the row; from there the end of the row before.
qsizetype previousWord(const LineText& text, qsizetype offset);
/// Letters, digits and `_` around a place; where there are none, the run of signs or blanks there.
LineSelection wordAt(const LineText& text, qsizetype offset);
/// The row with its line end.
LineSelection wholeRow(const LineText& text, int row);
/// Column of the first character that is not blank; 0 in a blank row.
qsizetype firstInk(const LineText& text, int row);

} // namespace hawk::ui
