// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "data/signature.h"
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

/// constant: the value; component and setComponent: the position.
using Literal = std::variant<std::monostate, bool, std::int64_t, double>;

struct Node {
    Op op = Op::constant;
    Type type;
    std::vector<NodeId> operands = {};
    Literal literal = {};
    std::string leaf = {}; ///< plane or parameter name of input, uniform and prior
    // Not part of a node's identity:
    std::string name = {}; ///< the author's first name for the value, empty when it has none
    text::Range origin = {}; ///< the expression that made it
};

/// Which other samples a body reads or writes (language.md 10.4).
enum class AccessClass { sampleLocal, crossSampleRead, crossSampleWrite };
std::string_view nameOf(AccessClass access);

/// One store at the end of a sample: `value` into the written plane `slot`, own column.
struct Sink {
    std::string slot;
    NodeId value{};
    text::Range origin = {};
};

/// A kernel after the canonical walk. `nodes` are in emission order (operands before users, first visit from
/// the sinks in their order), each reached and structurally unique; `sinks` in language.md 10.4 order.
/// Immutable by convention: pass as const.
struct Kernel {
    std::string name;
    data::Signature signature;
    std::vector<Node> nodes;
    std::vector<Sink> sinks;
    AccessClass access = AccessClass::sampleLocal;
    std::string
        digest; ///< 64 hex digits over everything that decides the values; names of locals take no part
    std::string sourceName;
    text::Range range = {}; ///< of the function in its file

    const Node& node(NodeId id) const { return nodes[indexOf(id)]; }
};

/// How often each node is an operand or a sink's value; same order as `nodes`.
std::vector<std::uint32_t> countUses(const Kernel& kernel);

/// A listing for people: one line per slot, node and sink.
std::string listing(const Kernel& kernel);

} // namespace hawk::ir
