// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <map>

#include "data/binding.h"
#include "diff/diff.h"
#include "process/job_context.h"
#include "text/error.h"

namespace hawk::diff {

struct GradientOptions {
    std::optional<std::vector<std::string>> wrt;
    /// Inputs by name; real ones left out are drawn between -2 and 2, whole ones between 0 and 2, masks skip
    /// nothing, or some samples where samples meet.
    std::map<std::string, data::Argument> inputs;
    std::optional<std::int64_t> samples; ///< by the inputs, or 64; 33 where samples meet
    std::int64_t seed = 1;
};

/// One derivative of one output component with respect to one input component, at one sample. Where samples
/// meet, the reverse one is of the sum of all outputs with drawn weights, and the forward one along a drawn
/// direction of all inputs.
struct GradientEntry {
    Direction direction{};
    std::string output; ///< empty: all with weights
    std::uint32_t outputComponent = 0; ///< of numbers without samples: the place
    std::string input; ///< empty: all along a direction
    std::uint32_t inputComponent = 0; ///< of a table: the place
    std::int64_t sample = 0;
    double inputValue = 0;
    double derivative = 0;
    double difference = 0; ///< of a table's number and the reverse derivative: summed over the samples
    /// |derivative - difference| over the largest of both, the output's value and 1. Where samples meet, the
    /// largest number of the output stands for 1 while it is smaller, down to 0.001, and of the sum of all
    /// outputs the largest weighted number counts that the input has a part in.
    double error = 0;
};

struct GradientReport {
    std::int64_t samples = 0;
    std::uint64_t compared = 0;
    /// Beside a kink or a step, where differences converge to no derivative, or where a value is not finite.
    std::uint64_t skipped = 0;
    std::optional<GradientEntry> worst; ///< none where nothing was compared

    /// Adds an entry with its difference, or leaves it out where that is not trusted. `size` is what errors
    /// are compared with besides the derivative.
    void note(bool isTrusted, GradientEntry entry, double derivative, double size);
};

/// What the differences themselves are good for: derivatives that are right agree with them to this.
inline constexpr double gradientTolerance = 1e-6;

/// Compares both derivatives of a kernel, computed by the evaluator in double, with central differences of
/// the kernel's values in two steps, extrapolated (h = 1e-4 and half of it, relative to the input). A complex
/// step would need the functions of the language for complex numbers, and the values here are real. Refused:
/// what `derive` and `bindArguments` refuse, and an input with other than one value for each sample that is
/// not given. A table may be read: each of its numbers is compared. Cost: about 5 evaluations for each input
/// component and one for each output component. A kernel whose samples meet is compared as a whole launch,
/// up to 32 numbers of each input: about 4 evaluations for each.
Result<GradientReport> checkGradient(const ir::Kernel& primal, const GradientOptions& options,
                                     const process::JobContext& job = {});

} // namespace hawk::diff
