// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "diff/derivation.h"

#include <algorithm>

#include "data/row_fold.h"
#include "diff/dead_carries.h"
#include "diff/lineage.h"
#include "diff/refusals.h"

namespace hawk::diff {

using ir::Node;

Derivation::Derivation(const ir::Kernel& kernel, const Request& asked, std::vector<std::string> inputNames)
    : primal(kernel)
    , request(asked)
    , wrt(std::move(inputNames))
    , names(kernel, asked.direction, wrt)
    , activity(analyse(kernel, wrt))
    , math(builder)
    , copy(kernel, builder, storingSinks(kernel))
{ }

NodeId Derivation::input(const std::string& name, const ir::Type& type, data::Role role)
{
    planes.push_back({.name = name,
                      .declaration = role == data::Role::uniform ? "Param" : spell(type),
                      .role = role,
                      .element = type.element,
                      .shape = type.shape});
    const Op op = role == data::Role::uniform ? Op::uniform : Op::input;
    return math.plain(builder.leaf(op, name, type));
}

NodeId Derivation::tangentOf(const Node& leaf)
{
    const auto& parameters = primal.signature.parameters;
    data::Parameter plane = *std::ranges::find(parameters, leaf.leaf, &data::Parameter::name);
    plane.name = names(leaf.leaf);
    plane.defaultValue.reset();
    Node node{
        .op = leaf.op, .type = leaf.type, .leaf = plane.name, .name = plane.name, .origin = leaf.origin};
    if (leaf.op == Op::at)
        node.operands = {copy(leaf.operands.front())};
    if (!std::ranges::contains(planes, plane.name, &data::Parameter::name))
        planes.push_back(std::move(plane));
    return math.plain(builder.add(std::move(node)));
}

void Derivation::refuse(const text::DiagnosticRule& rule, std::vector<std::string> more)
{
    if (!refusal)
        refusal = diff::refuse(rule, ir::nameOf(request.direction), primal, std::move(more)).error();
}

const Rule* Derivation::ruleFor(const Node& node)
{
    const Rule* rule = findRule(node.op);
    if (rule == nullptr)
        refuse(refusals::noRule, {std::string(ir::info(node.op).name)});
    return rule;
}

void Derivation::noteCopy(NodeId id)
{
    // The derivative computes the samples that the primal skips, and stores zeros for them.
    if (node(id).op == Op::total && !primal.guards.empty())
        copy.set(id, totalOf(node(id), copy(node(id).operands.front())));
    math.setRegular(copy(id), activity.isRegular[indexOf(id)]);
}

std::optional<NodeId> Derivation::skips(text::Range origin)
{
    std::optional<NodeId> skips;
    for (const std::string& guard : primal.guards) {
        const NodeId mask = builder.leaf(Op::input, guard, Type::boolean(), origin);
        skips = skips ? math.apply(Op::logicalOr, {*skips, mask}) : mask;
    }
    return skips;
}

NodeId Derivation::totalOf(const ir::Node& total, NodeId value)
{
    const ir::Reduction& reduction = primal.reductionOf(total);
    if (const auto isSkipped = skips(total.origin)) {
        NodeId nothing = math.number(data::identityOf<double>(reduction.op));
        if (!total.type.isScalar())
            nothing = math.make(Op::splat, Type::real(total.type.shape), {nothing});
        value = math.choose(*isSkipped, nothing, value);
    }
    return builder.add({.op = Op::total,
                        .type = Type::real(total.type.shape),
                        .operands = {value},
                        .literal = total.literal,
                        .origin = total.origin});
}

void Derivation::store(ir::Sink sink, NodeId value)
{
    sinks.push_back(guarded(std::move(sink), value));
}

ir::Sink Derivation::guarded(ir::Sink sink, NodeId value)
{
    math.setOrigin(sink.origin);
    const std::optional<NodeId> isSkipped = skips(sink.origin);
    if (isSkipped)
        value = math.choose(*isSkipped, math.zero(math.type(value)), value);
    if (isSkipped && sink.key)
        sink.key = math.make(Op::select, Type::index(), {*isSkipped, builder.constantIndex(0), *sink.key});
    builder.nameValue(value, sink.slot);
    sink.value = value;
    return sink;
}

ir::Kernel Derivation::finish()
{
    ir::KernelParts parts{.name = request.name,
                          .parameters = primal.signature.parameters,
                          .sinks = std::move(sinks),
                          .reductions = primal.reductions,
                          .primitives = primal.primitives,
                          .grid = primal.signature.grid,
                          .totals = std::move(totals),
                          .sourceName = primal.sourceName,
                          .range = primal.range};
    std::ranges::move(planes, std::back_inserter(parts.parameters));
    for (const ir::Sink& sink : parts.sinks) {
        if (!sink.isShared())
            parts.returned.push_back(sink.slot);
    }
    ir::Kernel kernel = withoutDeadCarries(ir::finish(builder, std::move(parts)));
    orderParameters(kernel.signature);
    kernel.derived = derivedFrom(request.direction, primal, wrt);
    return kernel;
}

} // namespace hawk::diff
