// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/timing_bins_model.h"

#include <utility>

#include "common/spell.h"

namespace hawk::ui {

void TimingBinsModel::show(workspace::Histogram histogram)
{
    beginResetModel();
    m_histogram = std::move(histogram);
    endResetModel();
}

void TimingBinsModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, 2);
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 2));
}

int TimingBinsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_histogram.counts.size());
}

int TimingBinsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : 3;
}

QVariant TimingBinsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    const auto bin = static_cast<std::size_t>(index.row());
    if (index.column() == 2)
        return spellCount(m_histogram.counts[bin]);
    return spellSeconds(m_histogram.edge(bin + static_cast<std::size_t>(index.column())));
}

QVariant TimingBinsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return section + 1;
    if (section == 2)
        return tr("Repetitions");
    //: Headers of a table of bins: the ends of a range of times.
    return section == 0 ? tr("From") : tr("To");
}

} // namespace hawk::ui
