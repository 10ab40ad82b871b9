// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "launch/quantile.h"

#include <algorithm>
#include <cmath>

namespace hawk::launch {

double quantile(std::span<const double> sorted, double fraction)
{
    const double place = fraction * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return std::lerp(sorted[below], sorted[above], place - static_cast<double>(below));
}

} // namespace hawk::launch
