// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the editor draws under and over its text. Only what is in view costs anything.

#include <algorithm>
#include <cmath>

#include <QPaintEvent>
#include <QPainter>
#include <QPainterPath>
#include <QTextBlock>

#include "common/colours.h"
#include "editor/code_editor.h"

namespace hawk::ui {

namespace {

constexpr double staleOpacity = 0.45;

const QColor& colourOf(text::Severity severity, const Colours& colours)
{
    switch (severity) {
    case text::Severity::error:
        return colours.error;
    case text::Severity::warning:
        return colours.warning;
    case text::Severity::note:
        break;
    }
    return colours.note;
}

/// Errors have waves, warnings dashes and notes dots: the colour is not needed to tell them apart.
void underline(QPainter& painter, const QRectF& place, text::Severity severity, const QColor& colour)
{
    const qreal unit = std::max(1.0, std::round(place.height() / 16));
    const qreal y = place.bottom() - 1.5 * unit;
    QPen pen(colour, unit);
    pen.setCapStyle(Qt::FlatCap);
    if (severity != text::Severity::error) {
        pen.setDashPattern(severity == text::Severity::warning ? QList<qreal>{4, 2} : QList<qreal>{1, 2});
        painter.setPen(pen);
        painter.drawLine(QPointF(place.left(), y), QPointF(place.right(), y));
        return;
    }
    QPainterPath wave(QPointF(place.left(), y + unit));
    bool isUp = true;
    for (qreal x = place.left() + 2 * unit; x < place.right(); x += 2 * unit, isUp = !isUp)
        wave.lineTo(x, isUp ? y - unit : y + unit);
    wave.lineTo(place.right(), y);
    painter.setPen(pen);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(place.adjusted(0, 0, 0, 2 * unit), Qt::IntersectClip);
    painter.drawPath(wave);
    painter.restore();
}

} // namespace

void CodeEditor::paintEvent(QPaintEvent* event)
{
    {
        QPainter painter(viewport());
        painter.setClipRegion(event->region());
        paintUnderlays(painter, event->rect());
    }
    QPlainTextEdit::paintEvent(event);
    if (!m_marks.all().empty()) {
        QPainter painter(viewport());
        painter.setClipRegion(event->region());
        paintMarks(painter);
    }
}

void CodeEditor::paintUnderlays(QPainter& painter, const QRect& area) const
{
    const Colours colours = coloursFor(palette());
    const auto fillLine = [&](const QTextBlock& block, const QColor& colour) {
        const QRectF place = blockBoundingGeometry(block).translated(contentOffset());
        painter.fillRect(QRectF(area.left(), place.top(), area.width(), place.height()), colour);
    };
    if (!isReadOnly() || m_diffLines.empty())
        fillLine(textCursor().block(), colours.currentLine);

    const auto [first, last] = visibleBlocks();
    const QTextBlock top = document()->findBlockByNumber(first);
    for (QTextBlock block = top; block.isValid() && block.blockNumber() <= last; block = block.next()) {
        const TextSpan line{block.position(), block.position() + block.length()};
        if (std::ranges::any_of(m_linked, [line](TextSpan span) { return span.overlaps(line); }))
            fillLine(block, colours.linkTint);
        const auto number = static_cast<std::size_t>(block.blockNumber());
        if (number < m_diffLines.size() && m_diffLines[number] == '+')
            fillLine(block, colours.addedTint);
        else if (number < m_diffLines.size() && m_diffLines[number] == '-')
            fillLine(block, colours.removedTint);
    }

    const QTextBlock bottom = document()->findBlockByNumber(last);
    const int viewEnd = bottom.position() + bottom.length();
    auto match = std::ranges::lower_bound(m_matches, top.position(), {}, &TextSpan::begin);
    for (; match != m_matches.end() && match->begin < viewEnd; ++match) {
        for (const QRectF& place : rectanglesOf(*match))
            painter.fillRect(place, colours.findTint);
    }

    if (m_brackets) {
        const QColor frame = m_brackets->there < 0 ? colours.error : colours.dimmed;
        painter.setPen(QPen(frame, 1, m_brackets->there < 0 ? Qt::DashLine : Qt::SolidLine));
        for (const int position : {m_brackets->here, m_brackets->there}) {
            if (position < 0)
                continue;
            for (const QRectF& place : rectanglesOf({position, position + 1}))
                painter.drawRect(place.adjusted(0, 0, -1, -1));
        }
    }
}

void CodeEditor::paintMarks(QPainter& painter) const
{
    const Colours colours = coloursFor(palette());
    const auto [first, last] = visibleBlocks();
    const QTextBlock bottom = document()->findBlockByNumber(last);
    const TextSpan view{document()->findBlockByNumber(first).position(),
                        bottom.position() + bottom.length() - 1};
    painter.setOpacity(m_freshness == Freshness::stale ? staleOpacity : 1);
    for (const DiagnosticMark* mark : m_marks.touching(view)) {
        for (const QRectF& place : rectanglesOf(mark->span))
            underline(painter, place, mark->severity, colourOf(mark->severity, colours));
    }
}

} // namespace hawk::ui
