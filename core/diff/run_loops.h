// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <map>

#include "diff/derivation.h"

namespace hawk::diff {

/// A loop of the primal as the derivative runs it before it runs it backwards.
struct RunLoop {
    NodeId node{}; ///< Op::loop
    /// How many iterations have an effect on the carries; none where all have one.
    std::optional<NodeId> count;
};

/// The copies of the loops that a reverse derivative goes back through. One that samples may leave counts its
/// iterations in a carry of its own: at the head, the iteration that leaves has no effect.
class RunLoops
{
public:
    explicit RunLoops(Derivation& derivation) : m_derivation(derivation) { }

    void opened(ir::LoopId loop, ir::LoopId copy);
    void closing(ir::LoopId loop, std::vector<NodeId>& nexts, std::vector<NodeId>& exits);
    void closed(ir::LoopId loop, const std::vector<NodeId>& values);
    /// The last copy.
    const RunLoop& operator[](ir::LoopId loop) const { return m_runs.at(loop); }

private:
    bool isCounted(ir::LoopId loop) const;

    Derivation& m_derivation;
    std::map<ir::LoopId, NodeId> m_counters;
    std::map<ir::LoopId, RunLoop> m_runs;
};

} // namespace hawk::diff
