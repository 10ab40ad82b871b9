// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <algorithm>
#include <array>
#include <cmath>

namespace hawk::diff {

/// How far a number of the size 1 is moved; larger ones in proportion.
inline constexpr double differenceStep = 1e-4;
/// The moves of a difference, in the order that `differenceOf` takes the values in.
inline constexpr std::array<double, 4> differenceMoves = {differenceStep, -differenceStep, differenceStep / 2,
                                                          -differenceStep / 2};
/// Differences that change more than this when the step is halved belong to no smooth function.
inline constexpr double differenceSmoothness = 1e-4;

struct Difference {
    double value = 0; ///< extrapolated from both steps
    double change = 0; ///< when the step is halved
};

/// The central difference of the values at the four moves, each of them times `unit`.
inline Difference differenceOf(const std::array<double, 4>& moved, double unit)
{
    const double coarse = (moved[0] - moved[1]) / (2 * differenceStep * unit);
    const double fine = (moved[2] - moved[3]) / (differenceStep * unit);
    return {(4 * fine - coarse) / 3, std::abs(fine - coarse)};
}

/// What errors of a difference are compared with, for a function with this value among values as large as
/// `scale`.
inline double sizeOf(const Difference& difference, double value, double scale = 1.0)
{
    return std::max({scale, std::abs(value), std::abs(difference.value)});
}

/// Whether the function is finite there and has no kink or step beside it.
inline bool isSmooth(const Difference& difference, double value, double scale = 1.0)
{
    return std::isfinite(value) && std::isfinite(difference.value)
        && difference.change <= differenceSmoothness * sizeOf(difference, value, scale);
}

} // namespace hawk::diff
