// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "eval/node_compiler.h"
#include "ir/guards.h"

namespace hawk::eval {

using data::Dtype;
using ir::Node;

/// Whether the read is performed: all its conditions together in one cell.
static Operand addConditions(NodeCompiler& compiler, const Node& node)
{
    Operand all{compiler.newCells(1), 0};
    as<bool>(compiler.program().initialCells[all.cell]) = true;
    for (std::size_t i = 1; i < node.operands.size(); ++i) {
        Operand one = compiler.operand(node.operands[i]);
        if (ir::isInverted(node, i - 1)) {
            const std::uint32_t inverted = compiler.newCells(1);
            compiler.append({.run = predicateFunction(ir::Op::logicalNot, Dtype::boolean),
                             .result = inverted,
                             .operands = {one}});
            one = {inverted, 0};
        }
        const std::uint32_t both = compiler.newCells(1);
        compiler.append({.run = predicateFunction(ir::Op::logicalAnd, Dtype::boolean),
                         .result = both,
                         .operands = {all, one}});
        all = {both, 0};
    }
    return all;
}

bool addGather(NodeCompiler& compiler, const Node& node)
{
    const auto slot = compiler.arguments().signature.findSlot(node.leaf);
    if (!slot)
        return false;
    const Operand conditions = addConditions(compiler, node);
    compiler.append({.run = gatherFunction(compiler.dtypeOf(node.type.element)),
                     .result = compiler.placeNext(node),
                     .count = node.type.shape.count(),
                     .operands = {compiler.operandAs(node.operands[0], ir::Element::index), conditions},
                     .plane = static_cast<std::uint32_t>(*slot),
                     .flow = Flow::gathered});
    return true;
}

} // namespace hawk::eval
