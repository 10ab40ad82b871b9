// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "data/element.h"

namespace hawk::data {

/// How the values of many samples become one.
enum class ReduceOp : std::uint8_t { sum, maximum, minimum };
/// `sum`, `max`, `min` as in sidecars.
std::string_view nameOf(ReduceOp op);

/// So many samples make a row, the first from a multiple of it on (docs/abi.md "Rows of sums"). Cuts between
/// rows do not change the numbers of any row.
inline constexpr std::int64_t rowSamples = 32;
constexpr std::int64_t rowCount(std::int64_t samples)
{
    return (samples + rowSamples - 1) / rowSamples;
}

/// A result over all samples, which a launcher makes of rows: a plane of the role accum_out for each of its
/// numbers, and for sums one more with what the row's sum lost to rounding.
struct Total {
    std::string name;
    ReduceOp op = ReduceOp::sum;
    bool isMean = false; ///< a sum that is divided by the number of samples at last
    Shape shape = {};

    /// The names of the planes of number `k`: `s` and `s_comp`, or `s_2` and `s_2_comp` among several.
    std::string rowsName(std::uint32_t k) const;
    std::string companionName(std::uint32_t k) const;
    friend bool operator==(const Total&, const Total&) = default;
};

} // namespace hawk::data
