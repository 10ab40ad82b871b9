// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "eval/evaluator.h"

#include <algorithm>
#include <format>

#include "eval/program.h"
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

void runSteps(const std::vector<Instruction>& steps, const Frame& frame)
{
    for (const Instruction& step : steps)
        step.run(step, frame);
}

} // namespace

Result<void> evaluate(const ir::Kernel& kernel, data::BoundArguments& arguments, std::int64_t base,
                      std::int64_t count, const process::JobContext& job)
{
    if (auto inside = checkRange(kernel, arguments, base, count); !inside)
        return inside;
    Result<Program> program = compileProgram(kernel, arguments);
    if (!program)
        return std::unexpected(program.error());

    Frame frame{program->initialCells.data(), program->planes.data(), base};
    const std::int64_t end = base + count;
    while (frame.sample < end) {
        if (job.isStopped()) {
            return text::cancelled(
                std::format("The evaluation of {} was stopped at sample {}.", kernel.name, frame.sample));
        }
        const std::int64_t pause = std::min(end, frame.sample + samplesBetweenStops);
        for (; frame.sample < pause; ++frame.sample) {
            runSteps(program->compute, frame);
            runSteps(program->store, frame);
        }
    }
    return {};
}

Result<std::vector<std::vector<double>>> probe(const ir::Kernel& kernel,
                                               const data::BoundArguments& arguments, std::int64_t sample)
{
    if (auto inside = checkRange(kernel, arguments, sample, 1); !inside)
        return std::unexpected(inside.error());
    Result<Program> program = compileProgram(kernel, arguments);
    if (!program)
        return std::unexpected(program.error());

    runSteps(program->compute, {program->initialCells.data(), program->planes.data(), sample});
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
