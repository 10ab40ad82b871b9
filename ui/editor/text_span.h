// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace hawk::ui {

/// Half-open span of a QTextDocument in UTF-16 code units; a line end counts one.
struct TextSpan {
    int begin = 0;
    int end = 0;

    bool overlaps(TextSpan other) const { return begin < other.end && other.begin < end; }
    friend bool operator==(const TextSpan&, const TextSpan&) = default;
};

/// What an edit at `position` makes of a span: it moves with the text around it, grows with what is typed
/// inside and shrinks to nothing when it is removed. Typing at its edges leaves it as it is.
TextSpan moved(TextSpan span, int position, int removed, int added);

} // namespace hawk::ui
