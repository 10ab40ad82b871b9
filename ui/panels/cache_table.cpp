// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/cache_table.h"

#include <array>
#include <chrono>

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QScrollBar>

#include "common/qt_text.h"

namespace hawk::ui {

CacheTable::CacheTable(QWidget* parent) : QTableView(parent), m_model(new CacheModel(this))
{
    setModel(m_model);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setSortingEnabled(true);
    setAlternatingRowColors(true);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setFrameShape(QFrame::NoFrame);
    sortByColumn(CacheModel::useColumn, Qt::DescendingOrder);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setStretchLastSection(true);
    const int letter = fontMetrics().averageCharWidth();
    const std::array<int, CacheModel::columns - 1> letters = {24, 10, 10, 12, 20, 20};
    for (int column = 0; column < CacheModel::keyColumn; ++column)
        setColumnWidth(column, letter * letters[static_cast<std::size_t>(column)]);
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &CacheTable::selectionChanges);
}

void CacheTable::setEntries(const CacheModel::Entries& entries)
{
    if (entries == m_shown)
        return;
    const std::vector<cache::EntryName> selected = selectedNames();
    const QModelIndex current = currentIndex();
    const std::vector<cache::EntryName> before =
        current.isValid() ? std::vector{m_model->entry(current.row()).name} : std::vector<cache::EntryName>();
    const int scrolled = verticalScrollBar()->value();
    m_shown = entries;
    m_model->setEntries(entries, std::chrono::system_clock::now());

    if (const std::vector<int> rows = m_model->rowsOf(before); !rows.empty())
        selectionModel()->setCurrentIndex(m_model->index(rows.front(), current.column()),
                                          QItemSelectionModel::NoUpdate);
    select(selected);
    verticalScrollBar()->setValue(scrolled);
}

void CacheTable::select(const std::vector<cache::EntryName>& names)
{
    QItemSelection selection;
    const std::vector<int> rows = m_model->rowsOf(names);
    for (auto first = rows.begin(); first != rows.end();) {
        auto last = first;
        while (last + 1 != rows.end() && *(last + 1) == *last + 1)
            ++last;
        selection.append(
            QItemSelectionRange(m_model->index(*first, 0), m_model->index(*last, CacheModel::columns - 1)));
        first = last + 1;
    }
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
}

void CacheTable::setFilter(const QString& words)
{
    m_model->setFilter(words);
}

void CacheTable::updateAges()
{
    m_model->setNow(std::chrono::system_clock::now());
}

int CacheTable::shownCount() const
{
    return m_model->rowCount();
}

int CacheTable::selectedCount() const
{
    return static_cast<int>(selectionModel()->selectedRows().size());
}

std::vector<cache::EntryFacts> CacheTable::selectedEntries() const
{
    std::vector<cache::EntryFacts> entries;
    for (const QModelIndex& index : selectionModel()->selectedRows())
        entries.push_back(m_model->entry(index.row()));
    return entries;
}

std::vector<cache::EntryName> CacheTable::selectedNames() const
{
    std::vector<cache::EntryName> names;
    for (const QModelIndex& index : selectionModel()->selectedRows())
        names.push_back(m_model->entry(index.row()).name);
    return names;
}

void CacheTable::copySelectedKeys() const
{
    QStringList keys;
    for (const cache::EntryName& name : selectedNames())
        keys.append(toQt(name.key));
    QGuiApplication::clipboard()->setText(keys.join(u'\n'));
}

void CacheTable::retranslate()
{
    setAccessibleName(tr("Entries of the cache"));
    m_model->retranslate();
}

} // namespace hawk::ui
