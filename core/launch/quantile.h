// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <span>

namespace hawk::launch {

/// The value below which `fraction` (0 to 1) of the samples lie, interpolated linearly between neighbours as
/// numpy.percentile does (type 7 of Hyndman and Fan, The American Statistician 50(4), 1996). The samples are
/// sorted and at least one.
double quantile(std::span<const double> sorted, double fraction);

} // namespace hawk::launch
