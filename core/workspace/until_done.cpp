// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/until_done.h"

#include <algorithm>
#include <cstring>
#include <functional>
#include <optional>
#include <utility>

#include "ir/stepped.h"
#include "text/cancelled.h"
#include "text/within_memory.h"

namespace hawk::workspace {

namespace {

/// So many steps make the launch itself a small part of the work.
constexpr std::uint64_t usualBatch = 64;

using LaunchOnce = std::function<Result<void>()>;

class Runner
{
public:
    Runner(BoundStep& step, LaunchOnce launch) : m_step(step), m_launch(std::move(launch))
    {
        for (BoundKernel& bound : step) {
            const ir::Kernel& kernel = bound.built->plan.main();
            if (kernel.finish() != nullptr)
                m_masks.push_back(&slotOf(bound, kernel.finish()->slot));
            if (kernel.steps.kind == ir::StepKind::automatic)
                m_words.push_back(&slotOf(bound, data::fusedSteps));
        }
    }

    Result<UntilDone> run(std::uint64_t maximum, const process::JobContext& job)
    {
        UntilDone result;
        std::uint64_t batch = 1;
        while (!isDone() && result.launchedSteps < maximum) {
            if (job.isStopped())
                return text::cancelled("The run was stopped between two launches.");
            batch = std::min(this->batch(), maximum - result.launchedSteps);
            if (batch > 1)
                keep();
            if (auto done = launch(batch); !done)
                return std::unexpected(std::move(done.error()));
            ++result.launches;
            result.launchedSteps += batch;
        }
        result.isFinished = isDone();
        result.finishedSamples = finishedSamples();
        result.largestSteps = result.launchedSteps;
        if (result.isFinished && result.launches > 0 && batch > 1) {
            const auto last = lastSteps(batch);
            if (!last)
                return std::unexpected(last.error());
            result.largestSteps = result.launchedSteps - batch + *last;
        }
        return result;
    }

private:
    static data::BoundSlot& slotOf(BoundKernel& bound, std::string_view name)
    {
        return bound.arguments.slots[*bound.arguments.signature.findSlot(name)];
    }

    bool isDone() const { return finishedSamples() == samples(); }

    std::int64_t samples() const { return m_step.front().arguments.sampleCount; }

    /// Samples that are finished in every mask.
    std::int64_t finishedSamples() const
    {
        std::int64_t finished = samples();
        for (const data::BoundSlot* mask : m_masks) {
            finished = std::min(finished,
                                std::count_if(mask->data, mask->data + samples(),
                                              [](std::byte byte) { return byte != std::byte{0}; }));
        }
        return finished;
    }

    std::uint64_t batch() const
    {
        const ir::StepForm& steps = m_step.front().built->plan.main().steps;
        if (m_step.size() > 1 || steps.kind != ir::StepKind::automatic)
            return 1;
        return steps.count > 1 ? steps.count : usualBatch;
    }

    Result<void> launch(std::uint64_t steps)
    {
        for (data::BoundSlot* word : m_words)
            std::memcpy(word->data, &steps, sizeof(steps));
        return m_launch();
    }

    /// Copies of all planes that the kernels write, to launch from the same state again.
    void keep()
    {
        m_kept.clear();
        forEachWritten(
            [&](std::byte* data, std::size_t bytes) { m_kept.insert(m_kept.end(), data, data + bytes); });
    }

    void restore()
    {
        const std::byte* from = m_kept.data();
        forEachWritten([&](std::byte* data, std::size_t bytes) {
            std::memcpy(data, from, bytes);
            from += bytes;
        });
    }

    template <class Visit>
    void forEachWritten(Visit&& visit)
    {
        for (BoundKernel& bound : m_step) {
            for (std::size_t i = 0; i < bound.arguments.slots.size(); ++i) {
                const data::Slot& slot = bound.arguments.signature.slots[i];
                const data::BoundSlot& plane = bound.arguments.slots[i];
                const std::size_t size = data::sizeOf(plane.dtype);
                const auto length = static_cast<std::size_t>(bound.arguments.length(i));
                for (std::size_t k = 0; slot.isWritten() && k < slot.shape.count(); ++k)
                    visit(plane.data + k * static_cast<std::size_t>(plane.length) * size, length * size);
            }
        }
    }

    /// The fewest steps of the last launch after which all samples are finished, found by halving; leaves the
    /// planes as that launch does.
    Result<std::uint64_t> lastSteps(std::uint64_t batch)
    {
        std::uint64_t enough = batch;
        std::uint64_t tooFew = 0;
        while (enough - tooFew > 1) {
            const std::uint64_t middle = tooFew + (enough - tooFew) / 2;
            restore();
            if (auto done = launch(middle); !done)
                return std::unexpected(std::move(done.error()));
            (isDone() ? enough : tooFew) = middle;
        }
        if (!isDone()) {
            restore();
            if (auto done = launch(enough); !done)
                return std::unexpected(std::move(done.error()));
        }
        return enough;
    }

    BoundStep& m_step;
    LaunchOnce m_launch;
    std::vector<const data::BoundSlot*> m_masks;
    std::vector<data::BoundSlot*> m_words;
    std::vector<std::byte> m_kept;
};

Result<RunResult> runWith(BoundStep& step, const RunRequest& request, LaunchOnce launch,
                          const process::JobContext& job)
{
    return text::withinMemory("The copies of the written planes do", "Run fewer samples.",
                              [&]() -> Result<RunResult> {
                                  auto done = Runner(step, std::move(launch)).run(*request.untilDone, job);
                                  if (!done)
                                      return std::unexpected(std::move(done.error()));
                                  RunResult result = collect(step);
                                  result.untilDone = *done;
                                  return result;
                              });
}

} // namespace

Result<std::vector<ir::Kernel>> untilDoneKernels(std::vector<ir::Kernel> kernels)
{
    if (std::ranges::none_of(kernels, [](const ir::Kernel& kernel) { return kernel.finish() != nullptr; }))
        return text::usageError("usage-until-done", "None of the kernels finishes a sample.",
                                "Assign the mask in one of them, `terminated = condition`, or leave out "
                                "--until-done.");
    for (ir::Kernel& kernel : kernels) {
        const bool isSingle = kernel.steps.kind == ir::StepKind::single;
        ir::StepForm form = kernel.steps;
        form.isAsked = false;
        form.kind = ir::StepKind::automatic;
        std::string name = kernel.name;
        if (!isSingle)
            kernel = ir::withSteps(std::move(kernel), form, std::move(name));
    }
    return kernels;
}

Result<RunResult> runStepUntilDone(BoundStep& step, const RunRequest& request, const process::JobContext& job)
{
    if (request.where == Where::worker) {
        launch::Worker worker;
        unsigned threads = 1;
        auto result = runWith(
            step, request,
            [&]() -> Result<void> {
                auto done = launchInWorker(step, request, worker, std::nullopt, job);
                if (!done)
                    return std::unexpected(std::move(done.error()));
                threads = done->threads;
                return {};
            },
            job);
        if (result)
            result->threads = threads;
        return result;
    }
    if (auto loaded = loadObjects(step); !loaded)
        return std::unexpected(std::move(loaded.error()));
    launch::ThreadPool pool(request.threads);
    LocalStep local(step, pool);
    auto result = runWith(step, request, [&] { return local.run(job); }, job);
    if (result)
        result->threads = pool.threads();
    return result;
}

} // namespace hawk::workspace
