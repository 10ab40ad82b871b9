// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "launch/timing_comparison.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <format>
#include <limits>
#include <span>

#include "launch/steadiness.h"

namespace hawk::launch {

namespace {

constexpr double resolution = 0.05;
/// Beyond it so few blocks would count that no interval is left.
constexpr double mostAlike = 0.8;

/// The logarithms of the block medians of one timing: how sure their mean is.
struct Blocks {
    double variance = 0; ///< of the mean
    double freedom = 0; ///< degrees
};

Blocks blocksOf(const Timing& timing)
{
    const std::vector<double> medians = blockMedians(timing.samples);
    const auto count = static_cast<double>(medians.size());
    double mean = 0;
    for (const double median : medians)
        mean += std::log(median) / count;
    double squares = 0;
    double products = 0;
    for (std::size_t i = 0; i < medians.size(); ++i) {
        const double off = std::log(medians[i]) - mean;
        squares += off * off;
        if (i > 0)
            products += off * (std::log(medians[i - 1]) - mean);
    }
    Blocks blocks;
    if (medians.size() < 2 || squares == 0) {
        blocks.freedom = count - 1;
        return blocks;
    }
    const double alike = std::clamp(products / squares, 0.0, mostAlike);
    const double effective = std::max(2.0, count * (1 - alike) / (1 + alike));
    blocks.freedom = effective - 1;
    blocks.variance = squares / (count - 1) / effective;
    return blocks;
}

/// The 97.5 % quantile of Student's t: a table for few degrees of freedom, rounded down, and the expansion of
/// Abramowitz and Stegun 26.7.5 beyond.
double studentQuantile(double freedom)
{
    constexpr std::array<double, 10> few = {12.7062, 4.3027, 3.1824, 2.7764, 2.5706,
                                            2.4469,  2.3646, 2.3060, 2.2622, 2.2281};
    if (freedom < few.size() + 1)
        return few[static_cast<std::size_t>(std::max(1.0, freedom)) - 1];
    constexpr double z = 1.959964;
    constexpr double z3 = z * z * z;
    constexpr double z5 = z3 * z * z;
    return z + (z3 + z) / (4 * freedom) + (5 * z5 + 16 * z3 + 3 * z) / (96 * freedom * freedom);
}

/// Half of the interval of the logarithm of the ratio.
double halfInterval(const Blocks& a, const Blocks& b)
{
    const double variance = a.variance + b.variance;
    if (variance == 0)
        return 0;
    const auto part = [](const Blocks& one) {
        return one.variance == 0 ? 0 : one.variance * one.variance / one.freedom;
    };
    return studentQuantile(variance * variance / (part(a) + part(b))) * std::sqrt(variance);
}

std::string valueOf(const Timing& timing, std::string_view name)
{
    if (name == "threads" && timing.threads > 0)
        return std::to_string(timing.threads);
    const auto fact = std::ranges::find(timing.environment, name, [](const auto& one) { return one.first; });
    return fact == timing.environment.end() ? std::string() : fact->second;
}

std::string reasonOf(const std::vector<ConditionChange>& changes)
{
    std::string reason;
    const auto spell = [](const std::string& value) { return value.empty() ? "not recorded" : value; };
    for (const ConditionChange& change : changes) {
        reason += std::format("{}{}: {} then, {} now", reason.empty() ? "" : "; ", change.name,
                              spell(change.baseline), spell(change.now));
    }
    return reason;
}

std::string disturbanceOf(const Timing& baseline, const Timing& now)
{
    const std::string before = steadinessOf(baseline).disturbance;
    const std::string after = steadinessOf(now).disturbance;
    if (!before.empty() && !after.empty())
        return std::format("both were; of the baseline {}, of this timing {}", before, after);
    if (!before.empty())
        return std::format("the baseline was: {}", before);
    return after.empty() ? after : std::format("this timing was: {}", after);
}

} // namespace

std::string_view nameOf(Verdict verdict)
{
    constexpr std::array<std::string_view, 6> names = {
        "within noise", "faster", "slower", "disturbed", "other conditions", "too few repetitions"};
    return names[static_cast<std::size_t>(verdict)];
}

std::vector<ConditionChange> changedConditions(const Timing& baseline, const Timing& now)
{
    constexpr std::array<std::string_view, 9> decisive = {"cpu",    "cores", "governor", "turbo", "threads",
                                                          "target", "mode",  "profile",  "flags"};
    std::vector<ConditionChange> changes;
    for (const std::string_view name : decisive) {
        std::string before = valueOf(baseline, name);
        std::string after = valueOf(now, name);
        if (before != after)
            changes.push_back({std::string(name), std::move(before), std::move(after)});
    }
    return changes;
}

TimingComparison compareTimings(const Timing& baseline, const Timing& now)
{
    const Blocks before = blocksOf(baseline);
    const Blocks after = blocksOf(now);
    const double ratio = now.median / baseline.median;
    const double half = halfInterval(before, after);
    TimingComparison comparison{.ratio = ratio,
                                .low = ratio * std::exp(-half),
                                .high = ratio * std::exp(half),
                                .resolution = resolution,
                                .changes = changedConditions(baseline, now)};
    const std::string disturbance = disturbanceOf(baseline, now);
    if (!comparison.changes.empty()) {
        comparison.verdict = Verdict::otherConditions;
        comparison.reason = reasonOf(comparison.changes);
    } else if (!disturbance.empty()) {
        comparison.verdict = Verdict::disturbed;
        comparison.reason = disturbance;
    } else if (baseline.samples.size() < 2 || now.samples.size() < 2) {
        comparison.verdict = Verdict::tooFew;
        comparison.reason = "a single repetition does not say how much it scatters";
    } else if (comparison.high < 1 / (1 + resolution)) {
        comparison.verdict = Verdict::faster;
    } else if (comparison.low > 1 + resolution) {
        comparison.verdict = Verdict::slower;
    }
    return comparison;
}

} // namespace hawk::launch
