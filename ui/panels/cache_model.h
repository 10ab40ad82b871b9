// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <vector>

#include <QAbstractTableModel>

#include "cache/entries.h"

namespace hawk::ui {

/// The entries of the cache as a table that sorts and filters itself: 50,000 rows in some ten milliseconds.
/// Only the cells that are looked at are spelled.
class CacheModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { kernelColumn, targetColumn, formatColumn, sizeColumn, ageColumn, useColumn, keyColumn };
    static constexpr int columns = keyColumn + 1;
    using Entries = std::shared_ptr<const std::vector<cache::EntryFacts>>;

    explicit CacheModel(QObject* parent = nullptr);

    /// Null is an empty list. `now` is what ages count from.
    void setEntries(const Entries& entries, std::chrono::system_clock::time_point now);
    void setNow(std::chrono::system_clock::time_point now);
    /// After a change of the language.
    void retranslate();
    /// Shows the entries in whose kernel, target, format or key every word occurs, in any case of letters.
    void setFilter(const QString& words);

    const cache::EntryFacts& entry(int row) const
    {
        return (*m_entries)[m_rows[static_cast<std::size_t>(row)]];
    }
    /// Of the entries that are shown, ascending. One pass over all.
    std::vector<int> rowsOf(const std::vector<cache::EntryName>& names) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

private:
    QString text(const cache::EntryFacts& facts, int column) const;
    void sortAll();
    /// Those of m_order that the filter wants.
    std::vector<std::uint32_t> wantedRows();

    Entries m_entries;
    std::vector<std::uint32_t> m_order; ///< places in m_entries, sorted
    std::vector<std::uint32_t> m_rows; ///< places in m_entries, as shown
    std::vector<std::string> m_words; ///< of the filter, in lower case
    std::vector<std::string> m_searched; ///< what the words are looked for in; made for the first filter
    std::chrono::system_clock::time_point m_now;
    int m_sortColumn = useColumn;
    Qt::SortOrder m_sortOrder = Qt::DescendingOrder;
};

} // namespace hawk::ui
