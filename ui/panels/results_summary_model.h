// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include <QAbstractTableModel>

#include "data/array.h"
#include "workspace/plane_column.h"

namespace hawk::ui {

/// A line of figures for each written plane: type and shape at once, the rest when they are counted.
class ResultsSummaryModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { name, type, shape, minimum, maximum, mean, nanCount, infiniteCount, columnCountOfModel };

    using QAbstractTableModel::QAbstractTableModel;
    void setPlanes(std::vector<std::pair<std::string, data::Array>> planes);
    /// One for each plane.
    void setSummaries(std::vector<workspace::ColumnSummary> summaries);
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString figure(std::size_t row, int column) const;
    std::vector<std::pair<std::string, data::Array>> m_planes;
    std::vector<workspace::ColumnSummary> m_summaries;
};

} // namespace hawk::ui
