// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <span>
#include <string>
#include <vector>

#include "launch/timing.h"

namespace hawk::launch {

/// The medians of up to ten parts of the samples in the order in which they were measured; the parts differ
/// by at most one in length. What changes slowly (the clock of a processor, another program) moves these
/// medians, so that their scatter holds what the scatter of neighbouring samples hides.
std::vector<double> blockMedians(std::span<const double> samples);

/// How steady the machine was during one timing. Parts are fractions.
struct Steadiness {
    double drift = 0; ///< median of the second half over that of the first, less 1
    double range = 0; ///< highest over lowest block median, less 1
    double lead = 0; ///< how far the fastest sample is below the median
    double outliers = 0; ///< the part of the samples that are off the median by more than half of it
    double crowding = 0; ///< the part of the processors that other programs kept busy
    /// What says that the figures cannot be trusted, as in `its first and second half differ by 23 %`. Empty
    /// for a steady one.
    std::string disturbance;
};

/// A timing is disturbed when its halves differ by over 5 %, its blocks by over 15 %, over 10 % of its
/// samples are off, its spread is over 20 %, its fastest sample is over 25 % below its median (samples are
/// means of batches, so that none is fast by chance: the machine can do it, and mostly did not, as beside
/// a neighbour on the same core), or others kept over 15 % of the processors busy: even where some are left
/// they share caches, memory and the clock. Needs samples; one alone is steady.
Steadiness steadinessOf(const Timing& timing);

} // namespace hawk::launch
