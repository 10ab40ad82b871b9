// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "process/job_context.h"
#include "text/error.h"

namespace hawk::launch {

struct TimingRequest {
    unsigned warmUps = 2;
    unsigned minimumRepetitions = 7;
    double minimumSeconds = 0.2; ///< keeps repeating until this much time was measured
    double maximumSeconds = 2.0;
    std::uint64_t bytesPerLaunch = 0; ///< read and written, for GB/s
};

/// Seconds per launch. A repetition of a short launch is a batch long enough for the clock; samples are
/// per-launch means of the batches. Spread is the interquartile range over the median.
struct Timing {
    std::vector<double> samples;
    std::uint64_t launchesPerSample = 1;
    double median = 0, minimum = 0, p95 = 0, mean = 0, spread = 0;
    double gigabytesPerSecond = 0; ///< at the median; 0 when no bytes were given
    unsigned threads = 0; ///< that shared each launch; 0 where whoever timed did not say
    unsigned processors = 0; ///< that could be used; 0 where nobody said
    /// How many of these other programs kept busy meanwhile, in the mean; nothing where nobody said.
    std::optional<double> otherWork;
    std::vector<std::pair<std::string, std::string>> environment; ///< describeMachine(), and what callers add
};

/// Times `launch`, which must do one complete launch and may fail. Adaptive: the batch size is found first.
Result<Timing> measure(const TimingRequest& request, const std::function<Result<void>()>& launch,
                       const process::JobContext& job = {});

/// The figures of given samples (seconds per launch). Quantiles are interpolated linearly between the sorted
/// samples, as numpy.percentile does.
Timing summarize(std::vector<double> samples, std::uint64_t launchesPerSample, std::uint64_t bytesPerLaunch);

/// The figures of launches of which each is one of both, timed apart: as many samples as both have.
Timing oneAfterTheOther(const Timing& first, const Timing& second, std::uint64_t bytesPerLaunch);

/// What a reader needs to believe a number: CPU model, cores in use, governor, kernel, load.
std::vector<std::pair<std::string, std::string>> describeMachine();

} // namespace hawk::launch
