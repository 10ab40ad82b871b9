// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/histogram.h"

#include <algorithm>
#include <cmath>

namespace hawk::workspace {

static double quantile(const std::vector<double>& sorted, double fraction)
{
    const double place = fraction * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return std::lerp(sorted[below], sorted[above], place - static_cast<double>(below));
}

Histogram binValues(std::span<const double> values, std::size_t mostBins,
                    std::optional<std::pair<double, double>> range)
{
    std::vector<double> sorted;
    std::ranges::copy_if(values, std::back_inserter(sorted), [&](double value) {
        return std::isfinite(value) && (!range || (value >= range->first && value <= range->second));
    });
    if (sorted.empty())
        return {};
    std::ranges::sort(sorted);
    const auto [low, high] = range.value_or(std::pair(sorted.front(), sorted.back()));
    if (!(high > low)) {
        const double width = low == 0 ? 1 : std::abs(low) * 0.01;
        return {low - width / 2, width, {std::ssize(sorted)}};
    }
    const double spread = quantile(sorted, 0.75) - quantile(sorted, 0.25);
    const double wanted = 2 * spread / std::cbrt(static_cast<double>(sorted.size()));
    const double most = static_cast<double>(std::max<std::size_t>(mostBins, 1));
    // Half of the values may be equal: their spread is 0, and then the bins are as fine as allowed.
    const double bins = wanted > 0 ? std::clamp(std::ceil((high - low) / wanted), 1.0, most) : most;
    Histogram histogram{low, (high - low) / bins, std::vector<std::int64_t>(static_cast<std::size_t>(bins))};
    for (const double value : sorted) {
        const auto bin = static_cast<std::size_t>((value - low) / histogram.width);
        ++histogram.counts[std::min(bin, histogram.counts.size() - 1)];
    }
    return histogram;
}

std::optional<std::pair<double, double>> mainRange(std::span<const double> values)
{
    std::vector<double> sorted;
    std::ranges::copy_if(values, std::back_inserter(sorted),
                         [](double value) { return std::isfinite(value); });
    if (sorted.size() < 8)
        return std::nullopt;
    std::ranges::sort(sorted);
    const double upper = quantile(sorted, 0.75);
    const double fence = upper + 3 * (upper - quantile(sorted, 0.25));
    if (fence == upper || sorted.back() <= fence)
        return std::nullopt;
    return std::pair(sorted.front(), fence);
}

} // namespace hawk::workspace
