// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// The compiling half of Builds: requests, reports and the cells of the matrix.

#include <algorithm>
#include <chrono>
#include <format>
#include <utility>

#include "text/cancelled.h"
#include "workspace/builds.h"

namespace hawk::workspace {

namespace {

std::shared_ptr<BuildReport> buildNow(BuildReport report, const ir::Kernel& kernel,
                                      const text::SourceText& source, compile::Session& session,
                                      const process::JobContext& job)
{
    const auto begin = std::chrono::steady_clock::now();
    auto built = resolveTarget(report.selection.target, session, job).and_then([&](const auto& target) {
        return buildKernel(kernel, source, target, session, job);
    });
    report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    if (built)
        report.built = *std::move(built);
    else
        report.error = std::move(built.error());
    return std::make_shared<BuildReport>(std::move(report));
}

CellState stateOf(const BuildReport* report)
{
    if (!report)
        return CellState::waiting;
    if (!report->built)
        return CellState::failed;
    switch (report->built->artifact.outcome) {
    case compile::Outcome::hit:
        return CellState::hit;
    case compile::Outcome::miss:
        return CellState::miss;
    case compile::Outcome::bypassed:
        break;
    }
    return CellState::bypassed;
}

} // namespace

void Builds::build()
{
    if (m_selection.document == DocumentId::none)
        return;
    if (isAnalysed())
        return startBuild(m_selection.kernel, Reason::asked);
    m_dueKernels.insert(m_selection.kernel);
    m_documents.analyseNow(m_selection.document);
}

void Builds::buildAll()
{
    if (m_selection.document == DocumentId::none)
        return;
    if (!isAnalysed()) {
        m_areAllDue = true;
        m_documents.analyseNow(m_selection.document);
        return;
    }
    for (const std::string& kernel : m_kernels)
        startBuild(kernel, Reason::asked);
}

bool Builds::isAnalysed() const
{
    const auto now = analysis();
    return now && now->revision == m_documents.facts(m_selection.document).revision;
}

void Builds::startBuild(const std::string& kernel, Reason reason)
{
    const auto now = analysis();
    if (!now || kernel.empty())
        return;
    Selection selection = m_selection;
    selection.kernel = kernel;
    BuildReport report{.selection = std::move(selection), .revision = now->revision};
    auto traced = trace::selectKernel(now->module, kernel);
    if (!traced) {
        // While somebody types, a broken kernel is no failed build: the problems say what is wrong.
        if (reason == Reason::asked) {
            report.error = text::inSource(std::move(traced.error()), now->source());
            buildEnded(std::make_shared<const BuildReport>(std::move(report)));
        }
        return;
    }
    // One build of a kernel at a time: that of another target is given up and tells nobody.
    for (MatrixCell& other : m_cells) {
        if (other.kernel == kernel && other.state == CellState::building)
            other.state = stateOf(other.report.get());
    }
    cell(kernel, report.selection.target).state = CellState::building;
    Q_EMIT cellsChanged();
    m_jobs.start<std::shared_ptr<const BuildReport>>(
        {buildKey(kernel), std::format("Building {}", kernel), Pool::build},
        [report = std::move(report), traced = *std::move(traced), source = now->source(),
         session = m_session](const process::JobContext& job) -> std::shared_ptr<const BuildReport> {
            return buildNow(report, traced, source, *session, job);
        },
        [this](std::shared_ptr<const BuildReport> ended) { buildEnded(std::move(ended)); });
    if (kernel == m_selection.kernel)
        Q_EMIT buildStarted();
}

void Builds::buildEnded(std::shared_ptr<const BuildReport> report)
{
    if (report->selection.document != m_selection.document)
        return;
    MatrixCell& own = cell(report->selection.kernel, report->selection.target);
    // One that was stopped says nothing about the kernel: what was known before stays.
    const bool isStopped = report->error && text::isCancelled(*report->error);
    if (!isStopped)
        own.report = report;
    own.state = stateOf(own.report.get());
    if (report->selection == m_selection && !isStopped) {
        m_lastBuild = report;
        if (report->built)
            m_lastGoodBuild = report;
    }
    Q_EMIT cellsChanged();
    Q_EMIT buildFinished(report);
}

MatrixCell& Builds::cell(const std::string& kernel, const TargetArguments& target)
{
    const auto found = std::ranges::find_if(
        m_cells, [&](const MatrixCell& one) { return one.kernel == kernel && one.target == target; });
    return found != m_cells.end() ? *found : m_cells.emplace_back(MatrixCell{kernel, target, {}, {}});
}

std::shared_ptr<const BuildReport> Builds::lastBuild() const
{
    return m_lastBuild;
}

std::shared_ptr<const BuildReport> Builds::lastGoodBuild() const
{
    return m_lastGoodBuild;
}

void Builds::cancel()
{
    m_dueKernels.clear();
    m_areAllDue = false;
    for (const std::string& kernel : m_kernels)
        m_jobs.cancel(buildKey(kernel));
}

bool Builds::isBuilding() const
{
    return std::ranges::any_of(m_kernels,
                               [&](const std::string& kernel) { return m_jobs.isRunning(buildKey(kernel)); });
}

} // namespace hawk::workspace
