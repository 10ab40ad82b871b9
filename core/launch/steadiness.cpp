// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "launch/steadiness.h"

#include <algorithm>
#include <cmath>
#include <format>

#include "launch/quantile.h"

namespace hawk::launch {

namespace {

constexpr std::size_t mostBlocks = 10;
constexpr double mostDrift = 0.05;
constexpr double mostRange = 0.15;
constexpr double mostLead = 0.25;
constexpr double mostOutliers = 0.10;
constexpr double mostSpread = 0.20;
constexpr double mostCrowding = 0.15;

double medianOf(std::span<const double> samples)
{
    std::vector<double> sorted(samples.begin(), samples.end());
    std::ranges::sort(sorted);
    return quantile(sorted, 0.5);
}

double percent(double part)
{
    return std::round(part * 100);
}

std::string disturbanceOf(const Steadiness& steadiness, const Timing& timing)
{
    if (steadiness.crowding > mostCrowding)
        return std::format("other programs kept {} % of the processors busy", percent(steadiness.crowding));
    if (std::abs(steadiness.drift) > mostDrift)
        return std::format("its first and second half differ by {} %", percent(std::abs(steadiness.drift)));
    if (steadiness.range > mostRange)
        return std::format("its parts differ by {} %", percent(steadiness.range));
    if (steadiness.lead > mostLead)
        return std::format("its fastest repetition took {} % less than its median", percent(steadiness.lead));
    if (timing.spread > mostSpread)
        return std::format("its spread is {} %", percent(timing.spread));
    if (steadiness.outliers > mostOutliers)
        return std::format("{} % of its repetitions are far off", percent(steadiness.outliers));
    return {};
}

} // namespace

std::vector<double> blockMedians(std::span<const double> samples)
{
    const std::size_t count = std::min(samples.size(), mostBlocks);
    std::vector<double> medians;
    for (std::size_t block = 0; block < count; ++block) {
        const std::size_t begin = block * samples.size() / count;
        const std::size_t end = (block + 1) * samples.size() / count;
        medians.push_back(medianOf(samples.subspan(begin, end - begin)));
    }
    return medians;
}

Steadiness steadinessOf(const Timing& timing)
{
    const std::span<const double> samples = timing.samples;
    Steadiness steadiness;
    if (timing.otherWork && timing.processors > 0)
        steadiness.crowding = *timing.otherWork / timing.processors;
    if (samples.size() > 1) {
        const std::size_t half = samples.size() / 2;
        steadiness.drift = medianOf(samples.subspan(half)) / medianOf(samples.first(half)) - 1;
        const std::vector<double> blocks = blockMedians(samples);
        const auto [low, high] = std::ranges::minmax(blocks);
        steadiness.range = high / low - 1;
        if (timing.median > 0)
            steadiness.lead = 1 - timing.minimum / timing.median;
        const auto off = std::ranges::count_if(
            samples, [&](double one) { return std::abs(one - timing.median) > timing.median / 2; });
        steadiness.outliers = static_cast<double>(off) / static_cast<double>(samples.size());
    }
    steadiness.disturbance = disturbanceOf(steadiness, timing);
    return steadiness;
}

} // namespace hawk::launch
