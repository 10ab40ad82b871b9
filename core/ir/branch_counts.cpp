// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "ir/branch_counts.h"

#include <algorithm>

#include "ir/digest.h"
#include "ir/guards.h"

namespace hawk::ir {

std::string mixName(std::size_t position)
{
    return dispatchName(position) + "_mix";
}

bool isCounted(const Kernel& kernel, const Dispatch& dispatch)
{
    return dispatch.policy == DispatchPolicy::automatic && !kernel.node(dispatch.value).region;
}

namespace {

/// A node behind all others, unless there is an equal constant.
NodeId append(Kernel& kernel, Node node)
{
    if (node.op == Op::constant) {
        for (std::size_t i = 0; i < kernel.nodes.size(); ++i) {
            const Node& other = kernel.nodes[i];
            if (other.op == node.op && other.type == node.type && other.literal == node.literal)
                return static_cast<NodeId>(i);
        }
    }
    kernel.nodes.push_back(std::move(node));
    return static_cast<NodeId>(kernel.nodes.size() - 1);
}

NodeId constant(Kernel& kernel, std::int64_t value, Element element = Element::index)
{
    return append(kernel, {.op = Op::constant, .type = {element}, .literal = value});
}

/// What a sample adds: 1, or 0 where it does not need the choice.
NodeId countOf(Kernel& kernel, const Dispatch& dispatch)
{
    NodeId count = constant(kernel, 1, Element::uint32);
    for (const Guard& guard : guardsOf(kernel, dispatch.value)) {
        const NodeId none = constant(kernel, 0, Element::uint32);
        const std::vector<NodeId> sides = guard.isInverted ? std::vector{guard.condition, none, count}
                                                           : std::vector{guard.condition, count, none};
        count = append(
            kernel,
            {.op = Op::select, .type = {Element::uint32}, .operands = sides, .origin = dispatch.origin});
    }
    return count;
}

/// The number of the branch that is taken.
NodeId takenBranch(Kernel& kernel, const Dispatch& dispatch)
{
    const NodeId first = constant(kernel, 0);
    const NodeId last = constant(kernel, std::int64_t{dispatch.branches} - 1);
    return append(kernel,
                  {.op = Op::clip,
                   .type = Type::index(),
                   .operands = {dispatch.selector, first, last},
                   .origin = dispatch.origin});
}

} // namespace

Kernel withBranchCounts(Kernel kernel)
{
    const std::size_t before = kernel.sinks.size();
    for (std::size_t i = 0; i < kernel.dispatches.size(); ++i) {
        const Dispatch dispatch = kernel.dispatches[i];
        if (!isCounted(kernel, dispatch))
            continue;
        const NodeId count = countOf(kernel, dispatch);
        const NodeId taken = takenBranch(kernel, dispatch);
        const auto place = kernel.finish() != nullptr ? kernel.sinks.end() - 1 : kernel.sinks.end();
        kernel.sinks.insert(place,
                            Sink{.slot = mixName(i),
                                 .value = count,
                                 .origin = dispatch.origin,
                                 .form = SinkForm::add,
                                 .key = taken});
        kernel.signature.slots.push_back({.role = data::Role::lookup,
                                          .name = mixName(i),
                                          .element = Element::uint32,
                                          .source = data::SlotSource::runner,
                                          .extent = data::SlotExtent::wholeBuffer,
                                          .axes = {{"branch", dispatch.branches}}});
    }
    if (kernel.sinks.size() != before) {
        kernel.signature.arrange();
        kernel.digest = digestOf(kernel);
    }
    return kernel;
}

Kernel withoutBranchCounts(Kernel kernel)
{
    std::vector<std::string> counted;
    for (std::size_t i = 0; i < kernel.dispatches.size(); ++i) {
        if (isCounted(kernel, kernel.dispatches[i]))
            counted.push_back(mixName(i));
    }
    std::erase_if(kernel.sinks, [&](const Sink& sink) { return std::ranges::contains(counted, sink.slot); });
    std::erase_if(kernel.signature.slots,
                  [&](const data::Slot& slot) { return std::ranges::contains(counted, slot.name); });
    kernel.signature.arrange();
    // What counted stands behind everything else, and nothing else uses it.
    while (!kernel.nodes.empty() && countUses(kernel).back() == 0)
        kernel.nodes.pop_back();
    kernel.digest = digestOf(kernel);
    return kernel;
}

} // namespace hawk::ir
