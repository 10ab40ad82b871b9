// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "diff/cross_sample.h"

#include <algorithm>

#include "diff/refusals.h"

namespace hawk::diff {

using ir::Node;
using ir::Sink;
using ir::SinkForm;

namespace {

/// The result over samples whose rows a sink makes.
const data::Total& totalOf(const ir::Kernel& kernel, const Sink& sink)
{
    return *std::ranges::find_if(kernel.signature.totals, [&](const data::Total& total) {
        for (std::uint32_t k = 0; k < total.shape.count(); ++k) {
            if (sink.slot == total.rowsName(k))
                return true;
        }
        return false;
    });
}

/// The declared parameter of a plane under another name.
data::Parameter renamed(const ir::Kernel& primal, const std::string& plane, const std::string& name)
{
    const auto& parameters = primal.signature.parameters;
    const auto declared = std::ranges::find(parameters, plane, &data::Parameter::name);
    data::Parameter parameter =
        declared != parameters.end() ? *declared : data::Parameter{.declaration = "Scalar"};
    parameter.name = name;
    return parameter;
}

} // namespace

void checkSharedPlanes(Derivation& derivation)
{
    for (const Sink& sink : storingSinks(derivation.primal)) {
        if (sink.form == SinkForm::rows && sink.reduction != data::ReduceOp::sum)
            derivation.refuse(refusals::extremeOverSamples,
                              {std::string(nameOf(sink.reduction)), totalOf(derivation.primal, sink).name});
        else if (sink.form == SinkForm::setBits)
            derivation.refuse(refusals::storedBits, {sink.slot});
        else if (sink.form == SinkForm::store)
            derivation.refuse(refusals::replacingStore, {sink.slot});
        else if (sink.loop)
            derivation.refuse(refusals::storeInLoop, {sink.slot});
    }
    for (const Node& node : derivation.primal.nodes) {
        if (node.op != Op::total)
            continue;
        const ir::Reduction& reduction = derivation.primal.reductionOf(node);
        const auto id = static_cast<NodeId>(&node - derivation.primal.nodes.data());
        if (reduction.op != data::ReduceOp::sum && derivation.activity(id))
            derivation.refuse(refusals::extremeReadAgain, {std::string(nameOf(reduction.op))});
    }
}

NodeId seedOf(Derivation& derivation, const Sink& sink)
{
    const ir::Type type = derivation.node(sink.value).type;
    if (sink.form == SinkForm::rows) {
        const NodeId seed = derivation.input(derivation.names(sink.slot), type, data::Role::uniform);
        if (!totalOf(derivation.primal, sink).isMean)
            return seed;
        const NodeId count = derivation.builder.add({.op = Op::sampleCount, .type = Type::index()});
        return derivation.math.divide(seed, derivation.builder.converted(count, ir::Element::real));
    }
    data::Parameter plane = renamed(derivation.primal, sink.slot, derivation.names(sink.slot));
    plane.role = data::Role::lookup;
    derivation.planes.push_back(plane);
    return derivation.builder.add({.op = Op::at,
                                   .type = Type::real(type.shape),
                                   .operands = {derivation.copy(*sink.key)},
                                   .leaf = plane.name,
                                   .name = plane.name,
                                   .origin = sink.origin});
}

void storeTangent(Derivation& derivation, const Sink& sink, NodeId tangent)
{
    Sink copy = sink;
    copy.slot = derivation.names(sink.slot);
    if (!copy.companion.empty())
        copy.companion = derivation.names(sink.companion);
    if (sink.form == SinkForm::rows) {
        data::Total total = totalOf(derivation.primal, sink);
        total.name = derivation.names(total.name);
        if (!std::ranges::contains(derivation.totals, total.name, &data::Total::name))
            derivation.totals.push_back(total);
    } else {
        copy.key = derivation.copy(*sink.key);
        data::Parameter plane = renamed(derivation.primal, sink.slot, copy.slot);
        if (plane.axes.empty())
            plane.axes = sink.axes; // of a returned sum over some axes
        derivation.planes.push_back(std::move(plane));
    }
    derivation.store(std::move(copy), tangent);
}

/// Whether any component is other than 0.
static NodeId hasNonzero(Derivation& derivation, NodeId value)
{
    Arithmetic& math = derivation.math;
    const auto isNonzero = [&](NodeId number) {
        return math.apply(Op::notEqual, {number, math.number(0.0)});
    };
    const ir::Type type = math.type(value);
    if (type.isScalar())
        return isNonzero(value);
    NodeId any = isNonzero(derivation.builder.component(value, 0));
    for (std::uint32_t k = 1; k < type.shape.count(); ++k)
        any = math.apply(Op::logicalOr, {any, isNonzero(derivation.builder.component(value, k))});
    return any;
}

void GatheredAdjoints::add(const Node& at, NodeId bar)
{
    Arithmetic& math = m_derivation.math;
    NodeId key = m_derivation.copy(at.operands.front());
    // Where a choice needs no read, its place may be none: a zero is added to the first one.
    if (math.isMasked(bar)) {
        const NodeId isRead = hasNonzero(m_derivation, bar);
        key = math.make(Op::select, Type::index(), {isRead, key, m_derivation.builder.constantIndex(0)});
    }
    if (m_loops.empty()) {
        m_contributions.push_back({at.leaf, key, bar, at.origin});
        return;
    }
    const Sink sink =
        m_derivation.guarded(Sink{.slot = m_derivation.names(at.leaf), .origin = at.origin, .key = key}, bar);
    m_derivation.builder.storeInLoop(*sink.key);
    m_derivation.builder.storeInLoop(sink.value);
    m_contributions.push_back({at.leaf, *sink.key, sink.value, at.origin, m_loops.back()});
}

/// Of a Param in a plane of one cell: its derivative is a result over all samples.
void GatheredAdjoints::storeSum(const std::string& name, const std::vector<Contribution>& contributions)
{
    NodeId sum = contributions.front().bar;
    for (std::size_t i = 1; i < contributions.size(); ++i)
        sum = m_derivation.math.add(sum, contributions[i].bar);
    const data::Total total{.name = name};
    m_derivation.totals.push_back(total);
    m_derivation.store(Sink{.slot = total.rowsName(0),
                            .origin = contributions.front().origin,
                            .form = SinkForm::rows,
                            .companion = total.companionName(0)},
                       sum);
}

bool GatheredAdjoints::store(const std::string& plane, std::optional<NodeId> ofOwnSample)
{
    std::vector<Contribution> ofPlane;
    std::ranges::copy_if(m_contributions, std::back_inserter(ofPlane),
                         [&](const Contribution& one) { return one.plane == plane; });
    if (ofPlane.empty())
        return false;
    if (ofOwnSample) {
        const NodeId own = m_derivation.builder.add({.op = Op::sampleIndex, .type = Type::index()});
        ofPlane.push_back({plane, own, *ofOwnSample, {}});
    }
    const std::string name = m_derivation.names(plane);
    data::Parameter parameter = renamed(m_derivation.primal, plane, name);
    if (parameter.declaration.starts_with("Param")) {
        storeSum(name, ofPlane);
        return true;
    }
    parameter.role = data::Role::accumOut;
    parameter.lengthOf = plane;
    m_derivation.planes.push_back(std::move(parameter));
    for (const Contribution& one : ofPlane) {
        Sink sink{.slot = name,
                  .value = one.bar,
                  .origin = one.origin,
                  .form = SinkForm::add,
                  .key = one.key,
                  .loop = one.loop};
        if (one.loop)
            m_derivation.sinks.push_back(std::move(sink));
        else
            m_derivation.store(std::move(sink), one.bar);
    }
    return true;
}

} // namespace hawk::diff
