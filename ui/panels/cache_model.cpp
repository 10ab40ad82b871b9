// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/cache_model.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include <QFontDatabase>

#include "common/icons.h"
#include "common/qt_text.h"
#include "common/spell.h"
#include "panels/cache_order.h"

namespace hawk::ui {

namespace {

constexpr std::size_t shownDigits = 12;

// What stands at the right edge of its cell would touch the next column.
QString apart(const QString& text)
{
    return text + QChar(QChar::Nbsp) + QChar(QChar::Nbsp);
}

// Kernels may have names of any letters; the words are compared without their case where that is one byte.
std::string lowered(std::string text)
{
    std::ranges::transform(text, text.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return text;
}

} // namespace

CacheModel::CacheModel(QObject* parent)
    : QAbstractTableModel(parent)
    , m_entries(std::make_shared<const std::vector<cache::EntryFacts>>())
{ }

void CacheModel::setEntries(const Entries& entries, std::chrono::system_clock::time_point now)
{
    beginResetModel();
    m_now = now;
    m_entries = entries ? entries : std::make_shared<const std::vector<cache::EntryFacts>>();
    m_searched.clear();
    sortAll();
    m_rows = wantedRows();
    endResetModel();
}

void CacheModel::setNow(std::chrono::system_clock::time_point now)
{
    m_now = now;
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, ageColumn), index(rowCount() - 1, useColumn), {Qt::DisplayRole});
}

void CacheModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columns - 1);
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
}

void CacheModel::setFilter(const QString& words)
{
    std::vector<std::string> split;
    for (const QString& word : words.split(u' ', Qt::SkipEmptyParts))
        split.push_back(lowered(fromQt(word)));
    if (split == m_words)
        return;
    beginResetModel();
    m_words = std::move(split);
    m_rows = wantedRows();
    endResetModel();
}

void CacheModel::sortAll()
{
    m_order = cacheOrder(*m_entries, m_sortColumn, m_sortOrder);
}

std::vector<std::uint32_t> CacheModel::wantedRows()
{
    if (m_words.empty())
        return m_order;
    if (m_searched.size() != m_entries->size()) {
        m_searched.clear();
        for (const cache::EntryFacts& facts : *m_entries)
            m_searched.push_back(
                lowered(facts.kernel + '\n' + facts.target + '\n' + facts.format + '\n' + facts.name.key));
    }
    std::vector<std::uint32_t> rows;
    std::ranges::copy_if(m_order, std::back_inserter(rows), [&](std::uint32_t place) {
        return std::ranges::all_of(m_words,
                                   [&](const std::string& word) { return m_searched[place].contains(word); });
    });
    return rows;
}

void CacheModel::sort(int column, Qt::SortOrder order)
{
    m_sortColumn = column;
    m_sortOrder = order;
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    sortAll();
    const std::vector<std::uint32_t> before = std::exchange(m_rows, wantedRows());
    std::vector<int> rowOfEntry(m_entries->size(), -1);
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        rowOfEntry[m_rows[i]] = static_cast<int>(i);
    const QModelIndexList old = persistentIndexList();
    QModelIndexList moved;
    for (const QModelIndex& one : old)
        moved.append(index(rowOfEntry[before[static_cast<std::size_t>(one.row())]], one.column()));
    changePersistentIndexList(old, moved);
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

std::vector<int> CacheModel::rowsOf(const std::vector<cache::EntryName>& names) const
{
    std::vector<std::pair<std::string_view, std::string_view>> wanted;
    wanted.reserve(names.size());
    for (const cache::EntryName& name : names)
        wanted.emplace_back(name.key, name.variant);
    std::ranges::sort(wanted);
    std::vector<int> rows;
    for (int row = 0; !wanted.empty() && row < rowCount(); ++row) {
        const cache::EntryName& name = entry(row).name;
        if (std::ranges::binary_search(wanted,
                                       std::pair<std::string_view, std::string_view>(name.key, name.variant)))
            rows.push_back(row);
    }
    return rows;
}

int CacheModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CacheModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QString CacheModel::text(const cache::EntryFacts& facts, int column) const
{
    switch (column) {
    case kernelColumn:
        return facts.fault.empty() ? toQt(facts.kernel) : tr("damaged");
    case targetColumn:
        return toQt(facts.target);
    case formatColumn:
        return toQt(facts.format);
    case sizeColumn:
        return apart(spellBytes(facts.bytes));
    case ageColumn:
        return spellAge(facts.made, m_now);
    case useColumn:
        return spellAge(facts.lastUse, m_now);
    default:
        return toQt(std::string_view(facts.name.key).substr(0, shownDigits)) + u'…';
    }
}

QVariant CacheModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const cache::EntryFacts& facts = entry(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(facts, index.column());
    case Qt::ToolTipRole:
        if (!facts.fault.empty())
            return tr("This entry cannot be read: %1.").arg(toQt(facts.fault));
        if (index.column() == keyColumn)
            return toQt(facts.name.key);
        return {};
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((index.column() == sizeColumn ? Qt::AlignRight : Qt::AlignLeft)
                                   | Qt::AlignVCenter);
    case Qt::FontRole:
        if (index.column() == keyColumn)
            return QFontDatabase::systemFont(QFontDatabase::FixedFont);
        return {};
    case Qt::DecorationRole:
        if (index.column() == kernelColumn && !facts.fault.empty())
            return icon(u"warning");
        return {};
    default:
        return {};
    }
}

QVariant CacheModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((section == sizeColumn ? Qt::AlignRight : Qt::AlignLeft)
                                   | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case kernelColumn:
        return tr("Kernel");
    case targetColumn:
        return tr("Target");
    case formatColumn:
        return tr("Format");
    case sizeColumn:
        return apart(tr("Size"));
    case ageColumn:
        //: when an entry of the cache was made
        return tr("Made");
    case useColumn:
        return tr("Last use");
    case keyColumn:
        //: the digest that names an entry
        return tr("Key");
    default:
        return {};
    }
}

} // namespace hawk::ui
