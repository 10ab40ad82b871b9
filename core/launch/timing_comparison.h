// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "launch/timing.h"

namespace hawk::launch {

enum class Verdict {
    withinNoise,
    faster,
    slower,
    disturbed, ///< cannot say: one of the two was measured while something else was going on
    otherConditions, ///< cannot say: they were measured under different conditions
    tooFew ///< cannot say: one repetition has no scatter
};
/// `within noise`, `faster`, `slower`, `disturbed`, `other conditions`, `too few repetitions`.
std::string_view nameOf(Verdict verdict);

/// A condition of a timing that differs from the baseline's; an empty value is one that was not recorded.
struct ConditionChange {
    std::string name; ///< `mode`, `profile`, `threads`, …
    std::string baseline, now;
};

/// How one timing stands to a baseline of the same work.
struct TimingComparison {
    double ratio = 1; ///< median over the baseline's median
    double low = 1, high = 1; ///< 95 % interval of that ratio
    Verdict verdict = Verdict::withinNoise;
    /// What two runs of one program differ by without a cause that is looked for, as a part: where the pages
    /// of memory lie, how warm the processor is. The interval does not hold it, as it is made within one run.
    double resolution = 0;
    std::vector<ConditionChange> changes; ///< why the verdict is Verdict::otherConditions
    std::string reason; ///< why the verdict is none of the first three, a part of a sentence
};

/// The conditions that both timings state and that differ: threads, and what of Timing::environment decides
/// how long a kernel takes (machine, target, mode, profile, flags).
std::vector<ConditionChange> changedConditions(const Timing& baseline, const Timing& now);

/// The interval is that of Welch (1947) for the logarithms of the block medians of both (blockMedians();
/// batch means: Schmeiser 1982, Operations Research 30(3)), around the ratio of the medians; where
/// neighbouring blocks are alike, fewer of them count (Bayley and Hammersley 1946). Faster and slower are
/// said when the whole interval lies beyond the resolution of 5 %, and neither timing is disturbed
/// (steadinessOf()): threads that wait for a processor may make every launch a hundred times slower, so
/// that no difference is too large for a disturbance. Conditions come first: where they differ no more is
/// said. Both timings need samples. The same samples give the same answer.
TimingComparison compareTimings(const Timing& baseline, const Timing& now);

} // namespace hawk::launch
