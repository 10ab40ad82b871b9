// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "diff/run_loops.h"

#include <algorithm>

namespace hawk::diff {

using ir::ExitPlace;
using ir::Loop;
using ir::LoopId;

bool RunLoops::isCounted(LoopId id) const
{
    const Loop& loop = m_derivation.primal.loop(id);
    return loop.leaves && std::ranges::any_of(loop.carries, [&](const ir::Carry& carry) {
               return m_derivation.activity(carry.placeholder);
           });
}

void RunLoops::opened(LoopId loop, LoopId copy)
{
    if (isCounted(loop))
        m_counters[loop] = m_derivation.builder.carry(copy, "rounds", m_derivation.builder.constantIndex(0));
}

void RunLoops::closing(LoopId loop, std::vector<NodeId>& nexts, std::vector<NodeId>& exits)
{
    if (!isCounted(loop))
        return;
    const NodeId counter = m_counters.at(loop);
    const NodeId more = m_derivation.math.apply(Op::add, {counter, m_derivation.builder.constantIndex(1)});
    nexts.push_back(more);
    exits.push_back(ir::exitPlace(m_derivation.primal.loop(loop)) == ExitPlace::head ? counter : more);
}

void RunLoops::closed(LoopId loop, const std::vector<NodeId>& values)
{
    RunLoop run{.node = m_derivation.copy(m_derivation.primal.loop(loop).node), .count = {}};
    if (isCounted(loop))
        run.count = values.back();
    m_runs[loop] = run;
}

} // namespace hawk::diff
