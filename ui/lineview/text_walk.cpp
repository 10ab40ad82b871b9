// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lineview/text_walk.h"

#include <algorithm>

#include <QTextBoundaryFinder>

namespace hawk::ui {

namespace {

/// Longer than any character that is made of several; rows may be a million characters long.
constexpr qsizetype window = 64;

enum class CharacterClass { blank, word, sign };

CharacterClass classOf(QChar c)
{
    if (c.isSpace())
        return CharacterClass::blank;
    return c.isLetterOrNumber() || c == u'_' || c.isSurrogate() || c.isMark() ? CharacterClass::word
                                                                              : CharacterClass::sign;
}

/// From `column` on as long as the class stays.
qsizetype endOfRun(QStringView row, qsizetype column)
{
    const CharacterClass first = classOf(row[column]);
    while (column < row.size() && classOf(row[column]) == first)
        ++column;
    return column;
}

qsizetype beginOfRun(QStringView row, qsizetype column)
{
    const CharacterClass last = classOf(row[column - 1]);
    while (column > 0 && classOf(row[column - 1]) == last)
        --column;
    return column;
}

} // namespace

qsizetype nextCharacter(const LineText& text, qsizetype offset)
{
    const int row = text.rowAt(offset);
    const qsizetype left = text.rowEnd(row) - offset;
    if (left <= 0)
        return row + 1 < text.rowCount() ? text.rowStart(row + 1) : text.size();
    const QStringView part = QStringView(text.text()).sliced(offset, std::min(left, window));
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, part.data(), part.size());
    const qsizetype step = finder.toNextBoundary();
    return offset + (step > 0 ? step : part.size());
}

qsizetype previousCharacter(const LineText& text, qsizetype offset)
{
    const int row = text.rowAt(offset);
    const qsizetype column = offset - text.rowStart(row);
    if (column == 0)
        return row > 0 ? text.rowEnd(row - 1) : 0;
    const qsizetype length = std::min(column, window);
    const QStringView part = QStringView(text.text()).sliced(offset - length, length);
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, part.data(), part.size());
    finder.toEnd();
    const qsizetype place = finder.toPreviousBoundary();
    return offset - length + std::max<qsizetype>(place, 0);
}

qsizetype nextWord(const LineText& text, qsizetype offset)
{
    const int rowNumber = text.rowAt(offset);
    const QStringView row = text.row(rowNumber);
    qsizetype column = offset - text.rowStart(rowNumber);
    if (column >= row.size())
        return rowNumber + 1 < text.rowCount() ? text.rowStart(rowNumber + 1) : text.size();
    if (classOf(row[column]) != CharacterClass::blank)
        column = endOfRun(row, column);
    if (column < row.size() && classOf(row[column]) == CharacterClass::blank)
        column = endOfRun(row, column);
    return text.rowStart(rowNumber) + column;
}

qsizetype previousWord(const LineText& text, qsizetype offset)
{
    const int rowNumber = text.rowAt(offset);
    const QStringView row = text.row(rowNumber);
    qsizetype column = std::min(offset - text.rowStart(rowNumber), row.size());
    if (column == 0)
        return rowNumber > 0 ? text.rowEnd(rowNumber - 1) : 0;
    if (classOf(row[column - 1]) == CharacterClass::blank)
        column = beginOfRun(row, column);
    if (column > 0)
        column = beginOfRun(row, column);
    return text.rowStart(rowNumber) + column;
}

LineSelection wordAt(const LineText& text, qsizetype offset)
{
    const int rowNumber = text.rowAt(offset);
    const QStringView row = text.row(rowNumber);
    if (row.isEmpty())
        return {offset, offset};
    const qsizetype start = text.rowStart(rowNumber);
    qsizetype column = std::min(offset - start, row.size() - 1);
    // Just after a word the word is meant.
    if (column > 0 && classOf(row[column]) != CharacterClass::word
        && classOf(row[column - 1]) == CharacterClass::word)
        --column;
    return {start + beginOfRun(row, column + 1), start + endOfRun(row, column)};
}

LineSelection wholeRow(const LineText& text, int row)
{
    return {text.rowStart(row), row + 1 < text.rowCount() ? text.rowStart(row + 1) : text.size()};
}

qsizetype firstInk(const LineText& text, int rowNumber)
{
    const QStringView row = text.row(rowNumber);
    const auto ink = std::ranges::find_if(row, [](QChar c) { return !c.isSpace(); });
    return ink == row.end() ? 0 : ink - row.begin();
}

} // namespace hawk::ui
