// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "launch/launcher.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <limits>
#include <vector>

#include "launch/cache_size.h"
#include "launch/kernel_cost.h"
#include "text/cancelled.h"

namespace hawk::launch {

namespace {

using Clock = std::chrono::steady_clock;

/// Below this much work on one thread, handing parts to others costs more than it saves.
constexpr double serialSeconds = 4e-6;
/// A multiple of every vector length, so that a cut never falls into a packet.
constexpr std::int64_t blockSamples = 64;
/// A chunk that takes less is mostly the call.
constexpr double chunkSeconds = 20e-6;
/// Between two chunks a launch can be stopped or taken over by an idle thread.
constexpr std::int64_t smallestChunk = 2048;
constexpr std::int64_t largestChunk = 65536;

double secondsSince(Clock::time_point begin)
{
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

std::uint64_t writtenBytes(const data::BoundArguments& arguments)
{
    std::uint64_t bytes = 0;
    for (std::size_t index = 0; index < arguments.slots.size(); ++index) {
        const data::Slot& slot = arguments.signature.slots[index];
        if (slot.isWritten())
            bytes += slot.shape.count() * static_cast<std::uint64_t>(arguments.length(index))
                * data::sizeOf(arguments.slots[index].dtype);
    }
    return bytes;
}

/// One thread's contiguous share of the samples. Chunks are taken from its front by whoever is free.
struct alignas(64) Span {
    std::atomic<std::int64_t> next{0};
    std::int64_t end = 0;
};

struct Work {
    KernelObject::Entry entry;
    void* const* parameters;
    std::int64_t samples;
};

/// Lowers `least` to `value`.
void lower(std::atomic<double>& least, double value)
{
    double seen = least.load(std::memory_order_relaxed);
    while (value < seen && !least.compare_exchange_weak(seen, value, std::memory_order_relaxed)) { }
}

/// Runs [begin, samples) on all threads; each begins with its own span, which also places the pages of fresh
/// outputs near it, and then helps the others. The cost is observed on the thread that was least disturbed,
/// without the time that waking and waiting took. False when the job was stopped.
bool runOnPool(const Work& work, std::int64_t begin, double perSample, ThreadPool& pool,
               const KernelCost& cost, const process::JobContext& job)
{
    const std::int64_t threads = pool.threads();
    const std::int64_t blocks = (work.samples - begin + blockSamples - 1) / blockSamples;
    std::vector<Span> spans(static_cast<std::size_t>(threads));
    for (std::int64_t i = 0; i < threads; ++i) {
        Span& span = spans[static_cast<std::size_t>(i)];
        span.next = begin + blocks * i / threads * blockSamples;
        span.end = std::min(work.samples, begin + blocks * (i + 1) / threads * blockSamples);
    }
    const std::int64_t share = (work.samples - begin) / threads / 32 / blockSamples * blockSamples;
    const std::int64_t worthACall = static_cast<std::int64_t>(std::min(chunkSeconds / perSample, 1e9));
    const std::int64_t chunk =
        std::clamp(std::max(share, worthACall / blockSamples * blockSamples), smallestChunk, largestChunk);
    std::atomic<bool> isStopped{false};
    std::atomic<double> leastCost{std::numeric_limits<double>::infinity()};
    pool.run(static_cast<unsigned>(threads), [&](unsigned part) {
        const Clock::time_point start = Clock::now();
        std::int64_t done = 0;
        for (std::size_t turn = 0; turn < spans.size(); ++turn) {
            Span& span = spans[(part + turn) % spans.size()];
            while (!isStopped.load(std::memory_order_relaxed)) {
                const std::int64_t base = span.next.fetch_add(chunk, std::memory_order_relaxed);
                if (base >= span.end)
                    break;
                const std::int64_t count = std::min(chunk, span.end - base);
                work.entry(work.parameters, base, count, work.samples);
                done += count;
                if (job.isStopped())
                    isStopped.store(true, std::memory_order_relaxed);
            }
        }
        if (done > 0)
            lower(leastCost, secondsSince(start) / static_cast<double>(done));
    });
    if (const double least = leastCost.load(std::memory_order_relaxed); std::isfinite(least))
        cost.observe(least);
    return !isStopped.load(std::memory_order_relaxed);
}

std::unexpected<Error> cancelled(const data::BoundArguments& arguments)
{
    return text::cancelled("The launch of kernel " + arguments.signature.kernel + " was stopped.");
}

} // namespace

Result<void> launch(const KernelObject& object, const ArgumentBlock& block,
                    const data::BoundArguments& arguments, ThreadPool& pool, const process::JobContext& job)
{
    const std::int64_t samples = arguments.sampleCount;
    if (job.isStopped())
        return cancelled(arguments);
    if (samples <= 0)
        return {};
    Work work{object.entry(), block.parameters(), samples};
    const KernelCost& cost = object.cost();
    const double known = cost.secondsPerSample();
    if (samples <= blockSamples || (known >= 0.0 && known * static_cast<double>(samples) < serialSeconds)) {
        work.entry(work.parameters, 0, samples, samples);
        return {};
    }
    if (object.streamingEntry() && samples >= smallestChunk
        && writtenBytes(arguments) > lastLevelCacheSize() / 2)
        work.entry = object.streamingEntry();

    const Clock::time_point begin = Clock::now();
    std::int64_t done = 0;
    double perSample = known;
    if (known < 0.0) {
        work.entry(work.parameters, 0, blockSamples, samples);
        done = blockSamples;
        perSample = secondsSince(begin) / static_cast<double>(done);
    }
    if (perSample * static_cast<double>(samples - done) < serialSeconds) {
        work.entry(work.parameters, done, samples - done, samples);
        cost.observe(secondsSince(begin) / static_cast<double>(samples));
        return {};
    }
    if (!runOnPool(work, done, perSample, pool, cost, job))
        return cancelled(arguments);
    return {};
}

} // namespace hawk::launch
