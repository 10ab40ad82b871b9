// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/results_summary.h"

#include <QHeaderView>
#include <QPointer>

#include "common/qt_text.h"
#include "panels/results_summary_model.h"
#include "workspace/column_group.h"
#include "workspace/jobs.h"
#include "workspace/run_kernel.h"

namespace hawk::ui {

ResultsSummary::ResultsSummary(workspace::Jobs& jobs, QWidget* parent)
    : QTableView(parent)
    , m_jobs(jobs)
    , m_model(new ResultsSummaryModel(this))
{
    setModel(m_model);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setTabKeyNavigation(false);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
}

void ResultsSummary::setResult(const workspace::RunResult& result)
{
    std::vector<std::pair<std::string, data::Array>> planes;
    std::vector<std::vector<workspace::PlaneColumn>> columns;
    for (const std::string& name : result.order) {
        planes.emplace_back(name, result.planes.at(name));
        columns.push_back(workspace::columnsOfPlane(result, name));
    }
    m_model->setPlanes(std::move(planes));
    using Summaries = std::vector<workspace::ColumnSummary>;
    m_jobs.start<Summaries>(
        {{0, "summary"}, fromQt(tr("Counting the results")), workspace::Pool::data},
        [columns = std::move(columns)](const process::JobContext& job) {
            Summaries summaries;
            for (const auto& ofPlane : columns)
                summaries.push_back(workspace::summarizeColumns(ofPlane, job));
            return summaries;
        },
        [guarded = QPointer(this)](Summaries summaries) {
            if (guarded)
                guarded->m_model->setSummaries(std::move(summaries));
        });
}

void ResultsSummary::retranslate()
{
    setAccessibleName(tr("Summary of the outputs"));
    m_model->retranslate();
}

} // namespace hawk::ui
