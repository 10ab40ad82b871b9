// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "data/signature.h"
#include "ir/derived.h"
#include "ir/dispatch.h"
#include "ir/loop.h"
#include "ir/node.h"

namespace hawk::ir {

/// Which other samples a body reads or writes (docs/semantics.md "What a kernel touches of others").
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
    /// Of a store by key in every iteration of a loop that has no exit, or one at its head: of the iterations
    /// that are not left there.
    std::optional<LoopId> loop = {};
    std::vector<data::Axis> axes = {}; ///< of a sum over some axes of a grid: the others, which its plane has

    /// Whether samples meet in one number.
    bool isShared() const { return form == SinkForm::rows || key.has_value(); }
};

/// What is made of the values of all samples, or of those that share their places along some axes of the
/// grid: a call of `hawk.sum` and the like (docs/kernels.md "Results over all samples, and stores by key").
/// Its node, Op::total, has the value of the sample as its operand and the number of this in
/// `Kernel::reductions` as its literal.
struct Reduction {
    data::ReduceOp op = data::ReduceOp::sum;
    bool isMean = false;
    std::vector<std::size_t> kept = {}; ///< axes of the grid along which there is one for each place
    bool keepsLosses = false; ///< of such a one
    friend bool operator==(const Reduction&, const Reduction&) = default;
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

struct Primitives;

/// A kernel after the canonical walk. `nodes` are in emission order (operands before users, first visit from
/// the sinks in their order), each reached and structurally unique; `sinks` in the order of the parameters,
/// then of what is returned. The nodes of a loop's body stand together, before the loop's own node; inner
/// loops come before outer ones. A sample with one of the `guards` set is skipped: nothing of it is read,
/// computed or stored. Immutable by convention: pass as const.
struct Kernel {
    std::string name;
    data::Signature signature;
    std::vector<Node> nodes;
    std::vector<Loop> loops;
    std::vector<Sink> sinks;
    std::vector<std::string> guards; ///< names of masks that are bound
    std::vector<Dispatch> dispatches; ///< in the order of their values
    /// That samples read, in the order of their first nodes; a kernel that has some is launched in stages
    /// (stages.h).
    std::vector<Reduction> reductions;
    /// What its derivative has to follow besides its operations, for messages; no part of the digest.
    std::string ownDerivative;
    /// The same kernel with its calls of helpers that have derivatives of their own (Op::primitive), of which
    /// its derivatives are made; null where it has none. Its name and steps are not those of this kernel.
    std::shared_ptr<const Kernel> marked;
    std::shared_ptr<const Primitives> primitives; ///< the derivatives of those helpers
    /// The plane with the time of each sample and the number that a step adds to it, as the author says;
    /// empty where nothing is said. No part of the digest.
    std::string time;
    std::string timeStep;
    StepForm steps; ///< nodes and sinks are those of one step
    AccessClass access = AccessClass::sampleLocal;
    std::optional<DerivedFrom> derived; ///< of a derivative; no part of the digest
    std::string
        digest; ///< 64 hex digits over everything that decides the values; names of locals take no part
    std::string sourceName;
    text::Range range = {}; ///< of the function in its file

    const Node& node(NodeId id) const { return nodes[indexOf(id)]; }
    const Loop& loop(LoopId id) const { return loops[indexOf(id)]; }
    /// What a node Op::total reads.
    const Reduction& reductionOf(const Node& total) const
    {
        return reductions[static_cast<std::size_t>(std::get<std::int64_t>(total.literal))];
    }
    bool hasSharedSinks() const { return std::ranges::any_of(sinks, &Sink::isShared); }
    /// The sink that finishes samples, null when there is none. It is the last.
    const Sink* finish() const
    {
        return sinks.empty() || sinks.back().form != SinkForm::finish ? nullptr : &sinks.back();
    }
};

/// The loop around a loop that stands in no other.
const Loop& outermostLoop(const Kernel& kernel, LoopId loop);

/// How many iterations a loop has at most for a sample, with those of the loops around it.
std::uint64_t iterationsOf(const Kernel& kernel, LoopId loop);
/// Whether a sink stores in every iteration of a loop.
bool storesInLoops(const Kernel& kernel);

/// How often each node is an operand, a sink's value, or what a loop goes on, leaves or ends with; same order
/// as `nodes`.
std::vector<std::uint32_t> countUses(const Kernel& kernel);

/// Which carries of a loop keep their values at the start of every iteration, since an Op::recorded reads
/// them.
std::vector<bool> recordedCarries(const Kernel& kernel, LoopId loop);

/// A listing for people: one line per slot, node and sink.
std::string listing(const Kernel& kernel);

} // namespace hawk::ir
