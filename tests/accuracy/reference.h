// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <vector>

#include "data/element.h"
#include "text/error.h"

namespace hawk::accuracy {

/// Arguments and results of one function in one mode. `results` are exact results rounded to the mode's type;
/// `rests` what that took away, in units of the last place.
struct Points {
    std::string function;
    data::Mode mode = data::Mode::float64;
    std::vector<std::vector<double>> arguments; ///< one list for each argument
    std::vector<double> results;
    std::vector<double> rests;
};

/// Dense sweeps, one for each function and mode, in the order of the files that make_reference.py made.
Result<std::vector<Points>> readSweeps(const std::string& folder);
/// Zeros, infinities, poles, ends of ranges: without rests.
Result<std::vector<Points>> readSpecialValues(const std::string& folder);

/// How far `got` lies from a point's exact result, in units of the last place of that result. Infinite where
/// one of them is NaN or infinite and the other is not the same.
double errorOf(const Points& points, std::size_t at, double got);

} // namespace hawk::accuracy
