// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "data/binding.h"

namespace hawk::bench {

/// A kernel file whose text differs from round to round by one number, and what it computes.
struct ColdCase {
    std::string name; ///< of the file, without `.py`
    std::string_view title; ///< for a line of the report
    std::optional<double> milliseconds; ///< the goal on the reference hardware
    std::string_view constant; ///< the part of the text that is replaced
    /// With a whole number as `{}`, which counts the rounds from 5000 on.
    std::string_view replacement;
    /// Made anew for each launch, which may write into them.
    std::map<std::string, data::Argument> (*arguments)();
    std::string_view result; ///< the plane that is checked, by its first component
    /// Of a sample, from the number of the round in units of 1e-4 and the sample's values of two planes.
    double (*expected)(double number, double first, double second);
    std::string_view first, second;
    double tolerance = 1e-10; ///< relative, and below 1 absolute

    /// What headers cost is as much for each kernel, so that only a short one shows it.
    bool isShort() const { return milliseconds.value_or(0.0) <= 120.0; }
};

/// From y = a * x to an attempted step of an orbit and a nest of 64 x 23 trips, which are the workloads of
/// the goals, and two more: vectors of 1000 components, and an option price.
const std::vector<ColdCase>& coldCases();

} // namespace hawk::bench
