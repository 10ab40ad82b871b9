// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>

#include "codegen/lowering_context.h"
#include "ir/guards.h"

namespace hawk::codegen {

using ir::Node;

static Expression inverted(const Expression& condition)
{
    return {"!" + spellOperand(condition, Binding::unary), Binding::unary};
}

/// Under what a sample reads another place: where the choice around the read needs it, and in lanes only as
/// long as the lane is computed at all.
static Expression conditionOf(LoweringContext& context, const Node& node)
{
    Expression all;
    const auto add = [&](const Expression& one) {
        all = all.text.empty() ? one : spellBinary("&", Binding::logicalAnd, all, one);
    };
    for (std::size_t i = 1; i < node.operands.size(); ++i) {
        const Expression condition = context.component(node.operands[i], 0);
        add(ir::isInverted(node, i - 1) ? inverted(condition) : condition);
    }
    if (const auto going = context.goingIn(node.region))
        add(*going);
    const auto& guards = context.kernel().guards;
    const bool isComputedAnyway = !guards.empty()
        && std::ranges::all_of(guards,
                               [&](const std::string& guard) { return context.slotOf(guard).isRead; });
    if (isComputedAnyway && !context.isUniform(node))
        add(inverted(context.skips()));
    return all.text.empty() ? Expression{"true"} : all;
}

Expression computeGather(LoweringContext& context, const Node& node, std::uint32_t k)
{
    const SlotText& slot = context.slotOf(node.leaf);
    return context.call(*functionOf(node.op, node.type.element),
                        {{slot.wholes[k]},
                         {slot.length},
                         context.converted(node.operands[0], 0, data::Element::index),
                         conditionOf(context, node)});
}

} // namespace hawk::codegen
