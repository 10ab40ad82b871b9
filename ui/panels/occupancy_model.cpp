// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/occupancy_model.h"

#include <algorithm>

#include <QFont>

#include "common/core_phrase.h"
#include "common/qt_text.h"
#include "common/spell.h"

namespace hawk::ui {

void OccupancyModel::setRows(std::vector<toolchain::Occupancy> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

void OccupancyModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCountOfModel - 1);
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCountOfModel - 1));
}

int OccupancyModel::fullestRow() const
{
    const auto fullest = std::ranges::max_element(m_rows, {}, &toolchain::Occupancy::fraction);
    return fullest == m_rows.end() ? -1 : static_cast<int>(fullest - m_rows.begin());
}

int OccupancyModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int OccupancyModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columnCountOfModel;
}

QVariant OccupancyModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const toolchain::Occupancy& row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == Qt::TextAlignmentRole)
        return QVariant(index.column() == limiter ? Qt::AlignLeft | Qt::AlignVCenter
                                                  : Qt::AlignRight | Qt::AlignVCenter);
    if (role == fractionRole && index.column() == occupancy)
        return row.fraction();
    return role == Qt::DisplayRole ? QVariant(text(row, index.column())) : QVariant();
}

QString OccupancyModel::text(const toolchain::Occupancy& row, int column) const
{
    switch (column) {
    case blockSize:
        return spellCount(row.blockSize);
    case blocks:
        return spellCount(row.blocks);
    case occupancy:
        //: A share of one hundred
        return tr("%1 %").arg(qRound(row.fraction() * 100));
    default:
        return translatedPhrase(toQt(toolchain::nameOf(row.limiter)));
    }
}

QVariant OccupancyModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(section == limiter ? Qt::AlignLeft | Qt::AlignVCenter
                                           : Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case blockSize:
        return tr("Threads per block");
    case blocks:
        //: Header: how many blocks a multiprocessor holds at once
        return tr("Blocks");
    case occupancy:
        return tr("Occupancy");
    default:
        return tr("Limited by");
    }
}

} // namespace hawk::ui
