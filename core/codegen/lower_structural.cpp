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

Expression computeStructural(LoweringContext& context, const Node& node, std::uint32_t k)
{
    switch (node.op) {
    case Op::dot:
        return products(context, node.operands[0], node.operands[1]);
    case Op::norm:
        return context.call(mathFunction("sqrt"), {products(context, node.operands[0], node.operands[0])});
    case Op::sum:
        return terms(context, node.operands[0]);
    default:
        return context.converted(node.operands[0], k, node.type.element);
    }
}

} // namespace hawk::codegen
