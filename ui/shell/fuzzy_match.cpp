// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/fuzzy_match.h"

#include <limits>

#include <QString>

namespace hawk::ui {

namespace {

constexpr int letterScore = 1;
constexpr int wordStartScore = 8;
constexpr int followsScore = 5;
constexpr int impossible = std::numeric_limits<int>::min() / 2;

bool beginsWord(QStringView text, qsizetype at)
{
    if (at == 0)
        return true;
    const QChar before = text[at - 1];
    return !before.isLetterOrNumber() || (before.isLower() && text[at].isUpper());
}

QString letters(QStringView pattern)
{
    QString kept;
    for (const QChar letter : pattern) {
        if (!letter.isSpace())
            kept += letter.toCaseFolded();
    }
    return kept;
}

/// The best score of a match that ends with a given letter of the pattern at a given letter of the text, and
/// where the letter before it stands.
struct Cell {
    int score = impossible;
    qsizetype before = -1;
};

} // namespace

std::optional<FuzzyMatch> fuzzyMatch(QStringView pattern, QStringView text)
{
    const QString wanted = letters(pattern);
    if (wanted.isEmpty())
        return FuzzyMatch{};
    const auto columns = static_cast<std::size_t>(text.size());
    std::vector<std::vector<Cell>> cells(static_cast<std::size_t>(wanted.size()), std::vector<Cell>(columns));
    for (std::size_t row = 0; row < cells.size(); ++row) {
        Cell best; // of the row above, up to the column before the last one
        for (std::size_t column = 0; column < columns; ++column) {
            if (row > 0 && column > 1 && cells[row - 1][column - 2].score > best.score)
                best = {cells[row - 1][column - 2].score, static_cast<qsizetype>(column) - 2};
            const auto at = static_cast<qsizetype>(column);
            if (text[at].toCaseFolded() != wanted[static_cast<qsizetype>(row)])
                continue;
            const int own = letterScore + (beginsWord(text, at) ? wordStartScore : 0);
            if (row == 0) {
                cells[row][column] = {own, -1};
                continue;
            }
            Cell cell{best.score + own, best.before};
            if (column > 0 && cells[row - 1][column - 1].score + own + followsScore > cell.score)
                cell = {cells[row - 1][column - 1].score + own + followsScore, at - 1};
            cells[row][column] = cell;
        }
    }

    FuzzyMatch match{.score = impossible / 2};
    qsizetype at = -1;
    for (std::size_t column = 0; column < columns; ++column) {
        if (cells.back()[column].score > match.score) {
            match.score = cells.back()[column].score;
            at = static_cast<qsizetype>(column);
        }
    }
    if (at < 0)
        return std::nullopt;
    match.positions.resize(cells.size());
    for (std::size_t row = cells.size(); row-- > 0;) {
        match.positions[row] = at;
        at = cells[row][static_cast<std::size_t>(at)].before;
    }
    return match;
}

} // namespace hawk::ui
