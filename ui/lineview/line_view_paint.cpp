// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>
#include <ranges>

#include <QGuiApplication>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyleHints>

#include "lineview/line_view.h"
#include "lineview/line_view_geometry.h"

namespace hawk::ui {

/// For colours within one paint event and within one idle slice.
static constexpr std::chrono::microseconds settleBudget(4000);

void LineView::paintEvent(QPaintEvent* event)
{
    const int first = firstVisibleRow();
    const int last = lastVisibleRow();
    m_rows.settle(last + 1, settleBudget);
    if (!m_rows.isSettled(last))
        m_settleTimer.start(0, this);

    QPainter painter(viewport());
    painter.fillRect(event->rect(), palette().base());
    const int margin = marginWidth();
    for (int row = first; row <= last; ++row) {
        if (const QColor tint = tintOf(row); tint.isValid())
            painter.fillRect(rowRect(row), tint);
    }
    if (!m_staleWord.isEmpty())
        painter.fillRect(viewport()->rect(), QBrush(m_colours.staleTint, Qt::BDiagPattern));

    painter.setClipRect(QRect(margin, 0, viewport()->width() - margin, viewport()->height()));
    for (int row = first; row <= last; ++row)
        paintRow(painter, row);
    painter.setClipping(false);
    for (int row = first; row <= last; ++row)
        paintMargin(painter, row);
    if (!m_staleWord.isEmpty())
        paintStale(painter);
}

QColor LineView::tintOf(int row) const
{
    if (!m_signs.empty()) {
        const RowSign::Change change = m_signs[static_cast<std::size_t>(row)].change;
        if (change == RowSign::Change::added)
            return m_colours.addedTint;
        if (change == RowSign::Change::removed)
            return m_colours.removedTint;
    }
    if (std::ranges::binary_search(m_linked, row))
        return m_colours.linkTint;
    return hasFocus() && row == caretRow() ? m_colours.currentLine : QColor();
}

LineLayout::Formats LineView::overlaysOf(int row) const
{
    LineLayout::Formats overlays;
    const qsizetype start = text().rowStart(row);
    const qsizetype end = text().rowEnd(row);
    const auto add = [&](qsizetype from, qsizetype to, const QTextCharFormat& format) {
        from = std::max(from, start);
        to = std::min(to, end);
        if (from < to)
            overlays.append({static_cast<int>(from - start), static_cast<int>(to - from), format});
    };
    QTextCharFormat found;
    found.setBackground(m_colours.findTint);
    auto match = std::ranges::lower_bound(m_found.matches, start, {}, &LineMatch::begin);
    if (match != m_found.matches.begin())
        --match;
    for (; match != m_found.matches.end() && match->begin < end; ++match)
        add(match->begin, match->begin + match->length, found);
    const QPalette::ColorGroup group = hasFocus() ? QPalette::Active : QPalette::Inactive;
    QTextCharFormat selected;
    selected.setBackground(palette().brush(group, QPalette::Highlight));
    selected.setForeground(palette().brush(group, QPalette::HighlightedText));
    add(m_selection.begin(), m_selection.end(), selected);
    return overlays;
}

void LineView::paintRow(QPainter& painter, int row)
{
    const LineLayout& layout = m_rows.layout(row);
    const QRect rect = rowRect(row);
    const int margin = marginWidth();
    const QPointF origin(margin + textPadding - horizontalScrollBar()->value(), rect.top());
    painter.setPen(palette().color(QPalette::Text));
    layout.draw(painter, origin, margin, rect.right(), overlaysOf(row));

    const qreal width = layout.width();
    // A chosen line end is shown as one cell.
    if (m_selection.begin() <= text().rowEnd(row) && m_selection.end() > text().rowEnd(row))
        painter.fillRect(
            QRectF(origin.x() + width, rect.top(), m_rows.metrics().cell, rect.height()),
            palette().brush(hasFocus() ? QPalette::Active : QPalette::Inactive, QPalette::Highlight));
    if (hasFocus() && m_isCaretShown && row == caretRow()) {
        const QRect caret = characterRect(m_selection.position);
        painter.fillRect(QRect(caret.left(), caret.top(), 2, caret.height()), palette().text());
    }
    if (width > m_widest) {
        m_widest = width;
        // The scroll bar must not move while we paint.
        m_settleTimer.start(0, this);
    }
}

void LineView::paintMargin(QPainter& painter, int row)
{
    const QRect rect = rowRect(row);
    const auto cell = static_cast<int>(m_rows.metrics().cell);
    painter.setFont(m_rows.metrics().font);
    const int number = numberOf(row);
    int right = marginWidth();
    if (!m_signs.empty()) {
        const RowSign::Change change = m_signs[static_cast<std::size_t>(row)].change;
        const QRect place(right - 2 * cell, rect.top(), 2 * cell, rect.height());
        painter.setPen(change == RowSign::Change::added ? m_colours.good : m_colours.error);
        if (change != RowSign::Change::none)
            painter.drawText(place, Qt::AlignCenter,
                             change == RowSign::Change::added ? QStringLiteral("+") : QStringLiteral("−"));
        right -= 2 * cell;
    }
    if (m_margin == Margin::none || number == 0)
        return;
    const bool isLinked = std::ranges::binary_search(m_linked, row);
    const bool isCurrent = hasFocus() && row == caretRow();
    painter.setPen(isCurrent ? palette().color(QPalette::Text) : m_colours.dimmed);
    painter.drawText(QRect(0, rect.top(), right - numberPadding, rect.height()),
                     Qt::AlignRight | Qt::AlignVCenter, QString::number(number));
    if (isLinked)
        painter.fillRect(QRect(0, rect.top(), 3, rect.height()), m_colours.accent);
}

void LineView::paintStale(QPainter& painter)
{
    painter.setFont(font());
    const QFontMetrics metrics(font());
    const QSize size(metrics.horizontalAdvance(m_staleWord) + 16, metrics.height() + 8);
    const QRect tag(QPoint(viewport()->width() - size.width() - 8, 8), size);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_colours.caution);
    painter.setBrush(palette().base());
    painter.drawRoundedRect(QRectF(tag).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.drawText(tag, Qt::AlignCenter, m_staleWord);
}

void LineView::timerEvent(QTimerEvent* event)
{
    if (event->timerId() == m_settleTimer.timerId()) {
        const int last = lastVisibleRow();
        if (m_rows.settle(last + 1, settleBudget))
            viewport()->update();
        updateScrollBars();
        if (m_rows.isSettled(last))
            m_settleTimer.stop();
    } else if (event->timerId() == m_blinkTimer.timerId()) {
        m_isCaretShown = !m_isCaretShown;
        viewport()->update(rowRect(caretRow()));
    } else if (event->timerId() == m_dragTimer.timerId()) {
        dragTo(viewport()->mapFromGlobal(QCursor::pos()));
    } else {
        QAbstractScrollArea::timerEvent(event);
    }
}

void LineView::focusInEvent(QFocusEvent* event)
{
    m_isCaretShown = true;
    if (const int flash = QGuiApplication::styleHints()->cursorFlashTime(); flash > 0)
        m_blinkTimer.start(flash / 2, this);
    viewport()->update();
    QAbstractScrollArea::focusInEvent(event);
}

void LineView::focusOutEvent(QFocusEvent* event)
{
    m_blinkTimer.stop();
    viewport()->update();
    QAbstractScrollArea::focusOutEvent(event);
}

} // namespace hawk::ui
