// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "data/binding.h"
#include "ir/kernel.h"
#include "process/job_context.h"

namespace hawk::eval {

/// What one sample has under a name.
struct ProbedValue {
    /// The author's name of a value, the name of the plane or number that is read, or what is stored into:
    /// `y`, with its place for a store by key, `t[7]`.
    std::string name;
    text::Range origin; ///< what computes it; may lie in an imported file
    data::Array value; ///< of no axis, one or two, by the type; real numbers in the mode of the arguments
    /// How often the sample computed it. In a loop the value is that of the last time, and 0 says that the
    /// sample left the loop before it came there; a value that a loop carries is the one after the loop.
    std::uint64_t times = 1;
};

struct Probe {
    bool isSkipped = false; ///< a mask skips the sample, and nothing of it is computed
    std::vector<ProbedValue> values; ///< in the order of their places
};

/// All named values of a kernel at one sample of a launch, of its first step, with what it would store. What
/// the sample reads of all samples together is made of them first. Nothing is stored. Cost: of one sample, or
/// of a launch where reductions are read. Refused: what `evaluate` refuses of this sample.
Result<Probe> probe(const ir::Kernel& kernel, const data::BoundArguments& arguments, std::int64_t sample,
                    const process::JobContext& job = {});

} // namespace hawk::eval
