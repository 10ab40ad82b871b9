// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "diff/step_function.h"

#include <algorithm>
#include <format>

#include "diff/lineage.h"
#include "diff/refusals.h"

namespace hawk::diff {

using ir::Kernel;
using ir::Node;

void StartValues::setCopy(KernelCopy& copy, ir::Builder& builder)
{
    m_copy = &copy;
    m_builder = &builder;
}

void StartValues::copied(NodeId id)
{
    const Node& start = node(id);
    if (start.op == Op::prior)
        replace(id, builder().leaf(Op::input, start.leaf, start.type, start.origin));
}

static bool collectComparisons(const Kernel& kernel, NodeId condition, std::vector<NodeId>& comparisons)
{
    const Node& node = kernel.node(condition);
    const auto isRealOperand = [&](NodeId id) { return kernel.node(id).type.element == ir::Element::real; };
    switch (node.op) {
    case Op::logicalOr:
        return collectComparisons(kernel, node.operands[0], comparisons)
            && collectComparisons(kernel, node.operands[1], comparisons);
    case Op::less:
    case Op::lessEqual:
    case Op::greater:
    case Op::greaterEqual:
        comparisons.push_back(condition);
        return std::ranges::any_of(node.operands, isRealOperand);
    default:
        return false;
    }
}

Outcome<std::vector<NodeId>> eventsOf(const Kernel& kernel, std::string_view transform)
{
    if (kernel.finish() == nullptr)
        return refuse(refusals::finishesNothing, transform, kernel);
    if (samplesMeet(kernel))
        return refuse(refusals::stepMeets, transform, kernel);
    std::vector<NodeId> comparisons;
    if (!collectComparisons(kernel, kernel.finish()->value, comparisons))
        return refuse(refusals::notAnEvent, transform, kernel, {kernel.finish()->slot});
    return comparisons;
}

StepFunction::StepFunction(const Kernel& step, StartValues& starts) : m_kernel(step), m_copy(step, m_builder)
{
    starts.setCopy(m_copy, m_builder);
    m_copy.copyAll(starts);
}

void StepFunction::give(std::string slot, NodeId value, text::Range origin)
{
    m_sinks.push_back({.slot = std::move(slot), .value = value, .origin = origin});
}

void StepFunction::giveEvents(const std::vector<NodeId>& comparisons)
{
    Arithmetic math(m_builder);
    for (std::size_t i = 0; i < comparisons.size(); ++i) {
        const Node& node = m_kernel.node(comparisons[i]);
        const bool isBelow = node.op == Op::less || node.op == Op::lessEqual;
        math.setOrigin(node.origin);
        give(std::format("event_g{}", i),
             math.subtract(m_copy(node.operands[isBelow ? 0 : 1]), m_copy(node.operands[isBelow ? 1 : 0])),
             node.origin);
    }
}

std::vector<data::Parameter> StepFunction::parameters() const
{
    std::vector<data::Parameter> parameters = m_kernel.signature.parameters;
    for (data::Parameter& parameter : parameters) {
        parameter.slot.reset();
        if (parameter.role != data::Role::mutablePlane)
            continue;
        parameter.role = inputRole(parameter.shape);
        parameter.declaration = ir::spell({parameter.element, parameter.shape});
    }
    return parameters;
}

Kernel StepFunction::finish(std::string name, std::vector<data::Parameter> parameters,
                            std::vector<std::string> guards)
{
    ir::KernelParts parts{.name = std::move(name),
                          .parameters = std::move(parameters),
                          .sinks = std::move(m_sinks),
                          .guards = std::move(guards),
                          .ownDerivative = m_kernel.ownDerivative,
                          .primitives = m_kernel.primitives,
                          .grid = m_kernel.signature.grid,
                          .sourceName = m_kernel.sourceName,
                          .range = m_kernel.range};
    for (const ir::Sink& sink : parts.sinks)
        parts.returned.push_back(sink.slot);
    return ir::finish(m_builder, std::move(parts));
}

bool samplesMeet(const Kernel& kernel)
{
    return kernel.hasSharedSinks() || std::ranges::contains(kernel.nodes, Op::total, &Node::op);
}

bool isState(const Kernel& kernel, const ir::Sink& sink)
{
    return std::ranges::contains(kernel.signature.parameters, sink.slot, &data::Parameter::name);
}

} // namespace hawk::diff
