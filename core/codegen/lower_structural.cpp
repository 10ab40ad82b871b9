// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/lowering_context.h"

namespace hawk::codegen {

using ir::Node;
using ir::NodeId;
using ir::Op;

/// Left to right from the first product.
static Expression products(LoweringContext& context, NodeId a, NodeId b)
{
    Expression total;
    for (std::uint32_t k = 0; k < context.type(a).shape.count(); ++k) {
        const Expression product =
            spellBinary("*", Binding::multiplicative, context.component(a, k), context.component(b, k));
        total = k == 0 ? product : spellBinary("+", Binding::additive, total, product);
    }
    return total;
}

static Expression terms(LoweringContext& context, NodeId vector)
{
    Expression total = context.component(vector, 0);
    for (std::uint32_t k = 1; k < context.type(vector).shape.count(); ++k)
        total = spellBinary("+", Binding::additive, total, context.component(vector, k));
    return total;
}

/// A position outside of the vector reads its last component (docs/semantics.md "Operators").
static Expression componentAt(LoweringContext& context, const Node& node)
{
    const NodeId vector = node.operands[0];
    const Expression position = context.converted(node.operands[1], 0, data::Element::index);
    const std::uint32_t width = context.type(vector).shape.count();
    Expression value = context.converted(vector, width - 1, node.type.element);
    for (std::uint32_t k = width - 1; k-- > 0;)
        value = context.call(*functionOf(Op::select, node.type.element),
                             {spellBinary("==", Binding::equality, position, {std::to_string(k)}),
                              context.converted(vector, k, node.type.element), value});
    return value;
}

Expression computeStructural(LoweringContext& context, const Node& node, std::uint32_t k)
{
    switch (node.op) {
    case Op::dot:
        return products(context, node.operands[0], node.operands[1]);
    case Op::norm:
        return context.call(mathFunction("sqrt"), {products(context, node.operands[0], node.operands[0])});
    case Op::componentAt:
        return componentAt(context, node);
    case Op::setComponentAt:
        return context.call(
            *functionOf(Op::select, node.type.element),
            {spellBinary("==", Binding::equality,
                         context.converted(node.operands[1], 0, data::Element::index), {std::to_string(k)}),
             context.converted(node.operands[2], 0, node.type.element),
             context.converted(node.operands[0], k, node.type.element)});
    case Op::sum:
        return terms(context, node.operands[0]);
    default:
        return context.converted(node.operands[0], k, node.type.element);
    }
}

} // namespace hawk::codegen
