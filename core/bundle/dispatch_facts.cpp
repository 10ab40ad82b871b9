// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "bundle/dispatch_facts.h"

#include <algorithm>

#include "ir/branch_counts.h"

namespace hawk::bundle {

using ir::DispatchPolicy;

namespace {

/// The names of the planes and numbers that a value depends on. A carry depends on what its loop needs.
std::vector<std::string> readsOf(const ir::Kernel& kernel, ir::NodeId value)
{
    std::vector<bool> isNeeded(kernel.nodes.size());
    isNeeded[indexOf(value)] = true;
    std::vector<std::string> names;
    for (std::size_t i = kernel.nodes.size(); i-- > 0;) {
        const ir::Node& node = kernel.nodes[i];
        if (!isNeeded[i])
            continue;
        if (!node.leaf.empty())
            names.push_back(node.leaf);
        const bool isCarry = node.op == ir::Op::carry;
        const ir::Node& reader = isCarry ? kernel.node(kernel.loop(*node.loop).node) : node;
        for (ir::NodeId operand : reader.operands)
            isNeeded[indexOf(operand)] = true;
    }
    return names;
}

Json factsOf(const ir::Kernel& kernel, std::size_t position)
{
    const ir::Dispatch& dispatch = kernel.dispatches[position];
    const std::vector<std::string> reads = readsOf(kernel, dispatch.selector);
    Json::Array slots;
    bool isStatic = true;
    for (const data::Slot& slot : kernel.signature.slots) {
        if (!std::ranges::contains(reads, slot.name))
            continue;
        slots.emplace_back(Json::Array{data::nameOf(slot.role), slot.name});
        isStatic = isStatic && !slot.isWritten();
    }
    const bool isSegmented = dispatch.policy == DispatchPolicy::segmented;
    Json::Object facts{{"name", ir::dispatchName(position)},
                       {"K", dispatch.branches},
                       {"policy", ir::nameOf(isSegmented ? DispatchPolicy::switched : dispatch.policy)},
                       {"static_selector", isStatic},
                       {"selector_reads", std::move(slots)}};
    if (ir::isCounted(kernel, dispatch))
        facts.emplace_back("mix", ir::mixName(position));
    return facts;
}

} // namespace

Json dispatchFacts(const ir::Kernel& kernel)
{
    Json::Array facts;
    for (std::size_t i = 0; i < kernel.dispatches.size(); ++i)
        facts.emplace_back(factsOf(kernel, i));
    return facts;
}

} // namespace hawk::bundle
