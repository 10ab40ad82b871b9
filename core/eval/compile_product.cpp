// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "eval/node_compiler.h"
#include "ir/terms.h"

namespace hawk::eval {

using ir::Op;

/// A product and a sum for each term, as the table of terms lists them.
bool addProduct(NodeCompiler& compiler, const ir::Node& node)
{
    const data::Dtype dtype = compiler.dtypeOf(node.type.element);
    const Operand left = compiler.operandAs(node.operands[0], node.type.element);
    const Operand right = compiler.operandAs(node.operands[1], node.type.element);
    const std::uint32_t result = compiler.placeNext(node);
    const std::uint32_t product = compiler.newCells(1);
    const Rounding rounding = node.type.element == ir::Element::real ? Rounding::byEntry : Rounding::none;
    for (std::uint32_t k = 0; k < node.type.shape.count(); ++k) {
        bool isFirst = true;
        for (const ir::Term& term : ir::terms(compiler.kernel(), node, k)) {
            compiler.append({.run = elementwiseFunction(Op::multiply, dtype),
                             .result = isFirst ? result + k : product,
                             .operands = {Operand{left.cell + term.a, 1}, Operand{right.cell + term.b, 1}},
                             .rounding = rounding});
            if (!isFirst)
                compiler.append({.run = elementwiseFunction(term.isNegative ? Op::subtract : Op::add, dtype),
                                 .result = result + k,
                                 .operands = {Operand{result + k, 1}, Operand{product, 1}},
                                 .rounding = rounding});
            isFirst = false;
        }
    }
    return elementwiseFunction(Op::multiply, dtype) != nullptr;
}

} // namespace hawk::eval
