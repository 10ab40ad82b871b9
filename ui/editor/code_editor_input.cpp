// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What keys and the mouse do in the editor, and the messages that they bring up.

#include <QAccessible>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QTextBlock>
#include <QToolTip>

#include "editor/code_editor.h"
#include "editor/indentation.h"

namespace hawk::ui {

void CodeEditor::keyPressEvent(QKeyEvent* event)
{
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    const bool isPlain = modifiers == Qt::NoModifier;
    if (isReadOnly())
        return QPlainTextEdit::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (isPlain || modifiers == Qt::ShiftModifier)
            return edit(insertNewLine);
        break;
    case Qt::Key_Tab:
        if (isPlain)
            return edit(indent);
        break;
    case Qt::Key_Backtab:
        return edit(unindent);
    case Qt::Key_Backspace: {
        QTextCursor cursor = textCursor();
        if (isPlain && eraseToIndentationStep(cursor)) {
            setTextCursor(cursor);
            return ensureCursorVisible();
        }
        break;
    }
    default:
        break;
    }
    QPlainTextEdit::keyPressEvent(event);
}

void CodeEditor::contextMenuEvent(QContextMenuEvent* event)
{
    // What is offered is meant of the place that was clicked.
    if (event->reason() == QContextMenuEvent::Mouse && !textCursor().hasSelection())
        setTextCursor(cursorForPosition(event->pos()));
    QMenu* menu = createStandardContextMenu(event->pos());
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addSeparator();
    menu->addActions(actions());
    menu->popup(event->globalPos());
}

void CodeEditor::wheelEvent(QWheelEvent* event)
{
    if (event->modifiers() != Qt::ControlModifier)
        return QPlainTextEdit::wheelEvent(event);
    if (event->angleDelta().y() != 0)
        Q_EMIT zoomRequested(event->angleDelta().y() > 0 ? 1 : -1);
    event->accept();
}

void CodeEditor::mouseMoveEvent(QMouseEvent* event)
{
    QPlainTextEdit::mouseMoveEvent(event);
    if (event->buttons() != Qt::NoButton)
        return;
    const QTextCursor cursor = cursorForPosition(event->position().toPoint());
    const QRectF last = blockBoundingGeometry(document()->lastBlock()).translated(contentOffset());
    if (event->position().y() > last.bottom())
        hover(std::nullopt);
    else
        hover(cursor.position());
}

void CodeEditor::hover(std::optional<int> position)
{
    if (std::exchange(m_hoverPosition, position) == position)
        return;
    Q_EMIT hovered(position ? std::optional(m_bytes.offset(*position)) : std::nullopt);
}

bool CodeEditor::event(QEvent* event)
{
    // Tab indents; Ctrl+Tab and F6 leave.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (!isReadOnly()
            && (key->key() == Qt::Key_Backtab
                || (key->key() == Qt::Key_Tab && key->modifiers() == Qt::NoModifier))) {
            event->accept();
            return true;
        }
    }
    return QPlainTextEdit::event(event);
}

bool CodeEditor::viewportEvent(QEvent* event)
{
    switch (event->type()) {
    case QEvent::ToolTip: {
        const auto* help = static_cast<QHelpEvent*>(event);
        QString plain;
        const QString tip = tipAt(cursorForPosition(help->pos()).position(), &plain);
        if (!tip.isEmpty())
            QToolTip::showText(help->globalPos(), tip, viewport());
        else if (m_hoverPosition)
            Q_EMIT meaningWanted(*m_hoverPosition, help->globalPos());
        else
            QToolTip::hideText();
        return true;
    }
    case QEvent::Leave:
        hover(std::nullopt);
        break;
    default:
        break;
    }
    return QPlainTextEdit::viewportEvent(event);
}

QString CodeEditor::tipAt(int position, QString* plain) const
{
    QStringList rich;
    QStringList spoken;
    for (const DiagnosticMark* mark : m_marks.touching({position, position})) {
        rich << richText(*mark);
        spoken << plainText(*mark);
    }
    if (rich.isEmpty()) {
        for (const TextSpan span : m_dimmed) {
            if (position >= span.begin && position < span.end) {
                rich << m_dimReason.toHtmlEscaped();
                spoken << m_dimReason;
                break;
            }
        }
    }
    *plain = spoken.join(u' ');
    return rich.join(QString());
}

void CodeEditor::showTip(const QString& rich, const QString& plain, QPoint place)
{
    QToolTip::showText(viewport()->mapToGlobal(place), rich, viewport(), {}, 20'000);
    QAccessibleAnnouncementEvent announcement(this, plain);
    QAccessible::updateAccessibility(&announcement);
}

void CodeEditor::showMark(const DiagnosticMark& mark)
{
    const QString rich = richText(mark);
    const QString plain = plainText(mark);
    select(mark.span);
    setFocus();
    showTip(rich, plain, cursorRect().bottomLeft());
}

bool CodeEditor::showNextMark()
{
    const DiagnosticMark* mark = m_marks.after(textCursor().position());
    if (mark)
        showMark(*mark);
    return mark;
}

bool CodeEditor::showPreviousMark()
{
    const DiagnosticMark* mark = m_marks.before(textCursor().position());
    if (mark)
        showMark(*mark);
    return mark;
}

bool CodeEditor::showMarksAtCaret()
{
    QString plain;
    const QString tip = tipAt(textCursor().position(), &plain);
    if (!tip.isEmpty())
        showTip(tip, plain, cursorRect().bottomLeft());
    return !tip.isEmpty();
}

} // namespace hawk::ui
