// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "launch/timing.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numeric>

#include "launch/processor_use.h"
#include "launch/quantile.h"
#include "text/cancelled.h"

namespace hawk::launch {

namespace {

using Clock = std::chrono::steady_clock;

/// Long against the cost and the resolution of the clock (tens of nanoseconds).
constexpr double shortestSample = 200e-6;
constexpr std::uint64_t largestBatch = std::uint64_t{1} << 24;

std::unexpected<Error> cancelled()
{
    return text::cancelled("The timing was stopped before it was done.");
}

/// Runs a batch of launches and gives the seconds of all together.
Result<double> timeBatch(const std::function<Result<void>()>& launch, std::uint64_t launches)
{
    const Clock::time_point begin = Clock::now();
    for (std::uint64_t i = 0; i < launches; ++i) {
        if (auto launched = launch(); !launched)
            return std::unexpected(launched.error());
    }
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

} // namespace

Timing summarize(std::vector<double> samples, std::uint64_t launchesPerSample, std::uint64_t bytesPerLaunch)
{
    Timing timing;
    timing.launchesPerSample = launchesPerSample;
    timing.samples = std::move(samples);
    if (timing.samples.empty())
        return timing;
    std::vector<double> sorted = timing.samples;
    std::ranges::sort(sorted);
    timing.minimum = sorted.front();
    timing.median = quantile(sorted, 0.5);
    timing.p95 = quantile(sorted, 0.95);
    timing.mean = std::accumulate(sorted.begin(), sorted.end(), 0.0) / static_cast<double>(sorted.size());
    if (timing.median > 0.0) {
        timing.spread = (quantile(sorted, 0.75) - quantile(sorted, 0.25)) / timing.median;
        timing.gigabytesPerSecond = static_cast<double>(bytesPerLaunch) / timing.median * 1e-9;
    }
    return timing;
}

Result<Timing> measure(const TimingRequest& request, const std::function<Result<void>()>& launch,
                       const process::JobContext& job)
{
    const Clock::time_point begin = Clock::now();
    const auto elapsed = [&] { return std::chrono::duration<double>(Clock::now() - begin).count(); };

    // The first launches touch the memory and wake the threads; they are run even when none is asked for,
    // because the batch is sized by them.
    std::uint64_t batch = 1;
    for (unsigned warmUp = 0; warmUp < std::max(1u, request.warmUps); ++warmUp) {
        if (job.isStopped())
            return cancelled();
        if (auto seconds = timeBatch(launch, 1); !seconds)
            return std::unexpected(seconds.error());
        if (elapsed() > request.maximumSeconds)
            break;
    }
    while (batch < largestBatch && elapsed() < request.maximumSeconds) {
        if (job.isStopped())
            return cancelled();
        const auto seconds = timeBatch(launch, batch);
        if (!seconds)
            return std::unexpected(seconds.error());
        if (*seconds >= shortestSample)
            break;
        // Grows by at most ten, because a first guess from a few launches is rough.
        const double wanted = 1.2 * shortestSample / std::max(*seconds, 1e-9);
        batch = std::min(largestBatch,
                         static_cast<std::uint64_t>(
                             std::ceil(static_cast<double>(batch) * std::clamp(wanted, 1.5, 10.0))));
    }

    std::vector<double> samples;
    double measured = 0.0;
    const auto before = ProcessorUse::read();
    while (samples.empty()
           || (measured < request.maximumSeconds
               && (samples.size() < request.minimumRepetitions || measured < request.minimumSeconds))) {
        if (job.isStopped())
            return cancelled();
        const auto seconds = timeBatch(launch, batch);
        if (!seconds)
            return std::unexpected(seconds.error());
        measured += *seconds;
        samples.push_back(*seconds / static_cast<double>(batch));
    }
    Timing timing = summarize(std::move(samples), batch, request.bytesPerLaunch);
    if (const auto after = ProcessorUse::read(); before && after) {
        timing.processors = after->processors;
        timing.otherWork = processorsOfOthers(*before, *after);
    }
    timing.environment = describeMachine();
    return timing;
}

Timing oneAfterTheOther(const Timing& first, const Timing& second, std::uint64_t bytesPerLaunch)
{
    std::vector<double> samples;
    for (std::size_t i = 0; i < std::min(first.samples.size(), second.samples.size()); ++i)
        samples.push_back(first.samples[i] + second.samples[i]);
    if (samples.empty())
        return second;
    Timing both = summarize(std::move(samples), std::min(first.launchesPerSample, second.launchesPerSample),
                            bytesPerLaunch);
    both.threads = second.threads;
    both.processors = second.processors;
    both.otherWork = second.otherWork;
    both.environment = second.environment;
    return both;
}

} // namespace hawk::launch
