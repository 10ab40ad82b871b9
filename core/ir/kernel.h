// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "data/signature.h"
#include "ir/derived.h"
#include "ir/dispatch.h"
#include "ir/loop.h"
#include "ir/node.h"

namespace hawk::ir {

/// Which other samples a body reads or writes (language.md 10.4).
enum class AccessClass { sampleLocal, crossSampleRead, crossSampleWrite };
std::string_view nameOf(AccessClass access);

enum class SinkForm : std::uint8_t {
    ownColumn, ///< `value` into the written plane `slot`
    rows, ///< the values of 32 samples into one number of `slot`, made by `reduction`
    add, ///< `value` onto the number of `slot` at `key`, with those of all other samples
    store, ///< `value` in the place of the number there; the last sample counts
    setBits, ///< the bits of `value` there
    finish ///< where `value` holds, the mask `slot` is set and the sample counted, after all other stores
};

/// What a sample leaves behind at its end.
struct Sink {
    std::string slot;
    NodeId value{};
    text::Range origin = {};
    SinkForm form = SinkForm::ownColumn;
    data::ReduceOp reduction = data::ReduceOp::sum; ///< of rows
    /// Of a store by key, an Index. Component k of a vector goes k times the number of places further; a key
    /// that is no place stores nothing.
    std::optional<NodeId> key = {};
    std::string companion = {}; ///< the plane that keeps what sums lose to rounding; empty where none does
    std::vector<data::Axis> axes = {}; ///< of a sum over some axes of a grid: the others, which its plane has

    /// Whether samples meet in one number.
    bool isShared() const { return form == SinkForm::rows || key.has_value(); }
};

/// How many steps of the body one launch takes; a sample that finishes takes no more.
enum class StepKind : std::uint8_t {
    single,
    fixed,
    automatic ///< as many as the plane `fused_steps` says
};
struct StepForm {
    StepKind kind = StepKind::single;
    std::uint32_t count = 1; ///< of a fixed form
    bool isAsked = false; ///< by the author, whose kernel then has the form in its name
};

/// A kernel after the canonical walk. `nodes` are in emission order (operands before users, first visit from
/// the sinks in their order), each reached and structurally unique; `sinks` in language.md 10.4 order. The
/// nodes of a loop's body stand together, before the loop's own node; inner loops come before outer ones.
/// A sample with one of the `guards` set is skipped: nothing of it is read, computed or stored.
/// Immutable by convention: pass as const.
struct Kernel {
    std::string name;
    data::Signature signature;
    std::vector<Node> nodes;
    std::vector<Loop> loops;
    std::vector<Sink> sinks;
    std::vector<std::string> guards; ///< names of masks that are bound
    std::vector<Dispatch> dispatches; ///< in the order of their values
    /// What its derivative has to follow besides its operations, for messages; no part of the digest.
    std::string ownDerivative;
    StepForm steps; ///< nodes and sinks are those of one step
    AccessClass access = AccessClass::sampleLocal;
    std::optional<DerivedFrom> derived; ///< of a derivative; no part of the digest
    std::string
        digest; ///< 64 hex digits over everything that decides the values; names of locals take no part
    std::string sourceName;
    text::Range range = {}; ///< of the function in its file

    const Node& node(NodeId id) const { return nodes[indexOf(id)]; }
    const Loop& loop(LoopId id) const { return loops[indexOf(id)]; }
    bool hasSharedSinks() const { return std::ranges::any_of(sinks, &Sink::isShared); }
    /// The sink that finishes samples, null when there is none. It is the last.
    const Sink* finish() const
    {
        return sinks.empty() || sinks.back().form != SinkForm::finish ? nullptr : &sinks.back();
    }
};

/// How often each node is an operand, a sink's value, or what a loop goes on, leaves or ends with; same order
/// as `nodes`.
std::vector<std::uint32_t> countUses(const Kernel& kernel);

/// Which carries of a loop keep their values at the start of every iteration, since an Op::recorded reads
/// them.
std::vector<bool> recordedCarries(const Kernel& kernel, LoopId loop);

/// A listing for people: one line per slot, node and sink.
std::string listing(const Kernel& kernel);

} // namespace hawk::ir
