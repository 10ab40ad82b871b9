// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <vector>

namespace hawk::diff {

/// Numbers that a seed decides, other ones in each call, and others than `drawInputs` draws.
class GradientDraws
{
public:
    explicit GradientDraws(std::int64_t seed) : m_seed(seed) { }

    /// Evenly distributed from `low` on, below `high`.
    std::vector<double> numbers(std::size_t count, double low, double high);
    /// At most `wanted` of the places below `count`, in their order.
    std::vector<std::size_t> places(std::size_t count, std::size_t wanted);

private:
    std::int64_t m_seed;
    std::int64_t m_calls = 0;
};

} // namespace hawk::diff
