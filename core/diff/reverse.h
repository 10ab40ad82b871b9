// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <map>

#include "diff/adjoints.h"
#include "diff/cross_sample.h"
#include "diff/derivation.h"
#include "diff/run_loops.h"

namespace hawk::diff {

/// Goes through the nodes of the primal from the sinks to the inputs and gives the adjoint of each to its
/// operands.
class ReverseWalk
{
public:
    explicit ReverseWalk(Derivation& derivation);

    Derivation& derivation() { return m_derivation; }
    RunLoops& loops() { return m_loops; }

    /// The primal itself, of which the derivative uses what it needs.
    void copyPrimal();
    /// The nodes of one region among [first, end), the last one first.
    void walk(std::size_t first, std::size_t end, std::optional<ir::LoopId> region, Adjoints& adjoints);
    /// What has come to the inputs: a store for each, additions by key for planes that are read elsewhere.
    void storeGradients(Adjoints& adjoints);

private:
    void pull(NodeId id, Adjoints& adjoints);
    /// Of a helper with a derivative of its own.
    void pullByOwnRule(Pullback& site);
    /// Adds a loop that runs the primal's backwards; `adjoints` are those of the region around it.
    void pullLoop(ir::LoopId loop, Adjoints& adjoints);
    void copyBody(ir::LoopId loop);

    Derivation& m_derivation;
    RunLoops m_loops;
    GatheredAdjoints m_gathered;
    /// Of the values of carries after a loop, by the loop's node and the carry.
    std::map<NodeId, std::map<std::size_t, NodeId>> m_seeds;
};

} // namespace hawk::diff
