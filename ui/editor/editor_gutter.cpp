// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/editor_gutter.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QTextBlock>
#include <QToolTip>

#include "common/colours.h"
#include "editor/code_editor.h"

namespace hawk::ui {

namespace {

constexpr int margin = 8;

/// A shape for each severity: a disc, a triangle, a small square.
void drawSign(QPainter& painter, const QRectF& place, text::Severity severity, const Colours& colours)
{
    painter.setPen(Qt::NoPen);
    switch (severity) {
    case text::Severity::error:
        painter.setBrush(colours.error);
        painter.drawEllipse(place);
        return;
    case text::Severity::warning:
        painter.setBrush(colours.warning);
        painter.drawPolygon(
            QPolygonF({place.bottomLeft(), place.bottomRight(), {place.center().x(), place.top()}}));
        return;
    case text::Severity::note:
        painter.setBrush(colours.note);
        painter.drawRect(place.adjusted(2, 2, -2, -2));
        return;
    }
}

} // namespace

EditorGutter::EditorGutter(CodeEditor& editor) : QWidget(&editor), m_editor(editor)
{
    setCursor(Qt::ArrowCursor);
}

int EditorGutter::signWidth() const
{
    return m_editor.fontMetrics().height();
}

int EditorGutter::preferredWidth(int lines) const
{
    const int digits = static_cast<int>(std::max<qsizetype>(2, QString::number(lines).size()));
    return signWidth() + digits * m_editor.fontMetrics().horizontalAdvance(u'9') + 2 * margin;
}

void EditorGutter::follow(const QRect& area, int dy)
{
    if (dy != 0)
        scroll(0, dy);
    else
        update(0, area.top(), width(), area.height());
}

int EditorGutter::blockAt(int y) const
{
    return m_editor.cursorForPosition({0, y}).blockNumber();
}

void EditorGutter::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    const Colours colours = coloursFor(m_editor.palette());
    painter.fillRect(event->rect(), m_editor.palette().color(QPalette::Base));
    painter.setFont(m_editor.font());
    const int caret = m_editor.textCursor().blockNumber();
    const auto [first, last] = m_editor.visibleBlocks();
    const qreal side = signWidth() * 0.5;
    for (QTextBlock block = m_editor.document()->findBlockByNumber(first);
         block.isValid() && block.blockNumber() <= last; block = block.next()) {
        const QRectF place = m_editor.blockBoundingGeometry(block).translated(m_editor.contentOffset());
        if (place.top() > event->rect().bottom())
            break;
        if (place.bottom() < event->rect().top())
            continue;
        const bool isCaret = block.blockNumber() == caret;
        if (isCaret)
            painter.fillRect(QRectF(0, place.top(), width(), place.height()), colours.currentLine);
        painter.setPen(isCaret ? m_editor.palette().color(QPalette::Text) : colours.dimmed);
        painter.drawText(QRectF(0, place.top(), width() - margin, place.height()),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(block.blockNumber() + 1));

        const DiagnosticMark* worst = nullptr;
        for (const DiagnosticMark* mark :
             m_editor.marks().touching({block.position(), block.position() + block.length() - 1})) {
            if (mark->span.begin >= block.position() && (!worst || mark->severity < worst->severity))
                worst = mark;
        }
        if (worst) {
            painter.save();
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setOpacity(m_editor.freshness() == Freshness::stale ? 0.45 : 1);
            drawSign(painter, QRectF(margin, place.center().y() - side / 2, side, side), worst->severity,
                     colours);
            painter.restore();
        }
    }
}

void EditorGutter::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const QTextBlock block = m_editor.document()->findBlockByNumber(blockAt(event->position().toPoint().y()));
    QTextCursor cursor(block);
    if (event->modifiers() == Qt::ShiftModifier)
        cursor.setPosition(m_editor.textCursor().anchor());
    cursor.setPosition(block.next().isValid() ? block.next().position()
                                              : block.position() + block.length() - 1,
                       QTextCursor::KeepAnchor);
    m_editor.setTextCursor(cursor);
    m_editor.setFocus();
}

bool EditorGutter::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QTextBlock block = m_editor.document()->findBlockByNumber(blockAt(help->pos().y()));
    QString tip;
    for (const DiagnosticMark* mark :
         m_editor.marks().touching({block.position(), block.position() + block.length() - 1}))
        tip += richText(*mark);
    if (tip.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), tip, this);
    return true;
}

} // namespace hawk::ui
