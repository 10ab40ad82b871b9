// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "diff/activity.h"

#include <algorithm>

#include "diff/arithmetic.h"
#include "diff/rules.h"

namespace hawk::diff {

using ir::Carry;
using ir::Kernel;
using ir::Node;
using ir::NodeId;
using ir::Op;

bool isPlaneLeaf(const Node& node)
{
    return node.op == Op::input || node.op == Op::uniform || node.op == Op::prior;
}

bool readsPlane(const Node& node)
{
    return isPlaneLeaf(node) || node.op == Op::at;
}

namespace {

/// A fact that holds for a node by its operands, and for a carry by what it starts from and goes on with.
template <class Fact>
std::vector<bool> settled(const Kernel& kernel, bool ofCarries, bool isForAll, const Fact& fact)
{
    std::vector<bool> holds(kernel.nodes.size(), ofCarries);
    for (bool hasChanged = true; hasChanged;) {
        for (std::size_t i = 0; i < kernel.nodes.size(); ++i) {
            const Node& node = kernel.nodes[i];
            if (node.op == Op::carry)
                continue;
            if (node.op == Op::loopValue || node.op == Op::recorded) {
                const ir::Loop& loop = kernel.loop(*kernel.node(node.operands.front()).loop);
                const auto position = static_cast<std::size_t>(std::get<std::int64_t>(node.literal));
                holds[i] = holds[indexOf(loop.carries[position].placeholder)];
                continue;
            }
            const auto ofOperand = [&](NodeId operand) { return holds[indexOf(operand)]; };
            holds[i] = fact(node,
                            isForAll ? std::ranges::all_of(node.operands, ofOperand)
                                     : std::ranges::any_of(node.operands, ofOperand));
        }
        hasChanged = false;
        for (const ir::Loop& loop : kernel.loops) {
            for (const Carry& carry : loop.carries) {
                const bool values[] = {holds[indexOf(carry.initial)], holds[indexOf(carry.next)],
                                       holds[indexOf(carry.atExit)]};
                const bool is = isForAll ? std::ranges::all_of(values, std::identity())
                                         : std::ranges::any_of(values, std::identity());
                hasChanged = hasChanged || is != holds[indexOf(carry.placeholder)];
                holds[indexOf(carry.placeholder)] = is;
            }
        }
    }
    return holds;
}

} // namespace

Activity analyse(const Kernel& kernel, const std::vector<std::string>& wrt)
{
    return {.isActive = settled(kernel, false, false,
                                [&](const Node& node, bool hasActiveOperand) {
                                    if (node.type.element != ir::Element::real)
                                        return false;
                                    if (readsPlane(node))
                                        return std::ranges::contains(wrt, node.leaf);
                                    return hasActiveOperand && !hasZeroRule(node.op);
                                }),
            .isRegular = settled(kernel, true, true, [&](const Node& node, bool hasRegularOperands) {
                return isRegularOperation(node, hasRegularOperands);
            })};
}

} // namespace hawk::diff
