// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "diff/derivation.h"

#include <algorithm>

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
    , copy(kernel, builder, nodesNeededBy(kernel, storingSinks(kernel)))
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
    more.insert(more.begin(), {std::string(ir::nameOf(request.direction)), primal.name});
    if (!refusal)
        refusal = Refusal{&rule, std::move(more)};
}

const Rule* Derivation::ruleFor(const Node& node)
{
    const Rule* rule = findRule(node.op);
    if (rule == nullptr)
        refuse(refusals::noRule, {std::string(ir::info(node.op).name)});
    return rule;
}

void Derivation::store(ir::Sink sink, NodeId value)
{
    math.setOrigin(sink.origin);
    std::optional<NodeId> skips;
    for (const std::string& guard : primal.guards) {
        const NodeId mask = builder.leaf(Op::input, guard, Type::boolean(), sink.origin);
        skips = skips ? math.apply(Op::logicalOr, {*skips, mask}) : mask;
    }
    if (skips)
        value = math.choose(*skips, math.zero(math.type(value)), value);
    if (skips && sink.key)
        sink.key = math.make(Op::select, Type::index(), {*skips, builder.constantIndex(0), *sink.key});
    builder.nameValue(value, sink.slot);
    sink.value = value;
    sinks.push_back(std::move(sink));
}

ir::Kernel Derivation::finish()
{
    ir::KernelParts parts{.name = request.name,
                          .parameters = primal.signature.parameters,
                          .sinks = std::move(sinks),
                          .grid = primal.signature.grid,
                          .totals = std::move(totals),
                          .sourceName = primal.sourceName,
                          .range = primal.range};
    std::ranges::move(planes, std::back_inserter(parts.parameters));
    for (const ir::Sink& sink : parts.sinks) {
        if (!sink.isShared())
            parts.returned.push_back(sink.slot);
    }
    ir::Kernel kernel = ir::finish(builder, std::move(parts));
    orderParameters(kernel.signature);
    kernel.derived = ir::DerivedFrom{request.direction, primal.name, wrt};
    return kernel;
}

} // namespace hawk::diff
