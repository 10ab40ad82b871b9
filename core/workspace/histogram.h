// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace hawk::workspace {

/// Counts of values in bins of one width. Bin i holds [edge(i), edge(i + 1)), the last one its end as well.
struct Histogram {
    double first = 0;
    double width = 0;
    std::vector<std::int64_t> counts;

    double edge(std::size_t bin) const { return first + width * static_cast<double>(bin); }
};

/// Bins the values in `range`, both ends included, or all of them. The width is that of Freedman and Diaconis
/// (1981), 2 IQR / n^(1/3) of what is in the range, with at most `mostBins`. Values that are all equal give
/// one bin of 1 % around them; none give no bin. Cost: sorts a copy.
Histogram binValues(std::span<const double> values, std::size_t mostBins,
                    std::optional<std::pair<double, double>> range = {});

/// The range that a reader wants to see first: from the smallest value to the upper outer fence, q75 + 3 IQR
/// (Tukey 1977), where values lie beyond it. Nothing when none do, for fewer than 8 values, and when the
/// middle half of them is equal. Cost: sorts a copy.
std::optional<std::pair<double, double>> mainRange(std::span<const double> values);

} // namespace hawk::workspace
