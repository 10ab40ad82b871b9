// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>

#include "codegen/lowering_context.h"

namespace hawk::codegen {

using data::Element;
using ir::Node;
using ir::NodeId;
using ir::Op;

/// C++ leaves overflow of signed integers and zero divisors undefined: these are functions of our own.
static bool isUndefinedSomewhere(Op op, Element element)
{
    if (element != Element::index && element != Element::int32)
        return false;
    return op == Op::add || op == Op::subtract || op == Op::multiply || op == Op::divide || op == Op::negate;
}

/// As an operator of C++ where there is one, else as a call.
static Expression spell(LoweringContext& context, const Node& node, std::uint32_t k, Element element)
{
    const std::vector<Expression> operands = context.operands(node, k, element);
    if (!isUndefinedSomewhere(node.op, element)) {
        if (Expression expression = spellOperator(node.op, operands); !expression.text.empty())
            return expression;
    }
    return context.call(*functionOf(node.op, element), operands);
}

Expression computeElementwise(LoweringContext& context, const Node& node, std::uint32_t k)
{
    return spell(context, node, k, node.type.element);
}

Expression computeRandom(LoweringContext& context, const Node& node, std::uint32_t k)
{
    return context.call(*functionOf(node.op, Element::real), context.operands(node, k, Element::index));
}

/// A comparison compares numbers of the widest kind among its operands.
Expression computePredicate(LoweringContext& context, const Node& node, std::uint32_t k)
{
    Element widest = Element::boolean;
    for (NodeId operand : node.operands)
        widest = std::max(widest, context.type(operand).element);
    return spell(context, node, k, widest);
}

Expression computeChoice(LoweringContext& context, const Node& node, std::uint32_t k)
{
    const Element element = node.type.element;
    return context.call(*functionOf(Op::select, element),
                        {context.component(node.operands[0], k),
                         context.converted(node.operands[1], k, element),
                         context.converted(node.operands[2], k, element)});
}

} // namespace hawk::codegen
