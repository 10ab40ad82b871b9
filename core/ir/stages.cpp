// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "ir/stages.h"

#include <algorithm>
#include <map>

#include "ir/stage_pass.h"

namespace hawk::ir {

namespace {

/// How many passes there have to be before the one that can compute each node.
std::vector<std::uint32_t> passesBefore(const Kernel& kernel)
{
    std::vector<std::uint32_t> before(kernel.nodes.size());
    for (std::size_t i = 0; i < before.size(); ++i) {
        const Node& node = kernel.nodes[i];
        for (NodeId operand : node.operands)
            before[i] = std::max(before[i], before[indexOf(operand)]);
        if (node.op == Op::total)
            ++before[i];
        if (node.op != Op::loop)
            continue;
        for (std::size_t j = indexOf(kernel.loop(*node.loop).firstBodyNode); j < i; ++j)
            before[i] = std::max(before[i], before[j]);
        for (const Carry& carry : kernel.loop(*node.loop).carries)
            before[i] = std::max(before[i], before[indexOf(carry.initial)]);
    }
    return before;
}

using Made = std::vector<const ReadReduction*>;

/// The reductions of each pass: those that can be made at the same time, and are all sums, or all of another
/// kind.
std::map<std::pair<std::uint32_t, data::ReduceOp>, Made> makingPasses(const CutKernel& kernel)
{
    const std::vector<std::uint32_t> before = passesBefore(kernel.kernel);
    std::map<std::pair<std::uint32_t, data::ReduceOp>, Made> passes;
    for (const ReadReduction& read : kernel.reads) {
        const Reduction& reduction = kernel.kernel.reductionOf(kernel.kernel.node(read.node));
        passes[{before[indexOf(read.node)], reduction.op}].push_back(&read);
    }
    return passes;
}

Kernel makingStage(const CutKernel& kernel, const Made& made)
{
    std::vector<Sink> terms;
    for (const ReadReduction* read : made)
        terms.push_back({.slot = {}, .value = read->term});
    StagePass pass(kernel, std::move(terms));
    pass.readPlanesOnly();
    pass.copyNodes();
    for (const ReadReduction* read : made)
        pass.make(*read);
    return pass.finish();
}

Kernel lastStage(const CutKernel& kernel)
{
    StagePass pass(kernel, kernel.kernel.sinks);
    pass.copyNodes();
    pass.storeAll();
    return pass.finish();
}

} // namespace

bool readsReductions(const Kernel& kernel)
{
    return std::ranges::contains(kernel.nodes, Op::total, &Node::op);
}

std::vector<Kernel> stagesOf(const Kernel& kernel)
{
    if (!readsReductions(kernel))
        return {kernel};
    const CutKernel cut(kernel);
    std::vector<Kernel> stages;
    for (const auto& [place, made] : makingPasses(cut))
        stages.push_back(makingStage(cut, made));
    stages.push_back(lastStage(cut));
    return stages;
}

} // namespace hawk::ir
