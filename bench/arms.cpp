// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "arms.h"

#include <algorithm>

#include "launch/quantile.h"

namespace hawk::bench {

Result<Rounds> interleave(std::span<const Arm> arms, unsigned rounds, unsigned warmUps)
{
    Rounds out{.seconds = std::vector<std::vector<double>>(arms.size())};
    for (unsigned round = 0; round < warmUps + rounds; ++round) {
        for (std::size_t turn = 0; turn < arms.size(); ++turn) {
            const std::size_t arm = (round + turn) % arms.size();
            const Result<double> seconds = arms[arm].run();
            if (!seconds)
                return std::unexpected(seconds.error());
            if (round >= warmUps)
                out.seconds[arm].push_back(*seconds);
        }
    }
    return out;
}

Figure figureOf(std::vector<double> values)
{
    std::ranges::sort(values);
    return {launch::quantile(values, 0.5), launch::quantile(values, 0.25), launch::quantile(values, 0.75)};
}

Figure ratioOf(std::span<const double> numerator, std::span<const double> denominator)
{
    std::vector<double> ratios;
    for (std::size_t round = 0; round < numerator.size(); ++round)
        ratios.push_back(numerator[round] / denominator[round]);
    return figureOf(std::move(ratios));
}

bool isNoisy(std::span<const double> seconds)
{
    constexpr double allowed = 1.15;
    return figureOf({seconds.begin(), seconds.end()}).median > allowed * std::ranges::min(seconds);
}

} // namespace hawk::bench
