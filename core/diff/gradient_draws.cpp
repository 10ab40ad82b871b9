// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "diff/gradient_draws.h"

#include <algorithm>
#include <numeric>

#include "data/generators.h"

namespace hawk::diff {

/// Inputs are drawn with the numbers of their slots, of which there are fewer.
static constexpr std::int64_t firstCounter = 1'000'000;

std::vector<double> GradientDraws::numbers(std::size_t count, double low, double high)
{
    const data::Array drawn =
        data::uniform(low, high, m_seed, static_cast<std::int64_t>(count), firstCounter + m_calls++);
    return {drawn.values<double>().begin(), drawn.values<double>().end()};
}

std::vector<std::size_t> GradientDraws::places(std::size_t count, std::size_t wanted)
{
    std::vector<std::size_t> chosen(count);
    std::iota(chosen.begin(), chosen.end(), std::size_t{0});
    if (count <= wanted)
        return chosen;
    const std::vector<double> ranks = numbers(count, 0.0, 1.0);
    std::ranges::sort(chosen, {}, [&](std::size_t i) { return ranks[i]; });
    chosen.resize(wanted);
    std::ranges::sort(chosen);
    return chosen;
}

} // namespace hawk::diff
