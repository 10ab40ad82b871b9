// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "eval/evaluator.h"

#include <algorithm>
#include <format>

#include "data/stage_binding.h"
#include "eval/moved_steps.h"
#include "eval/program.h"
#include "eval/row_collector.h"
#include "eval/run_steps.h"
#include "eval/sample_checks.h"
#include "ir/stages.h"
#include "plan/launch_plan.h"

namespace hawk::eval {

namespace {

constexpr std::int64_t samplesBetweenStops = 4096;

/// All steps of one sample, `change` called on each; it ends early where the sample finishes, or needs a
/// place outside of a plane. False when a stop was requested.
template <class Change>
bool runSample(const Program& program, const Frame& frame, const process::JobContext& job, Change& change)
{
    for (std::int64_t step = 0; step < program.stepCount && !isSkipped(program, frame.sample); ++step) {
        const bool isDone = runSteps(program.compute, frame, job,
                                     [&](const Instruction& instruction) { change(instruction, frame); });
        if (!isDone || (isOutside(frame) && !keepNeededMiss(program, frame, job)))
            return false;
        if (isOutside(frame))
            return true;
        runSteps(program.store, frame, job, [](const Instruction&) { });
        if (isOutside(frame))
            return true;
        if (step % samplesBetweenStops == samplesBetweenStops - 1 && job.isStopped())
            return false;
    }
    return true;
}

/// A range works on the rows that begin inside it.
std::int64_t rowBegin(std::int64_t sample)
{
    return data::rowCount(sample) * data::rowSamples;
}

/// What happens at a place outside of a plane.
enum class Outside : std::uint8_t { refused, zero };

/// How a kernel is evaluated: `change` is called on each instruction that has run.
template <class Change>
struct Manner {
    const process::JobContext& job;
    Outside outside = Outside::refused;
    Change change;
};

/// One pass over the samples of a range.
template <class Change>
Result<void> evaluatePass(const ir::Kernel& kernel, data::BoundArguments& arguments, std::int64_t base,
                          std::int64_t count, Manner<Change>& manner)
{
    Result<Program> program = compileProgram(kernel, arguments);
    if (!program)
        return std::unexpected(program.error());

    std::optional<MissedPlace> outside;
    Frame frame{.cells = program->initialCells.data(),
                .planes = program->planes.data(),
                .sample = program->rows.empty() ? base : rowBegin(base),
                .outside = manner.outside == Outside::refused ? &outside : nullptr};
    const std::int64_t end =
        program->rows.empty() ? base + count : std::min(rowBegin(base + count), arguments.sampleCount);
    RowCollector rows(*program, arguments);
    while (frame.sample < end) {
        if (manner.job.isStopped())
            return stopped(kernel, frame.sample);
        const std::int64_t pause = std::min(end, frame.sample + samplesBetweenStops);
        for (; frame.sample < pause; ++frame.sample) {
            const bool isSkippedSample = isSkipped(*program, frame.sample);
            if (!runSample(*program, frame, manner.job, manner.change))
                return stopped(kernel, frame.sample);
            if (outside)
                return refuseOutside(arguments, *outside, frame.sample);
            rows.add(frame, isSkippedSample);
        }
    }
    return {};
}

template <class Change>
Result<void> evaluateStages(const ir::Kernel& kernel, const data::BoundArguments& arguments,
                            Manner<Change>& manner)
{
    const plan::LaunchPlan plan = plan::planLaunch(kernel);
    auto stages = data::bindStages(arguments, plan::signaturesOf(plan));
    if (!stages)
        return std::unexpected(std::move(stages.error()));
    return data::runStages(*stages, [&](std::size_t stage, data::BoundArguments& bound) {
        return evaluatePass(*plan.stages[stage].kernel, bound, 0, bound.sampleCount, manner);
    });
}

template <class Change>
Result<void> evaluateIn(Manner<Change> manner, const ir::Kernel& kernel, data::BoundArguments& arguments,
                        std::int64_t base, std::int64_t count)
{
    if (auto inside = checkRange(kernel, arguments, base, count); !inside)
        return inside;
    if (!ir::readsReductions(kernel))
        return evaluatePass(kernel, arguments, base, count, manner);
    if (base == 0 && count == arguments.sampleCount)
        return evaluateStages(kernel, arguments, manner);
    return text::usageError(
        "range-of-stages",
        std::format("Kernel {} reads results over all its samples, so no part of them is evaluated alone.",
                    kernel.name),
        "Evaluate all samples.");
}

} // namespace

Result<void> evaluate(const ir::Kernel& kernel, data::BoundArguments& arguments, std::int64_t base,
                      std::int64_t count, const process::JobContext& job)
{
    const auto leaveAlone = [](const Instruction&, const Frame&) { };
    return evaluateIn(Manner{job, Outside::refused, leaveAlone}, kernel, arguments, base, count);
}

Result<void> evaluateMoved(const ir::Kernel& kernel, data::BoundArguments& arguments, std::uint64_t seed)
{
    const process::JobContext job;
    return evaluateIn(Manner{job, Outside::zero, MovedSteps(arguments.mode, seed)}, kernel, arguments, 0,
                      arguments.sampleCount);
}

} // namespace hawk::eval
