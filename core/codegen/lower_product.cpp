// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/lowering_context.h"
#include "ir/terms.h"

namespace hawk::codegen {

Expression computeProduct(LoweringContext& context, const ir::Node& node, std::uint32_t k)
{
    Expression total;
    for (const ir::Term& term : ir::terms(context.kernel(), node, k)) {
        const Expression product =
            spellBinary("*", Binding::multiplicative, context.component(node.operands[0], term.a),
                        context.component(node.operands[1], term.b));
        if (total.text.empty())
            total = product;
        else
            total = spellBinary(term.isNegative ? "-" : "+", Binding::additive, total, product);
    }
    return total;
}

} // namespace hawk::codegen
