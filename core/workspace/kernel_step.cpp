// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/kernel_step.h"

#include <algorithm>
#include <format>
#include <iterator>
#include <map>
#include <span>
#include <string>
#include <utility>

#include "data/plane_form.h"
#include "data/settle_sums.h"
#include "data/stage_binding.h"
#include "workspace/generated_plane.h"

namespace hawk::workspace {

namespace {

std::uint64_t bytesMoved(const data::BoundArguments& arguments)
{
    std::uint64_t bytes = 0;
    for (std::size_t i = 0; i < arguments.slots.size(); ++i) {
        const data::Slot& slot = arguments.signature.slots[i];
        if (!slot.isPlane())
            continue;
        const std::uint64_t once = static_cast<std::uint64_t>(arguments.length(i)) * slot.shape.count()
            * data::sizeOf(arguments.slots[i].dtype);
        const bool isReadToo = slot.startValue == data::StartValue::read
            || (slot.role == data::Role::accumOut && slot.isWholeBuffer());
        bytes += slot.isWritten() && isReadToo ? 2 * once : once;
    }
    return bytes;
}

/// What all results of a step take together. Before the launch the system has promised their memory and not
/// given it, so that it still counts as free.
class ResultMemory
{
public:
    /// Error "out-of-memory" when the planes that this binding will make no longer fit beside the others.
    Result<void> add(const data::BindRequest& bind)
    {
        if (!bind.sampleCount)
            return {};
        bool isMore = false;
        for (const data::Slot& slot : bind.signature.slots) {
            if (!slot.isPlane() || slot.extent != data::SlotExtent::samples || !slot.isWritten()
                || bind.arguments.contains(slot.name))
                continue;
            isMore = true;
            m_bytes += static_cast<double>(*bind.sampleCount) * slot.shape.count()
                * static_cast<double>(data::sizeOf(data::wireDtype(slot.element, bind.mode)));
            m_names += std::format("{}`{}`", m_names.empty() ? "" : ", ", slot.name);
        }
        return isMore ? requireMemory(m_names, m_bytes, *bind.sampleCount) : Result<void>();
    }

private:
    std::string m_names;
    double m_bytes = 0;
};

/// That a launch uses only the beginning of what was given must not go unsaid.
void notePartialUse(data::BoundArguments& arguments, const std::map<std::string, data::Argument>& given)
{
    for (const auto& [name, argument] : given) {
        const auto* array = std::get_if<data::Array>(&argument.value);
        const auto slot = arguments.signature.findSlot(name);
        if (!array || !slot || arguments.signature.slots[*slot].extent != data::SlotExtent::samples)
            continue;
        const auto form =
            data::readForm(array->shape(), arguments.signature.slots[*slot].shape, argument.layout);
        if (form && form->batch == data::Batch::samples && form->samples > arguments.sampleCount)
            arguments.notes.push_back(
                std::format("{}: the first {} of {} samples", name, arguments.sampleCount, form->samples));
    }
}

/// What is launched of a kernel: its stages, or all of it in one.
std::span<data::BoundArguments> stagesOf(BoundKernel& bound)
{
    return bound.stages.empty() ? std::span(&bound.arguments, 1) : std::span(bound.stages);
}

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

} // namespace

Result<BoundStep> bindStep(const RunRequest& request)
{
    std::map<std::string, data::Argument> names = request.arguments;
    const auto isKnown = [&](const BuiltKernel& built, const std::string& name) {
        return std::ranges::contains(built.plan.signature.parameters, name, &data::Parameter::name)
            || built.plan.signature.findSlot(name)
            || std::ranges::contains(built.plan.signature.openLabels(), name);
    };
    BoundStep step;
    ResultMemory results;
    std::optional<std::int64_t> sampleCount = request.sampleCount;
    for (const BuiltKernel& built : request.kernels) {
        data::BindRequest bind{.signature = built.plan.signature,
                               .mode = built.target.mode,
                               .arguments = {},
                               .sampleCount = sampleCount,
                               .masks = request.untilDone ? data::Masks::madeFresh : data::Masks::given};
        for (const auto& [name, argument] : names) {
            const bool isForeign =
                std::ranges::none_of(request.kernels, [&](const BuiltKernel& k) { return isKnown(k, name); });
            if (isKnown(built, name) || (isForeign && step.empty()))
                bind.arguments.emplace(name, argument);
        }
        if (auto room = results.add(bind); !room)
            return std::unexpected(std::move(room.error()));
        auto arguments = data::bindArguments(bind);
        if (!arguments) {
            if (arguments.error().code == "R116")
                arguments.error().hint =
                    "Mark the file: NAME=@FILE.npy:samples_last where each row is a component, "
                    "NAME=@FILE.npy:samples_first where each row is a sample.";
            return std::unexpected(std::move(arguments.error()));
        }
        // Planes of a kernel before this one have been noted with it.
        if (step.empty())
            notePartialUse(*arguments, bind.arguments);
        sampleCount = arguments->sampleCount;
        for (const auto& [name, array] : arguments->results)
            names.insert_or_assign(name, data::Argument{array, data::Layout::automatic});
        auto& bound = step.emplace_back(&built);
        bound.arguments = *std::move(arguments);
        if (!built.plan.isStaged())
            continue;
        auto stages = data::bindStages(bound.arguments, plan::signaturesOf(built.plan));
        if (!stages)
            return std::unexpected(std::move(stages.error()));
        bound.stages = *std::move(stages);
    }
    return step;
}

LocalStep::LocalStep(BoundStep& step, launch::ThreadPool& pool) : m_step(step), m_pool(pool)
{
    for (BoundKernel& bound : step) {
        auto& blocks = m_blocks.emplace_back();
        for (const data::BoundArguments& stage : stagesOf(bound))
            blocks.emplace_back(stage);
    }
}

Result<void> LocalStep::run(const process::JobContext& job)
{
    for (std::size_t i = 0; i < m_step.size(); ++i) {
        const auto launchStage = [&](std::size_t stage, data::BoundArguments& arguments) {
            return launch::launch(m_step[i].objects[stage], m_blocks[i][stage], arguments, m_pool, job);
        };
        if (auto done = data::runStages(stagesOf(m_step[i]), launchStage); !done)
            return done;
    }
    return {};
}

Result<void> loadObjects(BoundStep& step)
{
    for (BoundKernel& bound : step) {
        for (const plan::Stage& stage : bound.built->plan.stages) {
            auto object = launch::KernelObject::load(bound.built->artifact.object, stage.entry);
            if (!object)
                return std::unexpected(blameCompiler(std::move(object.error()), *bound.built));
            bound.objects.push_back(*std::move(object));
        }
    }
    return {};
}

Result<launch::Timing> launchInWorker(BoundStep& step, const RunRequest& request, launch::Worker& worker,
                                      const std::optional<launch::TimingRequest>& timing,
                                      const process::JobContext& job)
{
    launch::Timing last;
    for (BoundKernel& bound : step) {
        std::optional<launch::Timing> together;
        const auto launchStage = [&](std::size_t stage, data::BoundArguments& arguments) -> Result<void> {
            const launch::WorkerRequest one{.objectPath = bound.built->artifact.object,
                                            .entryName = bound.built->plan.stages[stage].entry,
                                            .threads = request.threads,
                                            .timing = timing,
                                            .timeLimit = request.timeLimit};
            auto done = worker.launch(one, arguments, job);
            if (!done)
                return std::unexpected(blameCompiler(std::move(done.error()), *bound.built));
            const std::uint64_t bytes = timing ? timing->bytesPerLaunch : 0;
            together = together ? launch::oneAfterTheOther(*together, *done, bytes) : *std::move(done);
            return {};
        };
        if (auto done = data::runStages(stagesOf(bound), launchStage); !done)
            return std::unexpected(std::move(done.error()));
        last = *std::move(together);
    }
    return last;
}

RunResult collect(BoundStep& step)
{
    RunResult result;
    for (BoundKernel& bound : step) {
        data::finishBinding(bound.arguments);
        result.sampleCount = bound.arguments.sampleCount;
        result.bytesPerLaunch += bytesMoved(bound.arguments);
        std::ranges::move(bound.arguments.notes, std::back_inserter(result.notes));
        for (const ir::Sink& sink : bound.built->plan.main().sinks) {
            const std::string name = data::resultName(bound.arguments.signature, sink.slot);
            if (!result.planes.contains(name))
                result.order.push_back(name);
            result.planes.insert_or_assign(name, bound.arguments.results.at(name));
        }
        for (const data::Slot& slot : bound.arguments.signature.slots) {
            if (slot.isWholeBuffer())
                result.ownAxes.insert_or_assign(slot.name, slot.axes);
        }
    }
    return result;
}

} // namespace hawk::workspace
