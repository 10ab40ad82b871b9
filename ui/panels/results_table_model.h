// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include <QAbstractTableModel>

#include "workspace/column_group.h"

namespace hawk::ui {

/// Some rows of columns that may have billions: a row is a sample, or a place of a plane with a length of its
/// own (workspace::ColumnGroup), and only those of the window exist for a
/// view, because a header of Qt keeps memory for each row. Cells are spelled when they are asked for.
class ResultsTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// The rows are those of the group; its columns may be more than the plane's own.
    void setGroup(workspace::ColumnGroup group);
    const std::vector<workspace::PlaneColumn>& columns() const { return m_group.columns; }
    const workspace::ColumnGroup& group() const { return m_group; }
    /// Rows in all.
    std::int64_t sampleCount() const;
    /// The first sample of the window, and how many rows it has at most.
    void setWindow(std::int64_t first, int rows);
    std::int64_t firstSample() const { return m_first; }

    /// Columns and samples, both ends included, as lines of fields with tabs between, under the names of the
    /// columns.
    QString tabSeparated(std::int64_t firstRow, std::int64_t lastRow, int firstColumn, int lastColumn) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void resize(int rows);
    workspace::ColumnGroup m_group;
    std::int64_t m_first = 0;
    int m_windowRows = 0; ///< as asked for
    int m_rows = 0; ///< that there are
};

} // namespace hawk::ui
