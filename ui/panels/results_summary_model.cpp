// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/results_summary_model.h"

#include <utility>

#include "common/qt_text.h"
#include "common/spell.h"
#include "data/plane_form.h"

namespace hawk::ui {

void ResultsSummaryModel::setPlanes(std::vector<std::pair<std::string, data::Array>> planes)
{
    beginResetModel();
    m_planes = std::move(planes);
    m_summaries.clear();
    endResetModel();
}

void ResultsSummaryModel::setSummaries(std::vector<workspace::ColumnSummary> summaries)
{
    if (summaries.size() != m_planes.size() || m_planes.empty())
        return;
    m_summaries = std::move(summaries);
    Q_EMIT dataChanged(index(0, minimum), index(rowCount() - 1, infiniteCount));
}

void ResultsSummaryModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCountOfModel - 1);
    if (!m_planes.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCountOfModel - 1));
}

int ResultsSummaryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_planes.size());
}

int ResultsSummaryModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columnCountOfModel;
}

QVariant ResultsSummaryModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(index.column() < minimum ? Qt::AlignLeft | Qt::AlignVCenter
                                                 : Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const auto& [planeName, array] = m_planes[row];
    switch (index.column()) {
    case name:
        return toQt(planeName);
    case type:
        return toQt(data::nameOf(array.dtype()));
    case shape:
        return toQt(data::shapeText(array.shape()));
    default:
        return figure(row, index.column());
    }
}

QString ResultsSummaryModel::figure(std::size_t row, int column) const
{
    if (row >= m_summaries.size())
        return tr("…");
    const workspace::ColumnSummary& summary = m_summaries[row];
    switch (column) {
    case minimum:
        return spellNumber(summary.minimum);
    case maximum:
        return spellNumber(summary.maximum);
    case mean:
        return spellNumber(summary.mean);
    case nanCount:
        return spellCount(summary.nanCount);
    default:
        return spellCount(summary.infiniteCount);
    }
}

QVariant ResultsSummaryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return section + 1;
    switch (section) {
    case name:
        return tr("Output");
    case type:
        return tr("Type");
    case shape:
        return tr("Shape");
    case minimum:
        return tr("Minimum");
    case maximum:
        return tr("Maximum");
    case mean:
        return tr("Mean");
    case nanCount:
        return tr("NaN");
    default:
        //: Header: how many values are infinite
        return tr("Infinite");
    }
}

} // namespace hawk::ui
