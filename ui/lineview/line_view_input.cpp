// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>
#include <array>

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollBar>
#include <QStyleHints>

#include "lineview/line_view.h"
#include "lineview/line_view_actions.h"
#include "lineview/line_view_geometry.h"
#include "lineview/search_bar.h"

namespace hawk::ui {

void LineView::moveTo(qsizetype offset, Keep keep)
{
    m_goalX.reset();
    setSelection({keep == Keep::anchor ? m_selection.anchor : offset, offset}, Told::asReader);
    revealCaret();
}

void LineView::moveRows(int rows, Keep keep)
{
    const int row = caretRow();
    const int target = std::clamp(row + rows, 0, text().rowCount() - 1);
    if (target == row) {
        // At the first or last row the caret goes on to its begin or end.
        moveTo(rows < 0 ? 0 : text().size(), keep);
        return;
    }
    const qreal x = m_goalX ? *m_goalX : m_rows.layout(row).xOf(m_selection.position - text().rowStart(row));
    const qsizetype offset = text().rowStart(target) + m_rows.layout(target).columnAt(x);
    moveTo(offset, keep);
    m_goalX = x;
}

bool LineView::moveByKey(QKeyEvent* event)
{
    struct Move {
        QKeySequence::StandardKey moving;
        QKeySequence::StandardKey choosing;
        void (*go)(LineView& view, Keep keep);
    };
    const auto pageRows = [](const LineView& view) {
        return std::max(view.viewport()->height() / view.m_rows.metrics().height - 1, 1);
    };
    static const std::array moves = {
        Move{QKeySequence::MoveToNextChar, QKeySequence::SelectNextChar,
             [](LineView& view, Keep keep) {
                 view.moveTo(nextCharacter(view.text(), view.m_selection.position), keep);
             }},
        Move{QKeySequence::MoveToPreviousChar, QKeySequence::SelectPreviousChar,
             [](LineView& view, Keep keep) {
                 view.moveTo(previousCharacter(view.text(), view.m_selection.position), keep);
             }},
        Move{QKeySequence::MoveToNextWord, QKeySequence::SelectNextWord,
             [](LineView& view, Keep keep) {
                 view.moveTo(nextWord(view.text(), view.m_selection.position), keep);
             }},
        Move{QKeySequence::MoveToPreviousWord, QKeySequence::SelectPreviousWord,
             [](LineView& view, Keep keep) {
                 view.moveTo(previousWord(view.text(), view.m_selection.position), keep);
             }},
        Move{QKeySequence::MoveToNextLine, QKeySequence::SelectNextLine,
             [](LineView& view, Keep keep) { view.moveRows(1, keep); }},
        Move{QKeySequence::MoveToPreviousLine, QKeySequence::SelectPreviousLine,
             [](LineView& view, Keep keep) { view.moveRows(-1, keep); }},
        Move{QKeySequence::MoveToStartOfLine, QKeySequence::SelectStartOfLine,
             [](LineView& view, Keep keep) {
                 // First to where the text begins, then to where the row does.
                 const qsizetype start = view.text().rowStart(view.caretRow());
                 const qsizetype ink = start + firstInk(view.text(), view.caretRow());
                 view.moveTo(view.m_selection.position == ink ? start : ink, keep);
             }},
        Move{QKeySequence::MoveToEndOfLine, QKeySequence::SelectEndOfLine,
             [](LineView& view, Keep keep) { view.moveTo(view.text().rowEnd(view.caretRow()), keep); }},
        Move{QKeySequence::MoveToStartOfDocument, QKeySequence::SelectStartOfDocument,
             [](LineView& view, Keep keep) { view.moveTo(0, keep); }},
        Move{QKeySequence::MoveToEndOfDocument, QKeySequence::SelectEndOfDocument,
             [](LineView& view, Keep keep) { view.moveTo(view.text().size(), keep); }},
    };
    for (const Move& move : moves) {
        if (event->matches(move.moving))
            move.go(*this, Keep::nothing);
        else if (event->matches(move.choosing))
            move.go(*this, Keep::anchor);
        else
            continue;
        return true;
    }
    const bool isDown = event->matches(QKeySequence::MoveToNextPage);
    if (isDown || event->matches(QKeySequence::MoveToPreviousPage))
        moveRows(isDown ? pageRows(*this) : -pageRows(*this), Keep::nothing);
    else if (const bool choosesDown = event->matches(QKeySequence::SelectNextPage);
             choosesDown || event->matches(QKeySequence::SelectPreviousPage))
        moveRows(choosesDown ? pageRows(*this) : -pageRows(*this), Keep::anchor);
    else
        return false;
    return true;
}

void LineView::keyPressEvent(QKeyEvent* event)
{
    const bool isInBar = m_searchBar && m_searchBar->isAncestorOf(QApplication::focusWidget());
    if (!isInBar && moveByKey(event))
        return;
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isInBar && isEnter && event->modifiers() == Qt::NoModifier)
        Q_EMIT rowActivated(caretRow());
    else if (event->key() == Qt::Key_Escape && m_searchBar && m_searchBar->isVisible())
        closeBar();
    else
        event->ignore();
}

LineSelection LineView::around(qsizetype offset, Unit unit) const
{
    if (unit == Unit::word)
        return wordAt(text(), offset);
    return unit == Unit::row ? wholeRow(text(), text().rowAt(offset)) : LineSelection{offset, offset};
}

void LineView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const QPoint point = event->position().toPoint();
    const qsizetype offset = offsetAt(point);
    const bool isThird = m_sinceDoubleClick.isValid()
        && m_sinceDoubleClick.elapsed() < QGuiApplication::styleHints()->mouseDoubleClickInterval()
        && (point - m_lastPress).manhattanLength() < QGuiApplication::styleHints()->startDragDistance();
    m_sinceDoubleClick.invalidate();
    m_lastPress = point;
    m_dragUnit = isThird ? Unit::row : Unit::character;
    m_dragOrigin = around(offset, m_dragUnit);
    if (isThird)
        setSelection(m_dragOrigin, Told::asReader);
    else
        moveTo(offset, event->modifiers().testFlag(Qt::ShiftModifier) ? Keep::anchor : Keep::nothing);
    if (!isThird)
        m_dragOrigin = {m_selection.anchor, m_selection.anchor};
}

void LineView::dragTo(QPoint point)
{
    const LineSelection here = around(offsetAt(point), m_dragUnit);
    m_goalX.reset();
    if (here.begin() < m_dragOrigin.begin())
        setSelection({m_dragOrigin.end(), here.begin()}, Told::asReader);
    else
        setSelection({m_dragOrigin.begin(), std::max(here.end(), m_dragOrigin.end())}, Told::asReader);
    revealCaret();
}

void LineView::mouseMoveEvent(QMouseEvent* event)
{
    const QPoint point = event->position().toPoint();
    if (event->buttons().testFlag(Qt::LeftButton)) {
        dragTo(point);
        // Outside of the text it goes on by itself.
        if (viewport()->rect().contains(point))
            m_dragTimer.stop();
        else if (!m_dragTimer.isActive())
            m_dragTimer.start(50, this);
        return;
    }
    const int row = (point.y() + verticalScrollBar()->value()) / m_rows.metrics().height;
    setHovered(row < text().rowCount() ? std::optional(row) : std::nullopt);
}

void LineView::mouseReleaseEvent(QMouseEvent*)
{
    m_dragTimer.stop();
    QClipboard* clipboard = QGuiApplication::clipboard();
    if (!m_selection.isEmpty() && clipboard->supportsSelection())
        clipboard->setText(selectedText(), QClipboard::Selection);
}

void LineView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_sinceDoubleClick.start();
    m_lastPress = event->position().toPoint();
    m_dragUnit = Unit::word;
    m_dragOrigin = wordAt(text(), offsetAt(m_lastPress));
    setSelection(m_dragOrigin, Told::asReader);
    Q_EMIT rowActivated(caretRow());
}

bool LineView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave)
        setHovered(std::nullopt);
    return QAbstractScrollArea::viewportEvent(event);
}

void LineView::wheelEvent(QWheelEvent* event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    if (event->angleDelta().y() != 0)
        setZoom(m_zoom + (event->angleDelta().y() > 0 ? 1 : -1));
    event->accept();
}

void LineView::contextMenuEvent(QContextMenuEvent* event)
{
    // Shown and left: whoever sent the event goes on while the menu is open.
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(m_contextActions);
    if (!m_contextActions.isEmpty())
        menu->addSeparator();
    menu->addActions({m_actions->copy, m_actions->selectAll});
    menu->addSeparator();
    menu->addActions({m_actions->find, m_actions->goTo});
    menu->addSeparator();
    menu->addActions({m_actions->zoomIn, m_actions->zoomOut, m_actions->resetZoom});
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    menu->popup(isByKey ? viewport()->mapToGlobal(characterRect(m_selection.position).bottomLeft())
                        : event->globalPos());
}

} // namespace hawk::ui
