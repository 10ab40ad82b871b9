// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>

#include "ir/builder.h"
#include "ir/digest.h"
#include "ir/guards.h"
#include "ir/marks.h"
#include "ir/renumbering.h"
#include "ir/slots.h"

namespace hawk::ir {

namespace {

/// Those that sinks reach, each once, in the order of their values.
std::vector<Dispatch> reachedDispatches(const Renumbering& renumbered, std::vector<Dispatch> dispatches)
{
    std::erase_if(dispatches,
                  [&](const Dispatch& dispatch) { return !renumbered.isReached(dispatch.value); });
    for (Dispatch& dispatch : dispatches) {
        dispatch.value = renumbered(dispatch.value);
        dispatch.selector = renumbered(dispatch.selector);
    }
    const auto identity = [](const Dispatch& dispatch) { return std::pair(dispatch.value, dispatch.policy); };
    std::ranges::stable_sort(dispatches, {}, identity);
    const auto [last, end] = std::ranges::unique(dispatches, {}, identity);
    dispatches.erase(last, end);
    return dispatches;
}

/// Numbers the reductions that are read anew, in the order of their first nodes.
std::vector<Reduction> readReductions(std::vector<Node>& nodes, const std::vector<Reduction>& all)
{
    std::vector<Reduction> read;
    for (Node& node : nodes) {
        if (node.op != Op::total)
            continue;
        const Reduction& reduction = all[static_cast<std::size_t>(std::get<std::int64_t>(node.literal))];
        const auto known = std::ranges::find(read, reduction);
        node.literal = static_cast<std::int64_t>(known - read.begin());
        if (known == read.end())
            read.push_back(reduction);
    }
    return read;
}

AccessClass accessOf(const Kernel& kernel)
{
    if (std::ranges::any_of(kernel.sinks, [](const Sink& sink) { return sink.key.has_value(); }))
        return AccessClass::crossSampleWrite;
    return std::ranges::contains(kernel.nodes, Op::at, &Node::op) ? AccessClass::crossSampleRead
                                                                  : AccessClass::sampleLocal;
}

Kernel assemble(const Builder& builder, KernelParts parts)
{
    Kernel kernel;
    kernel.name = parts.name;
    kernel.sourceName = std::move(parts.sourceName);
    kernel.range = parts.range;

    const Renumbering renumbered(builder, parts.sinks);
    renumbered.move(kernel);
    kernel.reductions = readReductions(kernel.nodes, parts.reductions);
    for (Sink& sink : parts.sinks) {
        sink.value = renumbered(sink.value);
        if (sink.key)
            sink.key = renumbered(*sink.key);
        if (sink.loop)
            sink.loop = renumbered(*sink.loop);
    }
    kernel.sinks = std::move(parts.sinks);
    guardGathers(kernel);
    kernel.access = accessOf(kernel);

    kernel.signature.kernel = kernel.name;
    kernel.signature.slots = slotsOf(kernel, parts);
    kernel.signature.parameters = std::move(parts.parameters);
    kernel.signature.grid = std::move(parts.grid);
    kernel.signature.totals = std::move(parts.totals);
    kernel.signature.returns = std::move(parts.returns);
    kernel.signature.arrange();
    kernel.guards = std::move(parts.guards);
    kernel.ownDerivative = std::move(parts.ownDerivative);
    kernel.primitives = std::move(parts.primitives);
    kernel.time = std::move(parts.time);
    kernel.timeStep = std::move(parts.timeStep);
    kernel.dispatches = reachedDispatches(renumbered, std::move(parts.dispatches));
    kernel.digest = digestOf(kernel);
    return kernel;
}

} // namespace

Kernel finish(const Builder& builder, KernelParts parts)
{
    KernelParts plain = parts;
    Kernel marked = assemble(builder, std::move(parts));
    if (!std::ranges::contains(marked.nodes, Op::primitive, &Node::op))
        return marked;
    Builder unmarked;
    copyWithoutMarks(marked, unmarked, plain);
    Kernel kernel = assemble(unmarked, std::move(plain));
    kernel.marked = std::make_shared<const Kernel>(std::move(marked));
    return kernel;
}

} // namespace hawk::ir
