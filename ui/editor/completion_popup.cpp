// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/completion_popup.h"

#include <QAccessible>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScreen>
#include <QScrollBar>

#include "editor/code_editor.h"
#include "editor/completion_model.h"

namespace hawk::ui {

namespace {

constexpr int rowsShown = 10;
constexpr int widthInLetters = 64;

} // namespace

CompletionPopup::CompletionPopup(CodeEditor& editor)
    : QTreeView(&editor)
    , m_editor(editor)
    , m_model(new CompletionModel(this))
{
    setWindowFlags(Qt::ToolTip | Qt::FramelessWindowHint);
    setAttribute(Qt::WA_ShowWithoutActivating);
    setFocusPolicy(Qt::NoFocus);
    setModel(m_model);
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextElideMode(Qt::ElideRight);
    header()->setStretchLastSection(true);
    retranslate();
    hide();
    editor.installEventFilter(this);
    connect(this, &QTreeView::clicked, this, &CompletionPopup::accepted);
    connect(editor.verticalScrollBar(), &QScrollBar::valueChanged, this, &QWidget::hide);
}

void CompletionPopup::open(std::vector<assist::Candidate> candidates, TextSpan replaced)
{
    m_replaced = replaced;
    if (candidates.empty())
        return hide();
    m_model->setCandidates(std::move(candidates));
    setFont(m_editor.font());
    resizeColumnToContents(CompletionModel::Name);
    setCurrentIndex(m_model->index(0, CompletionModel::Name));
    place();
    show();
    announce();
}

void CompletionPopup::place()
{
    const int rows = std::min(rowsShown, m_model->rowCount());
    const int height = rows * sizeHintForRow(0) + 2 * frameWidth();
    const int width = fontMetrics().averageCharWidth() * widthInLetters;
    QTextCursor begin(m_editor.document());
    begin.setPosition(m_replaced.begin);
    const QRect word = m_editor.cursorRect(begin);
    const QPoint below = m_editor.viewport()->mapToGlobal(word.bottomLeft());
    const QRect screen = m_editor.screen()->availableGeometry();
    const int left = std::clamp(below.x(), screen.left(), std::max(screen.left(), screen.right() - width));
    const bool fitsBelow = below.y() + height <= screen.bottom();
    const int top = fitsBelow ? below.y() : m_editor.viewport()->mapToGlobal(word.topLeft()).y() - height;
    setGeometry(left, top, width, height);
}

const assist::Candidate* CompletionPopup::chosen() const
{
    return isVisible() && currentIndex().isValid() ? &m_model->candidate(currentIndex().row()) : nullptr;
}

void CompletionPopup::step(int rows)
{
    const int count = m_model->rowCount();
    const int row = currentIndex().row() + rows;
    // Single steps walk around the ends, pages stop there.
    const int target = std::abs(rows) == 1 ? (row + count) % count : std::clamp(row, 0, count - 1);
    setCurrentIndex(m_model->index(target, CompletionModel::Name));
    announce();
}

void CompletionPopup::announce()
{
    QAccessibleAnnouncementEvent announcement(
        &m_editor, m_model->data(currentIndex(), Qt::AccessibleTextRole).toString());
    QAccessible::updateAccessibility(&announcement);
}

bool CompletionPopup::takeKey(int key)
{
    switch (key) {
    case Qt::Key_Down:
        step(1);
        return true;
    case Qt::Key_Up:
        step(-1);
        return true;
    case Qt::Key_PageDown:
        step(rowsShown);
        return true;
    case Qt::Key_PageUp:
        step(-rowsShown);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Tab:
        Q_EMIT accepted();
        return true;
    case Qt::Key_Escape:
        hide();
        return true;
    default:
        return false;
    }
}

bool CompletionPopup::eventFilter(QObject* watched, QEvent* event)
{
    if (!isVisible())
        return QTreeView::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::FocusOut:
    case QEvent::Hide:
        hide();
        break;
    case QEvent::ShortcutOverride: {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape || key == Qt::Key_PageDown || key == Qt::Key_PageUp) {
            event->accept();
            return true;
        }
        break;
    }
    case QEvent::KeyPress: {
        const auto* press = static_cast<QKeyEvent*>(event);
        if ((press->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier && takeKey(press->key()))
            return true;
        break;
    }
    default:
        break;
    }
    return QTreeView::eventFilter(watched, event);
}

void CompletionPopup::changeEvent(QEvent* event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void CompletionPopup::retranslate()
{
    setAccessibleName(tr("What fits here"));
}

} // namespace hawk::ui
