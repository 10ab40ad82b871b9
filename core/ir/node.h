// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ir/op.h"
#include "ir/type.h"
#include "text/range.h"

namespace hawk::ir {

/// Position of a node in its kernel's or builder's node list.
enum class NodeId : std::uint32_t { };
constexpr std::size_t indexOf(NodeId id)
{
    return static_cast<std::size_t>(id);
}

/// Position of a loop in its kernel's or builder's list of loops.
enum class LoopId : std::uint32_t { };
constexpr std::size_t indexOf(LoopId id)
{
    return static_cast<std::size_t>(id);
}

/// constant: the value; component and setComponent: the position;
/// total, carry, loopValue and recorded: which one;
/// at: which of its conditions must not hold, a bit each, see guards.h.
using Literal = std::variant<std::monostate, bool, std::int64_t, double>;

struct Node {
    Op op = Op::constant;
    Type type;
    std::vector<NodeId> operands = {};
    Literal literal = {};
    std::string leaf = {}; ///< plane or parameter name of input, uniform, prior and at; which of primitive
    std::optional<LoopId> loop = {}; ///< of loopIndex, carry and loop: which one
    // Not part of a node's identity:
    std::string name = {}; ///< the author's first name for the value, empty when it has none
    text::Range origin = {}; ///< the expression that made it
    /// The innermost loop in which the value changes from iteration to iteration.
    std::optional<LoopId> region = {};
};

} // namespace hawk::ir
