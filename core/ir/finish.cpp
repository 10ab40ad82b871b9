// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <bit>

#include "ir/builder.h"
#include "text/sha256.h"

namespace hawk::ir {

namespace {

/// Depth-first from the sinks, operands before users; an explicit stack, since chains can be long.
std::vector<NodeId> emissionOrder(const Builder& builder, const std::vector<Sink>& sinks)
{
    struct Frame {
        NodeId id;
        std::size_t next;
    };
    std::vector<NodeId> order;
    std::vector<bool> seen(builder.size());
    std::vector<Frame> stack;
    const auto visit = [&](NodeId id) {
        if (seen[indexOf(id)])
            return;
        seen[indexOf(id)] = true;
        stack.push_back({id, 0});
    };
    for (const Sink& sink : sinks) {
        visit(sink.value);
        while (!stack.empty()) {
            const NodeId id = stack.back().id;
            const auto& operands = builder.node(id).operands;
            if (stack.back().next == operands.size()) {
                order.push_back(id);
                stack.pop_back();
            } else {
                visit(operands[stack.back().next++]);
            }
        }
    }
    return order;
}

data::Role roleOf(const std::vector<data::Parameter>& parameters, const std::string& name)
{
    const auto found = std::ranges::find(parameters, name, &data::Parameter::name);
    return found == parameters.end() ? data::Role::mutablePlane : found->role;
}

void addType(text::Sha256& digest, const Type& type)
{
    digest.number(static_cast<std::uint64_t>(type.element));
    digest.number(type.shape.rank);
    digest.number(type.shape.extents[0]);
    digest.number(type.shape.extents[1]);
    digest.number(static_cast<std::uint64_t>(type.tag));
}

std::string digestOf(const Kernel& kernel)
{
    text::Sha256 digest;
    digest.field("hawk.workbench.ir/1");
    for (const data::Slot& slot : kernel.signature.slots) {
        digest.field(data::nameOf(slot.role));
        digest.field(slot.name);
        addType(digest, {slot.element, slot.shape, slot.tag});
        digest.number(slot.startValue == data::StartValue::read ? 1 : 0);
    }
    for (const Node& node : kernel.nodes) {
        digest.field(info(node.op).name);
        addType(digest, node.type);
        digest.number(node.operands.size());
        for (NodeId operand : node.operands)
            digest.number(indexOf(operand));
        digest.number(node.literal.index());
        if (const auto* real = std::get_if<double>(&node.literal))
            digest.number(std::bit_cast<std::uint64_t>(*real));
        else if (const auto* integer = std::get_if<std::int64_t>(&node.literal))
            digest.number(static_cast<std::uint64_t>(*integer));
        else if (const auto* boolean = std::get_if<bool>(&node.literal))
            digest.number(*boolean ? 1 : 0);
        digest.field(node.leaf);
    }
    for (const Sink& sink : kernel.sinks) {
        digest.field(sink.slot);
        digest.number(indexOf(sink.value));
    }
    digest.field(nameOf(kernel.access));
    return digest.hex();
}

} // namespace

Kernel finish(const Builder& builder, KernelParts parts)
{
    Kernel kernel;
    kernel.name = parts.name;
    kernel.sourceName = std::move(parts.sourceName);
    kernel.range = parts.range;

    const std::vector<NodeId> order = emissionOrder(builder, parts.sinks);
    std::vector<NodeId> renumbered(builder.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        renumbered[indexOf(order[i])] = static_cast<NodeId>(i);
    for (NodeId id : order) {
        Node node = builder.node(id);
        for (NodeId& operand : node.operands)
            operand = renumbered[indexOf(operand)];
        kernel.nodes.push_back(std::move(node));
    }
    for (Sink& sink : parts.sinks)
        sink.value = renumbered[indexOf(sink.value)];
    kernel.sinks = std::move(parts.sinks);

    auto& slots = kernel.signature.slots;
    for (const Sink& sink : kernel.sinks) {
        const Type& type = kernel.node(sink.value).type;
        const bool isReturned = std::ranges::contains(parts.returned, sink.slot);
        slots.push_back({.role = data::Role::mutablePlane,
                         .name = sink.slot,
                         .element = type.element,
                         .shape = type.shape,
                         .tag = type.tag,
                         .source = isReturned ? data::SlotSource::returned : data::SlotSource::parameter});
    }
    for (const Node& node : kernel.nodes) {
        if (node.op == Op::prior) {
            std::ranges::find(slots, node.leaf, &data::Slot::name)->startValue = data::StartValue::read;
        } else if (node.op == Op::input || node.op == Op::uniform) {
            slots.push_back({.role = roleOf(parts.parameters, node.leaf),
                             .name = node.leaf,
                             .element = node.type.element,
                             .shape = node.type.shape,
                             .tag = node.type.tag});
        }
    }
    for (const data::Parameter& parameter : parts.parameters) {
        if (parameter.role == data::Role::terminated && !kernel.signature.findSlot(parameter.name))
            slots.push_back({.role = parameter.role, .name = parameter.name, .element = Element::boolean});
    }
    std::ranges::sort(slots, [](const data::Slot& a, const data::Slot& b) {
        return a.role != b.role ? a.role < b.role : a.name < b.name;
    });

    kernel.signature.kernel = kernel.name;
    kernel.signature.parameters = std::move(parts.parameters);
    for (data::Parameter& parameter : kernel.signature.parameters)
        parameter.slot = kernel.signature.findSlot(parameter.name);
    kernel.signature.returns = std::move(parts.returns);
    kernel.digest = digestOf(kernel);
    return kernel;
}

} // namespace hawk::ir
