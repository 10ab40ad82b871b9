// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "launch/timing_comparison.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <random>
#include <span>
#include <utility>
#include <vector>

namespace hawk::launch {

namespace {

constexpr std::size_t draws = 2000;
constexpr double smallestChange = 0.01;

/// Medians of resamples. The median of n draws with replacement from n sorted samples is the sample at the
/// median of n uniform positions, and such an order statistic follows a beta distribution, the one after it
/// a power of a uniform (David and Nagaraja, Order Statistics, 2.2 and 2.5). So a draw costs the same however
/// many samples there are.
class MedianDraws
{
public:
    explicit MedianDraws(std::vector<double> samples)
        : m_sorted(std::move(samples))
        , m_below(static_cast<double>((m_sorted.size() + 1) / 2))
        , m_above(static_cast<double>(m_sorted.size() / 2) + 1)
    {
        std::ranges::sort(m_sorted);
    }

    double draw(std::mt19937_64& random)
    {
        const double below = m_below(random);
        const double position = below / (below + m_above(random));
        const double value = at(position);
        if (m_sorted.size() % 2 == 1)
            return value;
        const double rest = static_cast<double>(m_sorted.size() / 2);
        const double gap = 1 - std::pow(m_uniform(random), 1 / rest);
        return (value + at(position + (1 - position) * gap)) / 2;
    }

private:
    double at(double position) const
    {
        const auto index = static_cast<std::size_t>(position * static_cast<double>(m_sorted.size()));
        return m_sorted[std::min(index, m_sorted.size() - 1)];
    }

    std::vector<double> m_sorted;
    std::gamma_distribution<double> m_below, m_above;
    std::uniform_real_distribution<double> m_uniform;
};

double quantile(std::span<const double> sorted, double fraction)
{
    const double place = fraction * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return std::lerp(sorted[below], sorted[above], place - static_cast<double>(below));
}

} // namespace

std::string_view nameOf(Verdict verdict)
{
    constexpr std::array<std::string_view, 3> names = {"within noise", "faster", "slower"};
    return names[static_cast<std::size_t>(verdict)];
}

TimingComparison compareTimings(const Timing& baseline, const Timing& now)
{
    std::mt19937_64 random;
    MedianDraws before(baseline.samples);
    MedianDraws after(now.samples);
    std::vector<double> ratios(draws);
    for (double& ratio : ratios)
        ratio = after.draw(random) / before.draw(random);
    std::ranges::sort(ratios);

    TimingComparison comparison{.ratio = now.median / baseline.median,
                                .low = quantile(ratios, 0.025),
                                .high = quantile(ratios, 0.975)};
    const bool holdsOne = comparison.low <= 1 && comparison.high >= 1;
    if (holdsOne || std::abs(comparison.ratio - 1) < smallestChange)
        comparison.verdict = Verdict::withinNoise;
    else
        comparison.verdict = comparison.ratio < 1 ? Verdict::faster : Verdict::slower;
    return comparison;
}

} // namespace hawk::launch
