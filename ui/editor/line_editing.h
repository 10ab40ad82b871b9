// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QTextCursor;

namespace hawk::ui {

// Edits of whole lines. Each function changes the text through the cursor as one step of undo, keeps what was
// selected selected and does nothing where nothing can be done.

/// Puts `# ` before the selected lines at their common indentation, or takes it away when all of them have
/// it. Blank lines do not count.
void toggleComment(QTextCursor& cursor);
/// Repeats the selected lines below themselves and selects the copy.
void duplicateLines(QTextCursor& cursor);
enum class Direction { up, down };
void moveLines(QTextCursor& cursor, Direction direction);
void removeLines(QTextCursor& cursor);

} // namespace hawk::ui
