// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/results_table.h"

#include <algorithm>
#include <limits>
#include <utility>

#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTableView>
#include <QWheelEvent>

#include "panels/results_table_model.h"

namespace hawk::ui {

ResultsTable::ResultsTable(QWidget* parent)
    : QWidget(parent)
    , m_model(new ResultsTableModel(this))
    , m_view(new QTableView(this))
    , m_scroll(new QScrollBar(Qt::Vertical, this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_scroll);
    m_view->setModel(m_model);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setSelectionMode(QAbstractItemView::ContiguousSelection);
    m_view->setTabKeyNavigation(false);
    m_view->setAlternatingRowColors(true);
    m_view->setShowGrid(false);
    m_view->setAutoScroll(false);
    m_view->setWordWrap(false);
    m_view->installEventFilter(this);
    m_view->viewport()->installEventFilter(this);
    setFocusProxy(m_view);
    styleHeaders();
    nameParts();
    connect(m_scroll, &QScrollBar::valueChanged, this, [this](int value) { scrollTo(value); });
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &ResultsTable::takeSelection);
}

void ResultsTable::styleHeaders()
{
    m_view->horizontalHeader()->setHighlightSections(false);
    m_view->horizontalHeader()->setDefaultSectionSize(
        m_view->fontMetrics().horizontalAdvance(QStringLiteral("-0.12345678901234567e-300")) + 16);
    m_view->horizontalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    QHeaderView* rows = m_view->verticalHeader();
    rows->setSectionResizeMode(QHeaderView::Fixed);
    rows->setDefaultSectionSize(m_view->fontMetrics().height() + 8);
    rows->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    // Wide enough for every sample's number, so that columns stand still while scrolling.
    rows->setFixedWidth(m_view->fontMetrics().horizontalAdvance(QStringLiteral("0")) * 12 + 16);
}

void ResultsTable::setGroup(workspace::ColumnGroup group)
{
    {
        const QScopedValueRollback applying(m_isApplying, true);
        m_model->setGroup(std::move(group));
    }
    m_selection.fitInto(extent());
    fit();
    applySelection();
}

int ResultsTable::visibleRows() const
{
    const int height = m_view->verticalHeader()->defaultSectionSize();
    return std::max(m_view->viewport()->height() / std::max(height, 1), 1);
}

void ResultsTable::fit()
{
    const int rows = visibleRows();
    const std::int64_t last = std::max<std::int64_t>(m_model->sampleCount() - rows, 0);
    m_scroll->setRange(0, static_cast<int>(std::min<std::int64_t>(last, std::numeric_limits<int>::max())));
    m_scroll->setPageStep(rows);
    m_scroll->setEnabled(last > 0);
    scrollTo(m_scroll->value());
}

void ResultsTable::scrollTo(std::int64_t first)
{
    {
        const QScopedValueRollback applying(m_isApplying, true);
        m_model->setWindow(first, visibleRows());
    }
    applySelection();
}

void ResultsTable::ensureVisible(std::int64_t row)
{
    const std::int64_t first = m_model->firstSample();
    const int rows = visibleRows();
    if (row < first)
        m_scroll->setValue(static_cast<int>(row));
    else if (row >= first + rows)
        m_scroll->setValue(static_cast<int>(row - rows + 1));
}

void ResultsTable::goTo(std::int64_t sample)
{
    if (m_model->sampleCount() == 0)
        return;
    m_selection.current = {std::clamp<std::int64_t>(sample, 0, m_model->sampleCount() - 1),
                           m_selection.current.column};
    m_selection.anchor = m_selection.current;
    ensureVisible(m_selection.current.row);
    applySelection();
    Q_EMIT currentChanged();
}

SampleSelection::Extent ResultsTable::extent() const
{
    return {m_model->sampleCount(), m_model->columnCount(), visibleRows()};
}

bool ResultsTable::moveBy(int key, Qt::KeyboardModifiers modifiers)
{
    if (!m_selection.move(key, modifiers, extent()))
        return false;
    ensureVisible(m_selection.current.row);
    applySelection();
    Q_EMIT currentChanged();
    return true;
}

void ResultsTable::takeSelection()
{
    if (m_isApplying)
        return;
    const QModelIndex current = m_view->currentIndex();
    const QItemSelection selection = m_view->selectionModel()->selection();
    if (!current.isValid() || selection.isEmpty())
        return;
    // A contiguous selection is one rectangle; the corner across from the current cell is its anchor.
    const QItemSelectionRange area = selection.first();
    const std::int64_t first = m_model->firstSample();
    m_selection.current = {first + current.row(), current.column()};
    m_selection.anchor = {first + (area.top() == current.row() ? area.bottom() : area.top()),
                          area.left() == current.column() ? area.right() : area.left()};
    Q_EMIT currentChanged();
}

void ResultsTable::applySelection()
{
    if (m_model->rowCount() == 0 || m_model->columnCount() == 0)
        return;
    const QScopedValueRollback applying(m_isApplying, true);
    const std::int64_t first = m_model->firstSample();
    const auto [low, high, left, right] = m_selection.area();
    const std::int64_t top = std::max(low - first, std::int64_t{0});
    const std::int64_t bottom = std::min<std::int64_t>(high - first, m_model->rowCount() - 1);
    QItemSelectionModel& selection = *m_view->selectionModel();
    const std::int64_t current = m_selection.current.row - first;
    if (current >= 0 && current < m_model->rowCount())
        selection.setCurrentIndex(m_model->index(static_cast<int>(current), m_selection.current.column),
                                  QItemSelectionModel::NoUpdate);
    if (top <= bottom)
        selection.select(QItemSelection(m_model->index(static_cast<int>(top), left),
                                        m_model->index(static_cast<int>(bottom), right)),
                         QItemSelectionModel::ClearAndSelect);
    else
        selection.clearSelection();
}

bool ResultsTable::copySelection() const
{
    if (m_model->sampleCount() == 0)
        return true;
    const auto [top, bottom, left, right] = m_selection.area();
    if ((bottom - top + 1) > mostCopiedCells / (right - left + 1))
        return false;
    QApplication::clipboard()->setText(m_model->tabSeparated(top, bottom, left, right));
    return true;
}

bool ResultsTable::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_view && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const auto others =
            key->modifiers() & ~(Qt::ShiftModifier | Qt::ControlModifier | Qt::KeypadModifier);
        if (!others && moveBy(key->key(), key->modifiers()))
            return true;
    }
    if (watched == m_view->viewport() && event->type() == QEvent::Resize)
        // Later: a scroll bar of the view may come or go while its model changes.
        QMetaObject::invokeMethod(this, &ResultsTable::fit, Qt::QueuedConnection);
    if (watched == m_view->viewport() && event->type() == QEvent::Wheel) {
        const auto* wheel = static_cast<QWheelEvent*>(event);
        if (wheel->angleDelta().y() != 0)
            return QApplication::sendEvent(m_scroll, event);
    }
    return QWidget::eventFilter(watched, event);
}

void ResultsTable::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        styleHeaders();
    if (event->type() == QEvent::LanguageChange)
        nameParts();
}

void ResultsTable::nameParts()
{
    m_view->setAccessibleName(tr("Table of samples"));
    m_scroll->setAccessibleName(tr("Position among all samples"));
}

} // namespace hawk::ui
