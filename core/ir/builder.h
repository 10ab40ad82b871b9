// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "ir/kernel.h"

namespace hawk::ir {

/// Whose local name a value gets: one of the kernel's body takes the place of one of a helper function.
enum class NameStrength : std::uint8_t { helper, body };

/// Collects nodes while a body is traced. Equal nodes (operation, type, operands, literal, leaf) are one
/// node; the first origin and name stay. Callers hand in operands of the right types: the tracer has refused
/// everything else with a message of its own. Single-threaded.
class Builder
{
public:
    NodeId constant(double value, text::Range origin = {});
    NodeId constant(bool value, text::Range origin = {});
    NodeId constantIndex(std::int64_t value, text::Range origin = {});
    /// input, uniform or prior.
    NodeId leaf(Op op, std::string name, Type type, text::Range origin = {});
    NodeId add(Node node);
    /// An element-wise operation or predicate: broadcasts rank 0, promotes index to real where an operand is
    /// real, gives a boolean for predicates.
    NodeId apply(Op op, std::vector<NodeId> operands, text::Range origin = {});
    NodeId component(NodeId vector, std::uint32_t position, text::Range origin = {});

    const Node& node(NodeId id) const { return m_nodes[indexOf(id)]; }
    const Type& type(NodeId id) const { return node(id).type; }
    /// Gives a value its author's name unless it has one already that is as strong.
    void nameValue(NodeId id, std::string_view name, NameStrength strength = NameStrength::body);
    std::size_t size() const { return m_nodes.size(); }

private:
    std::vector<Node> m_nodes;
    std::vector<bool> m_hasHelperName; ///< parallel to m_nodes
    std::unordered_multimap<std::size_t, NodeId> m_byHash;
};

/// What the tracer knows besides the nodes.
struct KernelParts {
    std::string name;
    std::vector<data::Parameter> parameters; ///< `slot` is filled in by finish()
    std::vector<Sink> sinks; ///< parameters in signature order, then returned leaves
    std::vector<std::string> returned; ///< the slots among the sinks that the call allocates
    data::ReturnTree returns;
    std::string sourceName;
    text::Range range = {};
};

/// The canonical walk: drops what no sink reaches, orders, derives slots, access class and digest.
/// Unread parameters get no slot, except masks.
Kernel finish(const Builder& builder, KernelParts parts);

} // namespace hawk::ir
