// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTableView>

namespace hawk::workspace {
class Jobs;
struct RunResult;
} // namespace hawk::workspace

namespace hawk::ui {

class ResultsSummaryModel;

/// The figures of each output, a line each: type and shape at once, the rest when a job has counted them.
class ResultsSummary : public QTableView
{
    Q_OBJECT

public:
    explicit ResultsSummary(workspace::Jobs& jobs, QWidget* parent = nullptr);

    /// A count that is going on for earlier planes is given up.
    void setResult(const workspace::RunResult& result);
    void retranslate();

private:
    workspace::Jobs& m_jobs;
    ResultsSummaryModel* m_model;
};

} // namespace hawk::ui
