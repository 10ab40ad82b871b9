// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/results_summary.h"

#include <QHeaderView>
#include <QPointer>

#include "common/qt_text.h"
#include "panels/results_summary_model.h"
#include "workspace/jobs.h"
#include "workspace/plane_column.h"

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

void ResultsSummary::setPlanes(const std::vector<std::pair<std::string, data::Array>>& planes,
                               std::int64_t sampleCount)
{
    m_model->setPlanes(planes);
    using Summaries = std::vector<workspace::ColumnSummary>;
    m_jobs.start<Summaries>(
        {{0, "summary"}, fromQt(tr("Counting the results")), workspace::Pool::data},
        [planes, sampleCount](const process::JobContext& job) {
            Summaries summaries;
            for (const auto& [name, array] : planes)
                summaries.push_back(
                    workspace::summarizeColumns(workspace::columnsOf(name, array, sampleCount), job));
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
