// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <chrono>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "text/error.h"

namespace hawk::bench {

/// One of several ways to do the same work. `run` does it once and returns the seconds of the part that
/// counts; what it needs before and after is outside them.
struct Arm {
    std::string name;
    std::function<Result<double>()> run;
};

/// The seconds of each arm, in the order of the arms; one number for each round.
struct Rounds {
    std::vector<std::vector<double>> seconds;

    const std::vector<double>& of(std::size_t arm) const { return seconds[arm]; }
};

/// Runs all arms once in each round, each round starting with another arm, so that what changes on the
/// machine meets all of them. `warmUps` rounds before the first are not kept. Ends at the first error.
Result<Rounds> interleave(std::span<const Arm> arms, unsigned rounds, unsigned warmUps);

/// Median and quartiles, interpolated linearly between the sorted values.
struct Figure {
    double median = 0.0;
    double lower = 0.0; ///< first quartile
    double upper = 0.0; ///< third quartile
};

/// Needs at least one value.
Figure figureOf(std::vector<double> values);

/// The figure of the ratios of each round. Both must have the same number of rounds.
Figure ratioOf(std::span<const double> numerator, std::span<const double> denominator);

/// Whether a neighbour on the machine disturbed an arm: its median is over 15 % above its minimum.
bool isNoisy(std::span<const double> seconds);

/// Seconds of a call.
template <class Work>
double secondsOf(Work&& work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

} // namespace hawk::bench
