// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "diff/activity.h"
#include "diff/copy.h"
#include "diff/planes.h"
#include "diff/rules.h"

namespace hawk::diff {

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
    void noteCopy(ir::NodeId id) { math.setRegular(copy(id), activity.isRegular[indexOf(id)]); }
    void refuse(const text::DiagnosticRule& rule, std::vector<std::string> more);
    /// The rule of a node, after a refusal null.
    const Rule* ruleFor(const ir::Node& node);
    /// A store of a derivative, zero for samples that the primal skips.
    void store(ir::Sink sink, NodeId value);
    /// The kernel of what has been stored.
    ir::Kernel finish();
};

void deriveReverse(Derivation& derivation);
void deriveForward(Derivation& derivation);

} // namespace hawk::diff
