// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <vector>

#include "ir/kernel.h"

namespace hawk::codegen {

/// One side of a choice.
struct Arm {
    ir::NodeId choice{}; ///< a node of Op::select
    bool isWhenTrue = false;
    friend bool operator==(const Arm&, const Arm&) = default;
};

/// Which values only one side of a choice needs, so that a text that computes one sample after another can
/// leave out the other side's. Only choices by one condition count that save a costly operation or a loop;
/// they are computed by a jump. For each node the innermost such side, parallel to the kernel's nodes; none
/// for what is needed anyway.
std::vector<std::optional<Arm>> armsOf(const ir::Kernel& kernel);

} // namespace hawk::codegen
