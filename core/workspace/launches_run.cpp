// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// The launching half of Launches.

#include <format>
#include <utility>

#include "workspace/job_kinds.h"
#include "workspace/launches.h"
#include "workspace/until_done.h"

namespace hawk::workspace {

namespace {

/// As in the terminal.
constexpr std::uint64_t mostSteps = 1'000'000;

} // namespace

/// All that a launch needs, as values.
struct Launches::Prepared {
    std::shared_ptr<LaunchReport> report;
    ir::Kernel kernel;
    text::SourceText source;
    std::shared_ptr<compile::Session> session;
    CrashGuard guard;
    std::int64_t sampleCount = 1;
    unsigned threads = 0;
    std::chrono::milliseconds timeLimit{0};
    launch::TimingRequest timing;
    RunChoice choice;
    bool isSaved = true; ///< the file holds the text that is launched

    Result<RunResult> launch(const process::JobContext& job)
    {
        const bool isUntilDone = report->kind == RunKind::untilDone;
        std::vector<ir::Kernel> kernels = {kernel};
        if (isUntilDone) {
            auto stepped = untilDoneKernels(std::move(kernels));
            if (!stepped)
                return std::unexpected(std::move(stepped.error()));
            kernels = *std::move(stepped);
        }
        // Inputs first: their faults cost no compile.
        sampleCount = sampleCountOf(kernel.signature, report->given, sampleCount);
        auto arguments = resolveArguments(report->given, {}, kernel.signature, report->selection.target.mode,
                                          sampleCount, job);
        if (!arguments)
            return std::unexpected(std::move(arguments.error()));
        for (const auto& [name, argument] : *arguments) {
            const auto slot = kernel.signature.findSlot(name);
            const bool isOfSamples = !slot || !kernel.signature.slots[*slot].isWholeBuffer();
            if (const auto* array = std::get_if<data::Array>(&argument.value); array && isOfSamples)
                report->inputs.emplace(name, *array);
        }
        auto built = buildForLaunch(std::move(kernels), source, report->selection.target, *session, job);
        if (!built)
            return std::unexpected(std::move(built.error()));
        guard.setMark(kernel.digest);
        tellOf(job);
        // How a worker is started is of use to nobody else.
        process::JobContext inner = job;
        inner.command = nullptr;
        auto result =
            runKernels({.kernels = *std::move(built),
                        .arguments = *std::move(arguments),
                        .sampleCount = sampleCount,
                        .threads = threads,
                        .where = Where::worker,
                        .timing = report->kind == RunKind::timed ? std::optional(timing) : std::nullopt,
                        .timeLimit = timeLimit,
                        .untilDone = isUntilDone ? std::optional(mostSteps) : std::nullopt},
                       inner);
        if (!result && isFall(result.error()))
            guard.keepMark(kernel.digest);
        else
            guard.removeMark(kernel.digest);
        return result;
    }

    void tellOf(const process::JobContext& job) const
    {
        if (isSaved)
            job.tellCommand(runWords(choice));
        else
            job.inform(
                std::format("Launching {} from a text that is not saved, so no command of the terminal "
                            "does the same.",
                            choice.kernel));
    }

    static bool isFall(const Error& error)
    {
        return error.code == "kernel-crashed" || error.code == "kernel-out-of-memory"
            || error.code == "kernel-time-limit";
    }
};

std::shared_ptr<const Analysis> Launches::currentAnalysis() const
{
    const DocumentId id = m_builds.selection().document;
    auto analysis = m_documents.analysis(id);
    return analysis && analysis->revision == m_documents.facts(id).revision ? analysis : nullptr;
}

void Launches::run(RunKind kind)
{
    const DocumentId id = m_builds.selection().document;
    if (id == DocumentId::none)
        return;
    Q_EMIT started();
    if (const auto analysis = currentAnalysis()) {
        launch(*analysis, kind);
    } else {
        m_due = kind;
        m_documents.analyseNow(id);
    }
}

RunChoice Launches::choice(RunKind kind) const
{
    const Selection& selection = m_builds.selection();
    const DocumentFacts& facts = m_documents.facts(selection.document);
    return {.file = facts.path.empty() ? facts.title : facts.path,
            .kernel = selection.kernel,
            .target = selection.target,
            .inputs = argumentsOf(m_rows),
            .sampleCount = sampleCountOf(m_signature, argumentsOf(m_rows), m_sampleCount),
            .threads = m_threads,
            .isTimed = kind == RunKind::timed,
            .isUntilDone = kind == RunKind::untilDone,
            .searchPath = m_documents.searchPath()};
}

void Launches::launch(const Analysis& analysis, RunKind kind)
{
    auto report = std::make_shared<LaunchReport>();
    report->selection = m_builds.selection();
    report->revision = analysis.revision;
    report->kind = kind;
    report->given = argumentsOf(m_rows);
    auto kernel = trace::selectKernel(analysis.module, report->selection.kernel);
    if (!kernel) {
        report->error = text::inSource(std::move(kernel.error()), analysis.source());
        return publish(std::move(report));
    }
    const std::string digest = kernel->digest;
    const DocumentFacts& facts = m_documents.facts(report->selection.document);
    Prepared prepared{.report = report,
                      .kernel = *std::move(kernel),
                      .source = analysis.source(),
                      .session = m_builds.session(),
                      .guard = m_guard,
                      .sampleCount = m_sampleCount,
                      .threads = m_threads,
                      .timeLimit = m_timeLimit,
                      .timing = m_timing,
                      .choice = choice(kind),
                      .isSaved = !facts.path.empty() && !facts.isModified};
    m_jobs.start<Result<RunResult>>(
        {{0, runJobKind}, "Running " + report->selection.kernel, Pool::launch},
        [prepared = std::move(prepared)](const process::JobContext& job) mutable {
            return prepared.launch(job);
        },
        [this, report, digest](Result<RunResult> result) {
            if (!result && Prepared::isFall(result.error()))
                m_guard.fell(digest);
            if (result)
                report->result = *std::move(result);
            else
                report->error = std::move(result.error());
            publish(report);
        });
}

void Launches::publish(std::shared_ptr<const LaunchReport> report)
{
    m_last = report;
    if (report->result)
        m_lastGood = report;
    if (report->result && report->result->timing) {
        auto figures = std::make_shared<LaunchReport>(*report);
        figures->inputs.clear();
        figures->result->planes.clear();
        m_lastTimed = std::move(figures);
        compare();
    }
    Q_EMIT finished(report);
}

} // namespace hawk::workspace
