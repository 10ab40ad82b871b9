// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Where rows and characters are, and how they come into view.

#include <algorithm>

#include <QScrollBar>

#include "lineview/line_view.h"
#include "lineview/line_view_geometry.h"

namespace hawk::ui {

void LineView::updateScrollBars()
{
    const RowMetrics& metrics = m_rows.metrics();
    const QSize size = viewport()->size();
    const int textWidth = std::max(size.width() - marginWidth(), 1);
    // A row with tabs or wide signs may turn out wider when it is seen.
    const qreal widest = std::max(m_widest, static_cast<qreal>(text().longestRow()) * metrics.cell);
    verticalScrollBar()->setRange(0, std::max(text().rowCount() * metrics.height - size.height(), 0));
    verticalScrollBar()->setSingleStep(metrics.height);
    verticalScrollBar()->setPageStep(std::max(size.height(), 1));
    horizontalScrollBar()->setRange(
        0, std::max(static_cast<int>(widest + metrics.cell) + textPadding - textWidth, 0));
    horizontalScrollBar()->setSingleStep(static_cast<int>(metrics.cell) + 1);
    horizontalScrollBar()->setPageStep(textWidth);
}

int LineView::marginWidth() const
{
    const qreal cell = m_rows.metrics().cell;
    const int signs = m_signs.empty() ? 0 : static_cast<int>(2 * cell);
    if (m_margin == Margin::none)
        return signs;
    const auto digits = QString::number(text().rowCount()).size();
    return static_cast<int>(static_cast<qreal>(std::max<qsizetype>(digits, 3)) * cell) + 2 * numberPadding
        + signs;
}

int LineView::numberOf(int row) const
{
    return m_signs.empty() ? row + 1 : m_signs[static_cast<std::size_t>(row)].number;
}

int LineView::firstVisibleRow() const
{
    return std::min(verticalScrollBar()->value() / m_rows.metrics().height, text().rowCount() - 1);
}

int LineView::lastVisibleRow() const
{
    const int bottom = verticalScrollBar()->value() + viewport()->height() - 1;
    return std::clamp(bottom / m_rows.metrics().height, 0, text().rowCount() - 1);
}

QRect LineView::rowRect(int row) const
{
    const int height = m_rows.metrics().height;
    return {0, row * height - verticalScrollBar()->value(), viewport()->width(), height};
}

QRect LineView::characterRect(qsizetype offset) const
{
    const int row = text().rowAt(offset);
    const qsizetype column = std::min(offset, text().rowEnd(row)) - text().rowStart(row);
    const LineLayout& layout = m_rows.layout(row);
    const qreal x = layout.xOf(column);
    const qreal next = layout.xOf(std::min(column + 1, text().rowEnd(row) - text().rowStart(row)));
    const QRect inRow = rowRect(row);
    const int left = marginWidth() + textPadding - horizontalScrollBar()->value() + static_cast<int>(x);
    return {left, inRow.top(), std::max(static_cast<int>(next - x), 1), inRow.height()};
}

qsizetype LineView::offsetAt(QPoint point) const
{
    const int y = point.y() + verticalScrollBar()->value();
    const int row = std::clamp(y / m_rows.metrics().height, 0, text().rowCount() - 1);
    if (y < 0)
        return 0;
    const int x = point.x() - marginWidth() - textPadding + horizontalScrollBar()->value();
    return text().rowStart(row) + m_rows.layout(row).columnAt(x);
}

void LineView::reveal(int row)
{
    const int height = m_rows.metrics().height;
    const int page = viewport()->height();
    const int around = std::min(3, page / height / 3) * height;
    const int top = row * height;
    const int value = verticalScrollBar()->value();
    if (top - around < value)
        verticalScrollBar()->setValue(top - around);
    else if (top + height + around > value + page)
        verticalScrollBar()->setValue(top + height + around - page);
}

void LineView::scrollTo(int row)
{
    verticalScrollBar()->setValue(row * m_rows.metrics().height);
}

void LineView::revealCaret()
{
    const QRect caret = characterRect(m_selection.position);
    const int left = marginWidth() + textPadding;
    const int right = viewport()->width() - static_cast<int>(m_rows.metrics().cell);
    QScrollBar* bar = horizontalScrollBar();
    if (caret.left() < left)
        bar->setValue(bar->value() - (left - caret.left()));
    else if (caret.left() > right)
        bar->setValue(bar->value() + caret.left() - right);
    const int top = caret.top();
    if (top < 0)
        verticalScrollBar()->setValue(verticalScrollBar()->value() + top);
    else if (caret.bottom() >= viewport()->height())
        verticalScrollBar()->setValue(verticalScrollBar()->value() + caret.bottom() + 1
                                      - viewport()->height());
}

void LineView::goTo(int row)
{
    const int target = std::clamp(row, 0, text().rowCount() - 1);
    const qsizetype place = text().rowStart(target) + firstInk(text(), target);
    setSelection({place, place}, Told::asReader);
    horizontalScrollBar()->setValue(0);
    reveal(target);
}

} // namespace hawk::ui
