// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <span>

#include "ir/kernel.h"

namespace hawk::ir {

/// How the author wants a choice among branches to be made. Its meaning is the same for all: the branch whose
/// number is the selector, limited to the branches there are (language.md 5.3).
enum class DispatchPolicy : std::int64_t {
    predicated, ///< all branches are computed
    switched, ///< only the one that is taken, where that costs less
    segmented,
    automatic ///< left to the runner, which may ask how often each branch is taken
};

/// The literal of a node of Op::dispatch.
DispatchPolicy policyOf(const Node& dispatch);
/// Its branches, in order.
inline std::span<const NodeId> branchesOf(const Node& dispatch)
{
    return std::span(dispatch.operands).subspan(1);
}

} // namespace hawk::ir
