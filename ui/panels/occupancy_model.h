// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include <QAbstractTableModel>

#include "toolchain/occupancy.h"

namespace hawk::ui {

/// How full blocks of each size keep a multiprocessor, a row each, and what limits it.
class OccupancyModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { blockSize, blocks, occupancy, limiter, columnCountOfModel };
    /// From 0 to 1, of the column `occupancy`.
    static constexpr int fractionRole = Qt::UserRole;

    using QAbstractTableModel::QAbstractTableModel;

    void setRows(std::vector<toolchain::Occupancy> rows);
    void retranslate();
    /// Of the smallest block that keeps the multiprocessor as full as any; -1 without rows.
    int fullestRow() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const toolchain::Occupancy& row, int column) const;
    std::vector<toolchain::Occupancy> m_rows;
};

} // namespace hawk::ui
