// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/cache_model.h"

#include <numeric>
#include <tuple>

#include <QFontDatabase>

#include "common/icons.h"
#include "common/qt_text.h"
#include "common/spell.h"

namespace hawk::ui {

namespace {

constexpr std::size_t shownDigits = 12;

// Kernels may have names of any letters; the words are compared without their case where that is one byte.
std::string lowered(std::string text)
{
    std::ranges::transform(text, text.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return text;
}

std::weak_ordering compare(const cache::EntryFacts& a, const cache::EntryFacts& b, int column)
{
    switch (column) {
    case CacheModel::kernelColumn:
        return a.kernel <=> b.kernel;
    case CacheModel::targetColumn:
        return a.target <=> b.target;
    case CacheModel::formatColumn:
        return a.format <=> b.format;
    case CacheModel::sizeColumn:
        return a.bytes <=> b.bytes;
    case CacheModel::ageColumn:
        // The older an entry, the greater its age.
        return b.made <=> a.made;
    case CacheModel::useColumn:
        return a.lastUse <=> b.lastUse;
    default:
        return a.name.key <=> b.name.key;
    }
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

bool CacheModel::isWanted(const cache::EntryFacts& facts) const
{
    if (m_words.empty())
        return true;
    const std::string all =
        lowered(facts.kernel + '\n' + facts.target + '\n' + facts.format + '\n' + facts.name.key);
    return std::ranges::all_of(m_words, [&](const std::string& word) { return all.contains(word); });
}

std::vector<std::uint32_t> CacheModel::wantedRows() const
{
    std::vector<std::uint32_t> rows;
    for (std::uint32_t i = 0; i < m_entries->size(); ++i) {
        if (isWanted((*m_entries)[i]))
            rows.push_back(i);
    }
    std::ranges::sort(rows, [&](std::uint32_t a, std::uint32_t b) {
        const std::weak_ordering order = compare((*m_entries)[a], (*m_entries)[b], m_sortColumn);
        if (order == 0)
            return a < b;
        return m_sortOrder == Qt::AscendingOrder ? order < 0 : order > 0;
    });
    return rows;
}

void CacheModel::setRows(std::vector<std::uint32_t> rows)
{
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    std::vector<int> rowOfEntry(m_entries->size(), -1);
    for (std::size_t i = 0; i < rows.size(); ++i)
        rowOfEntry[rows[i]] = static_cast<int>(i);
    const QModelIndexList before = persistentIndexList();
    QModelIndexList after;
    for (const QModelIndex& one : before)
        after.append(index(rowOfEntry[m_rows[static_cast<std::size_t>(one.row())]], one.column()));
    m_rows = std::move(rows);
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

void CacheModel::sort(int column, Qt::SortOrder order)
{
    m_sortColumn = column;
    m_sortOrder = order;
    setRows(wantedRows());
}

int CacheModel::rowOf(const cache::EntryName& name) const
{
    const auto found =
        std::ranges::find_if(m_rows, [&](std::uint32_t place) { return (*m_entries)[place].name == name; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
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
        return spellBytes(facts.bytes);
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
        return tr("Size");
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
