// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <unordered_map>
#include <vector>

#include "ir/builder.h"

namespace hawk::ir {

/// What is told of the steps of a copy, and may add to the loops that it makes.
class CopyListener
{
public:
    virtual ~CopyListener() = default;
    /// A node, which is no part of a loop's machinery, has its copy.
    virtual void copied(NodeId) { }
    /// A loop is open and has its own carries; more may be added.
    virtual void opened(LoopId, LoopId /*copy*/) { }
    /// Its body has been copied: next and exit values of the carries that were added, in their order.
    virtual void closing(LoopId, std::vector<NodeId>& /*nexts*/, std::vector<NodeId>& /*exits*/) { }
    /// It is closed; the values of all carries after it, its own first.
    virtual void closed(LoopId, const std::vector<NodeId>& /*values*/) { }
};

/// Copies nodes of a kernel into a builder, and knows which node is the copy of which. A body may be copied
/// several times, each time with other values in the place of its loop's index and carries; the last copy of
/// a node counts.
class KernelCopy
{
public:
    /// Of all that the kernel's sinks need.
    KernelCopy(const Kernel& kernel, Builder& builder);
    /// Of what some sinks need alone: those of the kernel, or others over its nodes.
    KernelCopy(const Kernel& kernel, Builder& builder, std::vector<Sink> sinks);

    const Kernel& kernel() const { return m_kernel; }
    NodeId operator()(NodeId id) const { return m_copies[indexOf(id)]; }
    /// With the copies of its value, key and loop.
    Sink operator()(Sink sink) const;
    void set(NodeId id, NodeId copy) { m_copies[indexOf(id)] = copy; }
    bool isNeeded(NodeId id) const { return m_needed[indexOf(id)]; }

    /// All nodes, each loop as a loop.
    void copyAll(CopyListener& listener);
    /// What a loop computes in one iteration: everything in its body except its own index and carries, which
    /// have been set.
    void copyBody(LoopId loop, CopyListener& listener);

private:
    void copyRange(std::size_t first, std::size_t end, CopyListener& listener);
    std::size_t copyLoop(LoopId loop, CopyListener& listener);
    void copyNode(NodeId id);

    const Kernel& m_kernel;
    Builder& m_builder;
    std::vector<Sink> m_sinks;
    std::vector<bool> m_needed;
    std::vector<NodeId> m_copies;
    std::vector<LoopId> m_loopCopies;
    std::unordered_map<std::size_t, LoopId> m_loopAt; ///< by the number of its first node
};

/// The nodes that some sinks need, loops with all of their bodies.
std::vector<bool> nodesNeededBy(const Kernel& kernel, const std::vector<Sink>& sinks);

} // namespace hawk::ir
