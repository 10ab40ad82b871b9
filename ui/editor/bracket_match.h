// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

class QTextDocument;

namespace hawk::ui {

/// Positions of a bracket at the caret and of the one that belongs to it; -1 when it has none.
struct BracketPair {
    int here = 0;
    int there = -1;
    friend bool operator==(const BracketPair&, const BracketPair&) = default;
};

/// The bracket behind the caret, else the one before it. Brackets in strings and comments are no brackets as
/// far as the highlighter has been there. A partner further away than 50,000 characters is not looked for:
/// then there is no answer.
std::optional<BracketPair> matchBracket(const QTextDocument& document, int caret);

} // namespace hawk::ui
