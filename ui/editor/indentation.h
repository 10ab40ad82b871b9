// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QTextCursor;

namespace hawk::ui {

/// Columns of one step of indentation; kernels are indented with blanks.
inline constexpr int indentStep = 4;

/// What a new line begins with when the caret's line holds `before` in front of the caret: its indentation,
/// one step more behind a colon or an open bracket, one less behind `return`, `pass`, `break`, `continue`
/// and `raise`.
QString indentationAfter(const QString& before);

// Each function changes the text through the cursor as one step of undo, keeps what was selected selected
// and does nothing where nothing can be done.

void insertNewLine(QTextCursor& cursor);
/// With a selection over several lines all of them move to the right, else blanks are inserted up to the next
/// step.
void indent(QTextCursor& cursor);
void unindent(QTextCursor& cursor);
/// Removes blanks back to the last step when only blanks stand before the caret. False: not the case, and
/// nothing was removed.
bool eraseToIndentationStep(QTextCursor& cursor);

} // namespace hawk::ui
