// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <map>

#include "diff/activity.h"
#include "diff/planes.h"
#include "diff/rules.h"
#include "ir/kernel_copy.h"

namespace hawk::diff {

using ir::CopyListener;
using ir::KernelCopy;

/// What both directions share while a derivative is made: the builder, the copy of the primal, and the
/// planes.
struct Derivation {
    Derivation(const ir::Kernel& primal, const Request& request, std::vector<std::string> wrt);

    const ir::Kernel& primal;
    const Request& request;
    std::vector<std::string> wrt;
    PlaneNames names;
    Activity activity;
    ir::Builder builder;
    Arithmetic math;
    KernelCopy copy;
    std::vector<data::Parameter> planes; ///< that the primal has not
    std::vector<data::Total> totals;
    std::vector<ir::Sink> sinks;
    std::optional<Refusal> refusal; ///< the first one

    const ir::Node& node(ir::NodeId id) const { return primal.node(id); }
    /// A new input plane, as a plain value.
    NodeId input(const std::string& name, const ir::Type& type, data::Role role);
    /// The plane of tangents of an input, as a plain value that is read like the input.
    NodeId tangentOf(const ir::Node& leaf);
    /// Sets the regularity of a copy, which is known of the primal.
    void noteCopy(ir::NodeId id);
    void refuse(const text::DiagnosticRule& rule, std::vector<std::string> more);
    /// The rule of a node, after a refusal null.
    const Rule* ruleFor(const ir::Node& node);
    /// What the derivative that a helper has of its own stores, for a node that calls the helper; nothing
    /// after a refusal. `inputs` are its other inputs than the arguments, by their names.
    std::optional<std::vector<NodeId>> ownRule(const ir::Node& call,
                                               const std::map<std::string, NodeId>& inputs);
    /// Whether the primal skips the sample; nothing where it skips none.
    std::optional<NodeId> skips(text::Range origin);
    /// A value of each sample reduced as the primal's node does, without the samples that the primal skips.
    NodeId totalOf(const ir::Node& total, NodeId value);
    /// A store of a derivative, zero for samples that the primal skips.
    void store(ir::Sink sink, NodeId value);
    /// The same, which is not yet among the sinks.
    ir::Sink guarded(ir::Sink sink, NodeId value);
    /// The kernel of what has been stored.
    ir::Kernel finish();
};

void deriveReverse(Derivation& derivation);
void deriveForward(Derivation& derivation);

} // namespace hawk::diff
