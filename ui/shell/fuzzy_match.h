// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <vector>

#include <QStringView>

namespace hawk::ui {

struct FuzzyMatch {
    int score = 0; ///< higher is better; comparable for one pattern
    std::vector<qsizetype> positions; ///< of the pattern's letters in the text, ascending
};

/// Whether the letters of `pattern` occur in `text` in their order, whatever their case and whatever lies
/// between; blanks of the pattern are skipped. Letters that begin a word and letters that follow each other
/// count more, and of all ways to match the one with the highest score is taken. An empty pattern matches
/// everything with score 0. Cost: length of the pattern times length of the text.
std::optional<FuzzyMatch> fuzzyMatch(QStringView pattern, QStringView text);

} // namespace hawk::ui
