// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lineview/line_text.h"

#include <algorithm>

namespace hawk::ui {

static qsizetype findBreak(QStringView text, qsizetype from)
{
    const auto found =
        std::find_if(text.begin() + from, text.end(), [](QChar c) { return c == u'\n' || c == u'\r'; });
    return found == text.end() ? -1 : found - text.begin();
}

LineText::LineText() : m_starts({0})
{ }

LineText::LineText(QString text) : m_text(std::move(text)), m_starts({0})
{
    scan(0);
}

void LineText::scan(qsizetype begin)
{
    const QStringView text(m_text);
    // Looking for one character is several times faster than looking for two.
    const bool hasReturns = text.sliced(begin).contains(u'\r');
    for (;;) {
        const qsizetype end = hasReturns ? findBreak(text, begin) : text.indexOf(u'\n', begin);
        m_longest = std::max(m_longest, (end < 0 ? text.size() : end) - begin);
        if (end < 0)
            return;
        const bool isPair = text[end] == u'\r' && end + 1 < text.size() && text[end + 1] == u'\n';
        begin = end + (isPair ? 2 : 1);
        m_starts.append(begin);
    }
}

qsizetype LineText::rowEnd(int row) const
{
    if (row + 1 == rowCount())
        return m_text.size();
    const qsizetype end = m_starts[row + 1] - 1;
    const bool isPair = m_text[end] == u'\n' && end > m_starts[row] && m_text[end - 1] == u'\r';
    return isPair ? end - 1 : end;
}

QStringView LineText::row(int row) const
{
    const qsizetype begin = rowStart(row);
    return QStringView(m_text).sliced(begin, rowEnd(row) - begin);
}

int LineText::rowAt(qsizetype offset) const
{
    const auto after = std::ranges::upper_bound(m_starts, offset);
    return static_cast<int>(std::max<qsizetype>(after - m_starts.begin() - 1, 0));
}

void LineText::append(QStringView text)
{
    if (text.isEmpty())
        return;
    // A CR that ended a row may turn out to be the first half of CRLF.
    if (m_text.endsWith(u'\r'))
        m_starts.removeLast();
    m_text.append(text);
    scan(m_starts.last());
}

LineText LineText::withoutFirst(int rows) const
{
    return rows >= rowCount() ? LineText() : LineText(m_text.sliced(rowStart(rows)));
}

RowShift::RowShift(const LineText& from, const LineText& to) : m_from(from), m_to(to)
{
    const int shorter = std::min(from.rowCount(), to.rowCount());
    while (m_first < shorter && from.row(m_first) == to.row(m_first))
        ++m_first;
    while (m_last < shorter - m_first
           && from.row(from.rowCount() - 1 - m_last) == to.row(to.rowCount() - 1 - m_last))
        ++m_last;
}

int RowShift::map(int row) const
{
    // The begin of a text stays its begin, whatever comes before what was there.
    const bool isAfter = row > 0 && row >= m_first && row >= m_from.rowCount() - m_last;
    const int moved = isAfter ? row + m_to.rowCount() - m_from.rowCount() : row;
    return std::clamp(moved, 0, m_to.rowCount() - 1);
}

qsizetype RowShift::map(qsizetype offset) const
{
    const int row = m_from.rowAt(offset);
    const int target = map(row);
    return std::min(m_to.rowStart(target) + offset - m_from.rowStart(row), m_to.rowEnd(target));
}

} // namespace hawk::ui
