// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "eval/node_compiler.h"
#include "ir/factor.h"

namespace hawk::eval {

using ir::Element;
using ir::FactorLayout;
using ir::Node;
using ir::Op;

/// Parts of a factor: no steps of their own, they are cells of the factor.
static std::optional<std::uint32_t> partOf(const Node& node, const FactorLayout& layout)
{
    switch (node.op) {
    case Op::choleskyFactor:
    case Op::eighVectors:
        return layout.matrix;
    case Op::eighValues:
        return layout.vector;
    default:
        return std::nullopt;
    }
}

static std::uint32_t sizeOf(const ir::Type& operand)
{
    return operand.tag == ir::Tag::none ? operand.shape.extents[0] : ir::layoutOf(operand).size;
}

bool addLinear(NodeCompiler& compiler, const Node& node)
{
    const ir::Type& type = compiler.type(node.operands[0]);
    const Operand from = compiler.operandAs(node.operands[0], Element::real);
    if (type.tag != ir::Tag::none) {
        if (const auto part = partOf(node, ir::layoutOf(type))) {
            compiler.placeNext(from.cell + *part);
            return true;
        }
    }
    const std::uint32_t result = compiler.placeNext(node);
    if (node.op == Op::factorInfo) {
        compiler.append(
            {.run = convertFunction(compiler.dtypeOf(Element::real), compiler.dtypeOf(Element::int32)),
             .result = result,
             .operands = {Operand{from.cell + ir::layoutOf(type).info, 1}}});
        return true;
    }
    Instruction step{.run = linearFunction(node.op, compiler.dtypeOf(Element::real)),
                     .result = result,
                     .count = node.type.shape.count(),
                     .operands = {from},
                     .size = sizeOf(type),
                     .flow = Flow::together,
                     .rounding = Rounding::ofInputs,
                     .reads = {type.shape.count()}};
    if (node.operands.size() > 1) {
        step.operands[1] = compiler.operandAs(node.operands[1], Element::real);
        step.reads[1] = compiler.type(node.operands[1]).shape.count();
    }
    compiler.append(step);
    return step.run != nullptr;
}

} // namespace hawk::eval
