// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lineview/line_layout.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>
#include <QTextOption>

namespace hawk::ui {

namespace {

constexpr qsizetype pieceLength = 1024;
/// As compilers and disassemblers expect.
constexpr int tabCells = 8;

/// Control characters become visible signs of the same length; left as they are, some would end the line.
QString displayed(QStringView row)
{
    QString text = row.toString();
    for (QChar& c : text) {
        if (c < u' ' && c != u'\t')
            c = QChar(u'\u2400' + c.unicode());
        else if (c == QChar::LineSeparator || c == QChar::ParagraphSeparator)
            c = u'\u2424';
    }
    return text;
}

/// About as many cells as a fixed-width font needs; scripts of the Far East take two.
int cellsOf(QStringView text)
{
    int cells = 0;
    for (const QChar c : text) {
        if (c == u'\t')
            cells += tabCells - cells % tabCells;
        else
            cells += c.unicode() >= 0x2e80 && c.unicode() < 0xd800 ? 2 : 1;
    }
    return cells;
}

/// `formats` as they look from a part of the row.
LineLayout::Formats inPart(const LineLayout::Formats& formats, qsizetype begin, qsizetype length)
{
    LineLayout::Formats inside;
    for (const QTextLayout::FormatRange& range : formats) {
        const qsizetype from = std::max<qsizetype>(range.start, begin);
        const qsizetype to = std::min<qsizetype>(range.start + range.length, begin + length);
        if (from < to)
            inside.append({static_cast<int>(from - begin), static_cast<int>(to - from), range.format});
    }
    return inside;
}

} // namespace

RowMetrics::RowMetrics(const QFont& theFont) : font(theFont)
{
    const QFontMetricsF metrics(font);
    cell = metrics.horizontalAdvance(u'0');
    tab = tabCells * cell;
    height = static_cast<int>(std::ceil(metrics.height()));
}

LineLayout::LineLayout(QStringView row, const RowMetrics& metrics, Formats formats)
    : m_row(displayed(row))
    , m_metrics(metrics)
    , m_formats(std::move(formats))
{
    qreal x = 0;
    qsizetype begin = 0;
    do {
        const bool isLast = m_row.size() - begin <= 2 * pieceLength;
        qsizetype length = isLast ? m_row.size() - begin : pieceLength;
        if (!isLast && m_row[begin + length].isLowSurrogate())
            ++length;
        m_pieces.push_back({.begin = begin, .length = length, .x = x});
        if (!isLast)
            x += cellsOf(QStringView(m_row).sliced(begin, length)) * m_metrics.cell;
        begin += length;
    } while (begin < m_row.size());
}

const LineLayout::Piece& LineLayout::pieceOf(qsizetype column) const
{
    const auto after = std::ranges::upper_bound(m_pieces, column, {}, &Piece::begin);
    return *std::prev(after);
}

const QTextLayout& LineLayout::layoutOf(const Piece& piece) const
{
    if (!piece.layout) {
        piece.layout = std::make_unique<QTextLayout>(m_row.sliced(piece.begin, piece.length), m_metrics.font);
        QTextOption option;
        option.setWrapMode(QTextOption::NoWrap);
        option.setTextDirection(Qt::LeftToRight);
        option.setTabStopDistance(m_metrics.tab);
        piece.layout->setTextOption(option);
        piece.layout->setCacheEnabled(true);
        piece.layout->setFormats(inPart(m_formats, piece.begin, piece.length));
        piece.layout->beginLayout();
        piece.layout->createLine();
        piece.layout->endLayout();
    }
    return *piece.layout;
}

qreal LineLayout::width() const
{
    const Piece& last = m_pieces.back();
    return last.x + layoutOf(last).lineAt(0).naturalTextWidth();
}

qreal LineLayout::xOf(qsizetype column) const
{
    const Piece& piece = pieceOf(column);
    return piece.x + layoutOf(piece).lineAt(0).cursorToX(static_cast<int>(column - piece.begin));
}

qsizetype LineLayout::columnAt(qreal x) const
{
    const auto after = std::ranges::upper_bound(m_pieces, x, {}, &Piece::x);
    const Piece& piece = after == m_pieces.begin() ? m_pieces.front() : *std::prev(after);
    return piece.begin + layoutOf(piece).lineAt(0).xToCursor(x - piece.x);
}

void LineLayout::draw(QPainter& painter, QPointF origin, qreal left, qreal right,
                      const Formats& overlays) const
{
    for (std::size_t i = 0; i < m_pieces.size(); ++i) {
        const Piece& piece = m_pieces[i];
        const bool isBefore = i + 1 < m_pieces.size() && origin.x() + m_pieces[i + 1].x < left;
        if (isBefore)
            continue;
        if (origin.x() + piece.x > right)
            return;
        layoutOf(piece).draw(&painter, origin + QPointF(piece.x, 0),
                             inPart(overlays, piece.begin, piece.length));
    }
}

} // namespace hawk::ui
