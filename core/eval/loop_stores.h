// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <limits>
#include <vector>

#include "eval/node_compiler.h"

namespace hawk::eval {

/// The key of an iteration that a sample does not come to.
inline constexpr std::int64_t noPlace = std::numeric_limits<std::int64_t>::min();

/// Stores by key in every iteration of a loop (ir::Sink::loop). A sample stores nothing before all of it is
/// computed: what its iterations store is kept until then.
class LoopStores
{
public:
    /// Adds the first steps of a sample, which forget what another one has kept. Before all nodes.
    explicit LoopStores(NodeCompiler& compiler);

    /// The last steps of an iteration but those that move the carries.
    void addIteration(ir::LoopId loop);
    /// The stores of all iterations, in their order. False where a plane is not bound.
    bool addStores();

private:
    struct Kept {
        const ir::Sink* sink = nullptr;
        std::uint32_t rounds = 0; ///< how many iterations there are at most
        std::uint32_t roundCount = 0; ///< the cell with that number
        std::uint32_t left = 0; ///< the cell with the number of those to come
        std::uint32_t keys = 0; ///< cells, one for each round
        std::uint32_t values = 0; ///< cells, `width` for each round
        std::uint32_t width = 1;
    };

    data::Element elementOf(const ir::Sink& sink) const;

    NodeCompiler& m_compiler;
    std::vector<Kept> m_kept;
};

} // namespace hawk::eval
