// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/results_table_model.h"

#include <algorithm>
#include <utility>

#include "common/qt_text.h"
#include "common/spell.h"

namespace hawk::ui {

void ResultsTableModel::setGroup(workspace::ColumnGroup group)
{
    beginResetModel();
    m_group = std::move(group);
    m_first = std::clamp<std::int64_t>(m_first, 0, std::max<std::int64_t>(sampleCount() - m_windowRows, 0));
    m_rows = static_cast<int>(std::min<std::int64_t>(m_windowRows, sampleCount() - m_first));
    endResetModel();
}

std::int64_t ResultsTableModel::sampleCount() const
{
    std::int64_t count = 0;
    for (const workspace::PlaneColumn& column : m_group.columns)
        count = std::max(count, column.count);
    return count;
}

void ResultsTableModel::setWindow(std::int64_t first, int rows)
{
    m_windowRows = rows;
    const std::int64_t last = std::max<std::int64_t>(sampleCount() - rows, 0);
    const bool hasMoved = std::exchange(m_first, std::clamp<std::int64_t>(first, 0, last)) != m_first;
    resize(static_cast<int>(std::min<std::int64_t>(rows, sampleCount() - m_first)));
    if (!hasMoved || m_rows == 0 || m_group.columns.empty())
        return;
    Q_EMIT dataChanged(index(0, 0), index(m_rows - 1, columnCount() - 1));
    Q_EMIT headerDataChanged(Qt::Vertical, 0, m_rows - 1);
}

void ResultsTableModel::resize(int rows)
{
    if (rows > m_rows) {
        beginInsertRows({}, m_rows, rows - 1);
        m_rows = rows;
        endInsertRows();
    } else if (rows < m_rows) {
        beginRemoveRows({}, rows, m_rows - 1);
        m_rows = rows;
        endRemoveRows();
    }
}

QString ResultsTableModel::tabSeparated(std::int64_t firstRow, std::int64_t lastRow, int firstColumn,
                                        int lastColumn) const
{
    std::string text;
    for (int column = firstColumn; column <= lastColumn; ++column)
        text += (column == firstColumn ? "" : "\t") + m_group.columns[static_cast<std::size_t>(column)].name;
    for (std::int64_t row = firstRow; row <= lastRow; ++row) {
        for (int column = firstColumn; column <= lastColumn; ++column) {
            const workspace::PlaneColumn& values = m_group.columns[static_cast<std::size_t>(column)];
            text += column == firstColumn ? '\n' : '\t';
            if (row < values.count)
                text += workspace::textAt(values, row);
        }
    }
    return toQt(text + "\n");
}

int ResultsTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int ResultsTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_group.columns.size());
}

QVariant ResultsTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    const workspace::PlaneColumn& column = m_group.columns[static_cast<std::size_t>(index.column())];
    const std::int64_t sample = m_first + index.row();
    if (role != Qt::DisplayRole || sample >= column.count)
        return {};
    return toQt(workspace::textAt(column, sample));
}

QVariant ResultsTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return m_group.rows.size() > 1 ? toQt(workspace::rowName(m_group, m_first + section))
                                       : spellCount(m_first + section);
    return toQt(m_group.columns[static_cast<std::size_t>(section)].name);
}

} // namespace hawk::ui
