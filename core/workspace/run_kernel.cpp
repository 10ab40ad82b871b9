// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/run_kernel.h"

#include <algorithm>
#include <format>

#include "launch/worker.h"
#include "text/within_memory.h"

namespace hawk::workspace {

namespace {

/// A kernel of the step, loaded and bound.
struct Bound {
    const BuiltKernel* built = nullptr;
    std::optional<launch::KernelObject> object; ///< absent when the worker loads it
    data::BoundArguments arguments;
};

std::string entryOf(const BuiltKernel& built)
{
    return built.plan.stages.front().entry;
}

/// Every kernel sees the arguments that concern it and all planes written before it. An argument that no
/// kernel of the step knows stays with the first, which refuses it by name.
Result<std::vector<Bound>> bindStep(const RunRequest& request)
{
    std::map<std::string, data::Argument> names = request.arguments;
    const auto isKnown = [&](const BuiltKernel& built, const std::string& name) {
        return std::ranges::contains(built.plan.signature.parameters, name, &data::Parameter::name)
            || built.plan.signature.findSlot(name);
    };
    std::vector<Bound> step;
    std::optional<std::int64_t> sampleCount = request.sampleCount;
    for (const BuiltKernel& built : request.kernels) {
        data::BindRequest bind{.signature = built.plan.signature,
                               .mode = built.target.mode,
                               .arguments = {},
                               .sampleCount = sampleCount};
        for (const auto& [name, argument] : names) {
            const bool isForeign =
                std::ranges::none_of(request.kernels, [&](const BuiltKernel& k) { return isKnown(k, name); });
            if (isKnown(built, name) || (isForeign && step.empty()))
                bind.arguments.emplace(name, argument);
        }
        auto arguments = data::bindArguments(bind);
        if (!arguments) {
            if (arguments.error().code == "R116")
                arguments.error().hint =
                    "Mark the file: NAME=@FILE.npy:samples_last where each row is a component, "
                    "NAME=@FILE.npy:samples_first where each row is a sample.";
            return std::unexpected(std::move(arguments.error()));
        }
        sampleCount = arguments->sampleCount;
        for (const auto& [name, array] : arguments->results)
            names.insert_or_assign(name, data::Argument{array, data::Layout::automatic});
        step.push_back({&built, std::nullopt, *std::move(arguments)});
    }
    return step;
}

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

std::uint64_t bytesMoved(const data::BoundArguments& arguments)
{
    std::uint64_t bytes = 0;
    for (std::size_t i = 0; i < arguments.slots.size(); ++i) {
        const data::Slot& slot = arguments.signature.slots[i];
        if (!slot.isPlane())
            continue;
        const std::uint64_t once = static_cast<std::uint64_t>(arguments.sampleCount) * slot.shape.count()
            * data::sizeOf(arguments.slots[i].dtype);
        bytes += slot.isWritten() && slot.startValue == data::StartValue::read ? 2 * once : once;
    }
    return bytes;
}

/// One complete launch of the step in this process.
class LocalStep
{
public:
    LocalStep(std::vector<Bound>& step, launch::ThreadPool& pool) : m_step(step), m_pool(pool)
    {
        for (const Bound& bound : step)
            m_blocks.emplace_back(bound.arguments);
    }
    Result<void> run(const process::JobContext& job)
    {
        for (std::size_t i = 0; i < m_step.size(); ++i) {
            if (auto done = launch::launch(*m_step[i].object, m_blocks[i], m_step[i].arguments, m_pool, job);
                !done)
                return done;
        }
        return {};
    }

private:
    std::vector<Bound>& m_step;
    std::vector<launch::ArgumentBlock> m_blocks;
    launch::ThreadPool& m_pool;
};

/// An object that we had made and that cannot be loaded is its compiler's fault, not the user's.
Error blameCompiler(Error error, const BuiltKernel& built)
{
    if (!error.code.starts_with("object-"))
        return error;
    const std::vector<std::string>& words = built.artifact.commandLine;
    return text::environmentError(
               "compiler-object",
               std::format("The compiler `{}` made no object that can be loaded: {}",
                           words.empty() ? "" : words.front(), error.message),
               "Choose another compiler with HAWK_CXX, or clear the cache and build again.")
        .error();
}

Result<void> loadObjects(std::vector<Bound>& step)
{
    for (Bound& bound : step) {
        auto object = launch::KernelObject::load(bound.built->artifact.object, entryOf(*bound.built));
        if (!object)
            return std::unexpected(blameCompiler(std::move(object.error()), *bound.built));
        bound.object = *std::move(object);
    }
    return {};
}

Result<launch::Timing> launchInWorker(std::vector<Bound>& step, const RunRequest& request,
                                      launch::Worker& worker,
                                      const std::optional<launch::TimingRequest>& timing,
                                      const process::JobContext& job)
{
    launch::Timing last;
    for (Bound& bound : step) {
        const launch::WorkerRequest one{.objectPath = bound.built->artifact.object,
                                        .entryName = entryOf(*bound.built),
                                        .threads = request.threads,
                                        .timing = timing,
                                        .timeLimit = request.timeLimit};
        auto done = worker.launch(one, bound.arguments, job);
        if (!done)
            return std::unexpected(blameCompiler(std::move(done.error()), *bound.built));
        last = *std::move(done);
    }
    return last;
}

/// What a reader needs besides the machine. All kernels of a step are built for one target.
void describeLaunch(launch::Timing& timing, const std::vector<BuiltKernel>& kernels, unsigned threads)
{
    timing.threads = threads;
    timing.environment.emplace_back("threads", std::to_string(threads));
    const codegen::TargetSpec& target = kernels.front().target;
    timing.environment.emplace_back("target", target.backend);
    timing.environment.emplace_back("profile", codegen::nameOf(target.profile));
    std::string flags;
    for (const std::string& word : kernels.front().artifact.commandLine) {
        if (word.starts_with('-'))
            flags += (flags.empty() ? "" : " ") + word;
    }
    timing.environment.emplace_back("flags", flags);
}

/// What the caller gets: the first launch's planes.
RunResult collect(std::vector<Bound>& step)
{
    RunResult result;
    for (Bound& bound : step) {
        data::finishBinding(bound.arguments);
        result.sampleCount = bound.arguments.sampleCount;
        result.bytesPerLaunch += bytesMoved(bound.arguments);
        std::ranges::move(bound.arguments.notes, std::back_inserter(result.notes));
        for (const ir::Sink& sink : bound.built->plan.main().sinks) {
            if (!result.planes.contains(sink.slot))
                result.order.push_back(sink.slot);
            result.planes.insert_or_assign(sink.slot, bound.arguments.results.at(sink.slot));
        }
    }
    return result;
}

} // namespace

data::Signature stepSignature(const std::vector<ir::Kernel>& kernels)
{
    data::Signature all;
    for (const ir::Kernel& kernel : kernels) {
        all.kernel += (all.kernel.empty() ? "" : ",") + kernel.name;
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
                isWritten = isWritten || sink.slot == plane;
                names += std::format("{}`{}`", names.empty() ? "" : ", ", sink.slot);
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
            (*again)[i].object = (*step)[i].object;
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
