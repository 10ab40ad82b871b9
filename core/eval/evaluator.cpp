// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "eval/evaluator.h"

#include <algorithm>
#include <format>

#include "data/stage_binding.h"
#include "eval/missed_reads.h"
#include "eval/moved_steps.h"
#include "eval/program.h"
#include "eval/row_collector.h"
#include "eval/run_steps.h"
#include "ir/stages.h"
#include "plan/launch_plan.h"
#include "text/cancelled.h"

namespace hawk::eval {

namespace {

constexpr std::int64_t samplesBetweenStops = 4096;

Result<void> checkRange(const ir::Kernel& kernel, const data::BoundArguments& arguments, std::int64_t base,
                        std::int64_t count)
{
    if (base >= 0 && count >= 0 && base <= arguments.sampleCount && count <= arguments.sampleCount - base)
        return {};
    return text::usageError(
        "range-outside",
        std::format("Kernel {} has {} samples; {} samples from sample {} on are not among them.", kernel.name,
                    arguments.sampleCount, count, base),
        "Give a range that lies within the bound planes.");
}

bool isSkipped(const Program& program, std::int64_t sample)
{
    return std::ranges::any_of(program.guards, [&](std::uint32_t guard) {
        return program.planes[guard].data[sample] != std::byte{0};
    });
}

bool isOutside(const Frame& frame)
{
    return frame.outside != nullptr && frame.outside->has_value();
}

/// Leaves in `frame.outside` only a read that the sample needs. False when a stop was requested.
bool keepNeededMiss(const Program& program, const Frame& frame, const process::JobContext& job)
{
    MissedReads missed(program);
    if (!missed.follow(frame, job))
        return false;
    *frame.outside = missed.needed();
    return true;
}

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

std::unexpected<Error> stopped(const ir::Kernel& kernel, std::int64_t sample)
{
    return text::cancelled(
        std::format("The evaluation of {} was stopped at sample {}.", kernel.name, sample));
}

std::unexpected<Error> refuseOutside(const data::BoundArguments& arguments, const MissedPlace& outside,
                                     std::int64_t sample)
{
    const std::int64_t length = arguments.length(outside.plane);
    const bool isRead = outside.use == PlaceUse::read;
    const std::string numbers =
        length == 0 ? "has no values" : std::format("is numbered 0 to {}", length - 1);
    return text::refused(
        isRead ? "read-outside" : "store-outside",
        std::format("Sample {} of kernel {} {} `{}` at {}, which {}.", sample, arguments.signature.kernel,
                    isRead ? "reads" : "stores into", arguments.signature.slots[outside.plane].name,
                    outside.position, numbers),
        isRead ? "Keep the index inside, for example with index(x, n) of hawk.math, or read only where it is."
               : "Keep the key inside, for example with index(x, n) of hawk.math.");
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

Result<std::vector<std::vector<double>>> probe(const ir::Kernel& kernel,
                                               const data::BoundArguments& arguments, std::int64_t sample)
{
    if (auto inside = checkRange(kernel, arguments, sample, 1); !inside)
        return std::unexpected(inside.error());
    Result<Program> program = compileProgram(kernel, arguments);
    if (!program)
        return std::unexpected(program.error());

    runSteps(program->compute,
             {.cells = program->initialCells.data(), .planes = program->planes.data(), .sample = sample}, {},
             [](const Instruction&) { });
    std::vector<std::vector<double>> values;
    values.reserve(kernel.nodes.size());
    for (std::size_t i = 0; i < kernel.nodes.size(); ++i) {
        const ir::Type& type = kernel.nodes[i].type;
        std::vector<double>& entries = values.emplace_back(type.shape.count());
        withTypeOf(data::wireDtype(type.element, arguments.mode), [&]<class T>(TypeOf<T>) {
            for (std::size_t k = 0; k < entries.size(); ++k)
                entries[k] = static_cast<double>(as<T>(program->initialCells[program->firstCell[i] + k]));
        });
    }
    return values;
}

} // namespace hawk::eval
