// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/component_wise.h"

#include <algorithm>

namespace hawk::codegen {

namespace {

using ir::Node;
using ir::NodeId;
using ir::OpClass;

constexpr std::uint32_t fewestComponents = 64;

/// The shape of all sinks.
std::optional<ir::Shape> sharedShape(const ir::Kernel& kernel)
{
    const auto shapeOf = [&](const ir::Sink& sink) { return kernel.node(sink.value).type.shape; };
    if (kernel.sinks.empty())
        return std::nullopt;
    const ir::Shape first = shapeOf(kernel.sinks.front());
    const bool isShared = std::ranges::all_of(kernel.sinks, [&](const ir::Sink& sink) {
        return sink.form == ir::SinkForm::ownColumn && shapeOf(sink) == first;
    });
    const bool isLarge = !first.isScalar() && first.count() >= fewestComponents;
    return isShared && isLarge ? std::optional(first) : std::nullopt;
}

/// Whether an operation on vectors is the same one on each component.
bool isByComponent(const Node& node)
{
    if (node.op == ir::Op::input || node.op == ir::Op::prior || node.op == ir::Op::splat)
        return true;
    switch (ir::info(node.op).opClass) {
    case OpClass::elementwise:
    case OpClass::integer:
    case OpClass::predicate:
    case OpClass::choice:
        return true;
    default:
        return false;
    }
}

/// Whether it can be done once for each component.
bool fits(const ir::Kernel& kernel, const Node& node, const ir::Shape& shape)
{
    const auto isOf = [&](NodeId operand, const ir::Shape& wanted) {
        return kernel.node(operand).type.shape == wanted;
    };
    if (node.type.isScalar()) {
        const bool isCheap = !ir::info(node.op).isCostly && ir::info(node.op).opClass != OpClass::random;
        return isCheap
            && std::ranges::all_of(node.operands, [&](NodeId operand) { return isOf(operand, ir::Shape()); });
    }
    return node.type.shape == shape && isByComponent(node)
        && std::ranges::all_of(node.operands, [&](NodeId operand) {
               return isOf(operand, shape) || isOf(operand, ir::Shape());
           });
}

} // namespace

std::optional<ComponentWise> componentWise(const ir::Kernel& kernel)
{
    const std::optional<ir::Shape> shape = sharedShape(kernel);
    const bool isPlain = kernel.loops.empty() && kernel.guards.empty();
    if (!shape || !isPlain
        || !std::ranges::all_of(kernel.nodes, [&](const Node& node) { return fits(kernel, node, *shape); }))
        return std::nullopt;
    ComponentWise result{.components = shape->count(), .kernel = kernel};
    for (Node& node : result.kernel.nodes)
        node.type = {node.type.element, {}, ir::Tag::none};
    for (data::Slot& slot : result.kernel.signature.slots) {
        if (slot.shape == *shape)
            slot.shape = {};
    }
    return result;
}

} // namespace hawk::codegen
