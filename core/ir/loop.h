// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ir/node.h"

namespace hawk::ir {

/// One value that a loop carries from iteration to iteration.
struct Carry {
    std::string name; ///< the author's; no part of the identity
    NodeId placeholder{}; ///< Op::carry: the value at the start of an iteration
    NodeId initial{}; ///< outside of the loop
    NodeId next{}; ///< at the end of an iteration; all carries move at the same time
    NodeId atExit{}; ///< of a sample that leaves; equal to `next` in a loop without an exit
};

/// A loop of `trips` iterations, in which each sample may stop early. Its body is a region of the kernel's
/// nodes, `firstBodyNode` up to `node`, and holds nothing that does not depend on one of its placeholders.
/// An iteration computes the nodes up to `exitPoint`; where `leaves` then holds, the carries get their exit
/// values and the loop is over; else it computes the rest and the carries get their next values.
struct Loop {
    std::optional<LoopId> parent;
    std::int64_t start = 0;
    std::int64_t step = 1;
    std::uint64_t trips = 0; ///< at least 1; start + trips * step is representable
    std::optional<NodeId> index; ///< Op::loopIndex, none where the body does not use it
    std::vector<Carry> carries; ///< at least one
    std::optional<NodeId> leaves; ///< a condition, none in a loop without an exit
    NodeId firstBodyNode{};
    NodeId exitPoint{}; ///< `node` in a loop without an exit
    NodeId node{}; ///< Op::loop, which closes the body; Op::loopValue reads the carries after it
    text::Range origin = {}; ///< the head of the loop
    std::string indexName;
};

/// Where in its iteration a loop is left, told from the values that a sample leaves with.
enum class ExitPlace : std::uint8_t {
    none,
    head, ///< with the values of the start of the iteration
    middle,
    tail ///< with those of its end
};
ExitPlace exitPlace(const Loop& loop);

} // namespace hawk::ir
