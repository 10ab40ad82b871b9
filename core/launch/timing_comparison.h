// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string_view>

#include "launch/timing.h"

namespace hawk::launch {

enum class Verdict { withinNoise, faster, slower };
std::string_view nameOf(Verdict verdict); ///< `within noise`, `faster`, `slower`

/// How one timing stands to a baseline of the same work.
struct TimingComparison {
    double ratio = 1; ///< median over the baseline's median
    double low = 1, high = 1; ///< 95 % interval of that ratio
    Verdict verdict = Verdict::withinNoise;
};

/// Interval by a seeded bootstrap of both medians (Efron 1979, percentile form, 2,000 draws); the same
/// samples give the same answer. Cost: sorts the samples. Within noise when the interval holds 1 or the ratio
/// differs from 1 by less than 1 %. Both timings need samples.
TimingComparison compareTimings(const Timing& baseline, const Timing& now);

} // namespace hawk::launch
