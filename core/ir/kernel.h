// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "data/signature.h"
#include "ir/loop.h"
#include "ir/node.h"

namespace hawk::ir {

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
/// the sinks in their order), each reached and structurally unique; `sinks` in language.md 10.4 order. The
/// nodes of a loop's body stand together, before the loop's own node; inner loops come before outer ones.
/// Immutable by convention: pass as const.
struct Kernel {
    std::string name;
    data::Signature signature;
    std::vector<Node> nodes;
    std::vector<Loop> loops;
    std::vector<Sink> sinks;
    AccessClass access = AccessClass::sampleLocal;
    std::string
        digest; ///< 64 hex digits over everything that decides the values; names of locals take no part
    std::string sourceName;
    text::Range range = {}; ///< of the function in its file

    const Node& node(NodeId id) const { return nodes[indexOf(id)]; }
    const Loop& loop(LoopId id) const { return loops[indexOf(id)]; }
};

/// How often each node is an operand, a sink's value, or what a loop goes on, leaves or ends with; same order
/// as `nodes`.
std::vector<std::uint32_t> countUses(const Kernel& kernel);

/// A listing for people: one line per slot, node and sink.
std::string listing(const Kernel& kernel);

} // namespace hawk::ir
