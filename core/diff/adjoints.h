// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <map>
#include <optional>
#include <vector>

#include "diff/arithmetic.h"

namespace hawk::diff {

/// The adjoints collected so far of the nodes of a kernel. Those of a vector's components are kept apart and
/// become a vector when it is taken.
class Adjoints
{
public:
    Adjoints(const ir::Kernel& kernel, Arithmetic& math) : m_kernel(kernel), m_math(math) { }

    /// What a use of the node contributes; a contribution in the shape of a result that the node was spread
    /// over is summed.
    void add(NodeId primal, NodeId contribution);
    void addComponent(NodeId primal, std::uint32_t position, NodeId contribution);
    /// Everything collected for a node, nothing where there is no contribution.
    std::optional<NodeId> take(NodeId primal);
    /// The nodes that still have contributions, in the kernel's order.
    std::vector<NodeId> waiting() const;

private:
    struct Collected {
        std::optional<NodeId> whole;
        std::vector<std::optional<NodeId>> components;
    };
    void accumulate(std::optional<NodeId>& sum, NodeId contribution);

    const ir::Kernel& m_kernel;
    Arithmetic& m_math;
    std::map<NodeId, Collected> m_collected;
};

} // namespace hawk::diff
