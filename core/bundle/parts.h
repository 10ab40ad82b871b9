// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <vector>

#include "bundle/bundle.h"

namespace hawk::bundle {

/// One stage of a kernel that reads what is made of all samples: which numbers it finds in planes of one cell
/// and which it makes.
struct StageFacts {
    std::string kernel; ///< the name of its part
    std::vector<std::string> cellsIn;
    std::vector<std::string> cellsOut;
};

/// What the first part says of all stages.
struct SplitFacts {
    std::vector<StageFacts> stages;
    std::vector<data::Total> cells; ///< of all stages
    std::vector<std::string> ownCells; ///< those that no caller gets
    std::vector<data::Slot> keyed; ///< sums over some axes that stages hand on
};

/// What becomes an object with a sidecar: a kernel, or one stage of it. A launcher of bundles runs one pass
/// over the samples, folds rows as sums, maxima or minima, and calls the parts of a split kernel in their
/// order.
struct Part {
    plan::LaunchPlan plan; ///< of a single pass
    const text::SourceText* source = nullptr;
    std::size_t stage = 0; ///< which of its kernel's
    std::optional<SplitFacts> split; ///< of the first part of several
};

/// The parts of kernels, in their order: `k`, and `k_2`, `k_3` … for the stages of it after the first. The
/// members must outlive them.
std::vector<Part> partsOf(const std::vector<Member>& members);

} // namespace hawk::bundle
