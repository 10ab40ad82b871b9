// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <unordered_map>
#include <vector>

#include "ir/builder.h"

namespace hawk::ir {

/// The canonical walk: the nodes and loops of a builder that some sinks reach, with their new numbers.
/// Operands stand before their users in the order of first visits from the sinks; the body of a loop comes
/// right before the loop's own node, after what it needs from outside. Linear in the nodes; any depth.
class Renumbering
{
public:
    /// The builder must outlive it.
    Renumbering(const Builder& builder, const std::vector<Sink>& sinks);

    NodeId operator()(NodeId id) const { return m_nodes[indexOf(id)]; }
    LoopId operator()(LoopId id) const { return m_loops.at(indexOf(id)); }
    bool isReached(NodeId id) const;
    /// Gives a kernel, which has none yet, its nodes and loops.
    void move(Kernel& kernel) const;

private:
    void renumber(std::optional<LoopId>& id) const;
    Loop loop(const LoopRecord& record) const;

    const Builder& m_builder;
    std::vector<NodeId> m_order;
    std::vector<NodeId> m_nodes;
    std::unordered_map<std::size_t, LoopId> m_loops;
};

} // namespace hawk::ir
