// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/command_palette.h"

#include <algorithm>

#include <QAction>
#include <QApplication>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPainter>

#include "shell/command_delegate.h"
#include "shell/command_model.h"

namespace hawk::ui {

namespace {

constexpr int margin = 8;
constexpr int mostRows = 16;

} // namespace

CommandPalette::CommandPalette(CommandModel& model, QWidget* window)
    : QFrame(window)
    , m_model(model)
    , m_field(new QLineEdit(this))
    , m_list(new QListView(this))
{
    setObjectName(QStringLiteral("commandPalette"));
    m_list->setModel(&model);
    m_list->setItemDelegate(new CommandDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFrameShape(QFrame::NoFrame);
    m_field->setClearButtonEnabled(true);
    m_field->installEventFilter(this);
    window->installEventFilter(this);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(margin);
    layout->addWidget(m_field);
    layout->addWidget(m_list);

    connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::choose);
    connect(m_field, &QLineEdit::returnPressed, this, [this] { start(m_list->currentIndex().row()); });
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex& index) { start(index.row()); });
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (isVisible() && now != nullptr && now != this && !isAncestorOf(now))
            hide();
    });
    retranslate();
    hide();
}

void CommandPalette::open()
{
    if (!isVisible())
        m_focusBefore = QApplication::focusWidget();
    m_field->clear();
    choose({});
    place();
    show();
    raise();
    m_field->setFocus(Qt::ShortcutFocusReason);
}

void CommandPalette::close()
{
    hide();
    if (m_focusBefore)
        m_focusBefore->setFocus(Qt::OtherFocusReason);
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible())
        place();
    if (watched != m_field || event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);

    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Escape:
        close();
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        QApplication::sendEvent(m_list, event);
        return true;
    default:
        return false;
    }
}

void CommandPalette::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void CommandPalette::paintEvent(QPaintEvent*)
{
    // A line all around parts it from the window below, on dark ground as well.
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Button));
    QColor edge = palette().color(QPalette::WindowText);
    edge.setAlphaF(0.35F);
    painter.setPen(edge);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void CommandPalette::retranslate()
{
    m_field->setPlaceholderText(tr("Type what you want to do"));
    m_field->setAccessibleName(tr("Search for commands"));
    m_list->setAccessibleName(tr("Commands"));
    setAccessibleName(tr("Command palette"));
}

void CommandPalette::place()
{
    const QSize window = parentWidget()->size();
    const int em = fontMetrics().horizontalAdvance(u'm');
    const int width = std::min(56 * em, window.width() - 32);
    const int row = std::max(1, m_list->sizeHintForRow(0));
    const int rows = std::clamp(m_model.rowCount(), 1, mostRows);
    const int height = std::min(m_field->sizeHint().height() + 4 * margin + rows * row, window.height() - 96);
    setGeometry((window.width() - width) / 2, 48, width, height);
}

void CommandPalette::choose(const QString& pattern)
{
    m_model.setPattern(pattern);
    m_list->setCurrentIndex(m_model.index(0, 0));
    m_list->scrollToTop();
    if (isVisible())
        place();
}

void CommandPalette::start(int row)
{
    const QPointer<QAction> action = m_model.actionAt(row);
    if (!action || !action->isEnabled())
        return;
    close();
    action->trigger();
}

} // namespace hawk::ui
