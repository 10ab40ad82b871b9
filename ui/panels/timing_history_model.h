// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <vector>

#include <QAbstractTableModel>

#include "launch/timing_comparison.h"
#include "workspace/launches.h"
#include "workspace/timing_report.h"

namespace hawk::ui {

/// `within noise`, `faster`, `slower`, in the language of the window.
QString spellVerdict(launch::Verdict verdict);
/// `1.2 %`: the interquartile range over the median.
QString spellSpread(double spread);

/// The timed runs since the program started, newest first, each with how it stood to the baseline then.
class TimingHistoryModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { kernel, samples, target, median, spread, verdict, columnCountOfModel };

    using QAbstractTableModel::QAbstractTableModel;
    static constexpr std::size_t limit = 1000;

    /// `report` must have a timing. Its planes are not kept: they may be large.
    void add(const workspace::LaunchReport& report, std::optional<launch::TimingComparison> comparison);
    std::vector<workspace::TimingReport> reports() const; ///< oldest first
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Entry {
        workspace::TargetArguments target;
        workspace::TimingReport timing;
    };
    QString text(const Entry& entry, int column) const;
    std::vector<Entry> m_entries;
};

/// The timing of a launch that was timed, as the terminal prints it.
workspace::TimingReport timingReportOf(const workspace::LaunchReport& report,
                                       const std::optional<launch::TimingComparison>& comparison);

} // namespace hawk::ui
