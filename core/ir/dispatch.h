// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "ir/node.h"

namespace hawk::ir {

/// How the author wants a choice among branches to be made; what comes out is the same (docs/semantics.md
/// "Choices").
enum class DispatchPolicy : std::uint8_t {
    predicated, ///< by computing all branches
    switched, ///< by computing the one that is taken
    segmented, ///< by computing samples that take the same branch together
    automatic ///< by whatever the runner finds best
};
/// `predicated`, `switch`, `segmented`, `auto`.
std::string_view nameOf(DispatchPolicy policy);
std::optional<DispatchPolicy> dispatchPolicy(std::string_view name);

/// A choice among branches by their numbers. Its value is a chain of Op::select, which compares the selector
/// with the number of each branch but the last: a selector outside of the numbers means the nearest of them.
struct Dispatch {
    NodeId value{};
    NodeId selector{}; ///< of type Index
    std::uint32_t branches = 0;
    DispatchPolicy policy{};
    text::Range origin = {};
};

/// The name of the dispatch at a position among those of its kernel: `dispatch0`.
std::string dispatchName(std::size_t position);

} // namespace hawk::ir
