// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/run_kernel.h"

#include <algorithm>
#include <format>

#include "data/settle_sums.h"
#include "text/within_memory.h"
#include "workspace/kernel_step.h"
#include "workspace/until_done.h"

namespace hawk::workspace {

namespace {

RunRequest copyOfPlanes(const RunRequest& request)
{
    RunRequest copy = request;
    for (const BuiltKernel& built : request.kernels) {
        for (const data::Slot& slot : built.plan.signature.slots) {
            const auto found = copy.arguments.find(slot.name);
            if (!slot.isWritten() || found == copy.arguments.end())
                continue;
            if (auto* array = std::get_if<data::Array>(&found->second.value))
                *array = array->contiguousCopy();
        }
    }
    return copy;
}

/// So that timing does not advance the planes a caller wants to see.
Result<RunRequest> withOwnPlanes(const RunRequest& request)
{
    return text::withinMemory("The copies of the written planes that timing needs do",
                              "Time fewer samples, or leave the timing out.",
                              [&] -> Result<RunRequest> { return copyOfPlanes(request); });
}

/// What a reader needs besides the machine. All kernels of a step are built for one target.
void describeLaunch(launch::Timing& timing, const std::vector<BuiltKernel>& kernels, unsigned threads)
{
    timing.threads = threads;
    timing.environment.emplace_back("threads", std::to_string(threads));
    const codegen::TargetSpec& target = kernels.front().target;
    timing.environment.emplace_back("target", target.backend);
    timing.environment.emplace_back("mode", data::nameOf(target.mode));
    timing.environment.emplace_back("profile", codegen::nameOf(target.profile));
    std::string flags;
    for (const std::string& word : kernels.front().artifact.commandLine) {
        if (word.starts_with('-'))
            flags += (flags.empty() ? "" : " ") + word;
    }
    timing.environment.emplace_back("flags", flags);
}

} // namespace

data::Signature stepSignature(const std::vector<ir::Kernel>& kernels)
{
    data::Signature all;
    for (const ir::Kernel& kernel : kernels) {
        all.kernel += (all.kernel.empty() ? "" : ",") + kernel.name;
        if (all.grid.empty())
            all.grid = kernel.signature.grid;
        all.totals.insert(all.totals.end(), kernel.signature.totals.begin(), kernel.signature.totals.end());
        for (const data::Slot& slot : kernel.signature.slots) {
            if (!all.findSlot(slot.name))
                all.slots.push_back(slot);
        }
        for (const data::Parameter& parameter : kernel.signature.parameters) {
            if (!std::ranges::contains(all.parameters, parameter.name, &data::Parameter::name))
                all.parameters.push_back(parameter);
        }
    }
    return all;
}

Result<void> requireWritten(const std::vector<std::string>& planes, const std::vector<ir::Kernel>& kernels)
{
    for (const std::string& plane : planes) {
        std::string names;
        bool isWritten = false;
        for (const ir::Kernel& kernel : kernels) {
            for (const ir::Sink& sink : kernel.sinks) {
                const std::string name = data::resultName(kernel.signature, sink.slot);
                isWritten = isWritten || name == plane;
                if (!names.contains(std::format("`{}`", name)))
                    names += std::format("{}`{}`", names.empty() ? "" : ", ", name);
            }
        }
        if (!isWritten)
            return text::usageError("usage-output", std::format("The kernel writes no plane `{}`.", plane),
                                    std::format("It writes {}.", names));
    }
    return {};
}

Result<RunResult> runKernels(RunRequest request, const process::JobContext& job)
{
    if (request.where == Where::worker && request.timing && request.kernels.size() > 1)
        return text::usageError("worker-timing-one-kernel",
                                "A worker times one kernel at a time, and this step has "
                                    + std::to_string(request.kernels.size()) + ".",
                                "Time the kernels one by one, or leave out --worker.");
    if (request.untilDone && request.timing)
        return text::usageError("usage-until-done", "A run until every sample has finished is not timed.",
                                "Leave out --time, or --until-done.");
    std::optional<RunRequest> forTiming;
    if (request.timing) {
        auto copied = withOwnPlanes(request);
        if (!copied)
            return std::unexpected(std::move(copied.error()));
        forTiming = *std::move(copied);
    }

    auto step = bindStep(request);
    if (!step)
        return std::unexpected(std::move(step.error()));

    if (request.untilDone)
        return runStepUntilDone(*step, request, job);
    if (request.where == Where::worker) {
        launch::Worker worker;
        const auto done = launchInWorker(*step, request, worker, std::nullopt, job);
        if (!done)
            return std::unexpected(done.error());
        RunResult result = collect(*step);
        result.threads = done->threads;
        if (forTiming) {
            auto again = bindStep(*forTiming);
            if (!again)
                return std::unexpected(std::move(again.error()));
            forTiming->timing->bytesPerLaunch = result.bytesPerLaunch;
            auto timing = launchInWorker(*again, *forTiming, worker, forTiming->timing, job);
            if (!timing)
                return std::unexpected(std::move(timing.error()));
            result.timing = *std::move(timing);
            describeLaunch(*result.timing, request.kernels, done->threads);
        }
        return result;
    }

    if (auto loaded = loadObjects(*step); !loaded)
        return std::unexpected(std::move(loaded.error()));
    launch::ThreadPool pool(request.threads);
    if (auto done = LocalStep(*step, pool).run(job); !done)
        return std::unexpected(std::move(done.error()));
    RunResult result = collect(*step);
    result.threads = pool.threads();
    if (forTiming) {
        auto again = bindStep(*forTiming);
        if (!again)
            return std::unexpected(std::move(again.error()));
        for (std::size_t i = 0; i < again->size(); ++i)
            (*again)[i].objects = (*step)[i].objects;
        forTiming->timing->bytesPerLaunch = result.bytesPerLaunch;
        LocalStep repeated(*again, pool);
        auto timing = launch::measure(*forTiming->timing, [&] { return repeated.run(job); }, job);
        if (!timing)
            return std::unexpected(std::move(timing.error()));
        result.timing = *std::move(timing);
        describeLaunch(*result.timing, request.kernels, pool.threads());
    }
    return result;
}

} // namespace hawk::workspace
