// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include <QTabWidget>

#include "workspace/jobs.h"
#include "workspace/launches.h"

class QTableView;
class QTreeWidget;

namespace hawk::ui {

class PlotView;
class TimingBinsModel;
class TimingHistoryModel;

/// The pages beside the figures: histogram, the same as a table, the runs since the program started, the
/// environment.
class TimingCharts : public QTabWidget
{
    Q_OBJECT

public:
    TimingCharts(workspace::Jobs& jobs, TimingHistoryModel& history, QWidget* parent = nullptr);

    /// A null report empties the first two pages and the last. `baseline` only where it is of the same work.
    void show(std::shared_ptr<const workspace::LaunchReport> report, const workspace::LaunchReport* baseline);
    void resetZoom();
    bool isZoomed() const;
    void retranslate();

Q_SIGNALS:
    void zoomChanged();

private:
    QTableView* makeTable(QAbstractItemModel& model);
    void bin();
    void setMarks(const workspace::LaunchReport* baseline);
    void fillEnvironment();

    workspace::Jobs& m_jobs;
    std::shared_ptr<const workspace::LaunchReport> m_report;
    double m_scale = 1; ///< of seconds on the axis
    PlotView* m_histogram;
    TimingBinsModel* m_binsModel;
    QTableView* m_bins;
    TimingHistoryModel& m_historyModel;
    QTableView* m_history;
    QTreeWidget* m_environment;
};

} // namespace hawk::ui
