// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>

#include "eval/node_compiler.h"

namespace hawk::eval {

using ir::Element;
using ir::Node;
using ir::NodeId;
using ir::Op;

/// Whether real numbers come out as the mathematical result only by chance.
static bool isRounded(Op op)
{
    switch (op) {
    case Op::minimum:
    case Op::maximum:
    case Op::copysign:
    case Op::fmod:
    case Op::remainder:
    case Op::negate:
    case Op::abs:
    case Op::floor:
    case Op::ceil:
    case Op::trunc:
    case Op::round:
    case Op::rint:
    case Op::sign:
    case Op::spacing:
    case Op::clip:
    case Op::randomUniform:
        return false;
    default:
        return true;
    }
}

static void noteRounding(NodeCompiler& compiler, const Node& node)
{
    if (node.type.element != Element::real)
        return;
    if (isRounded(node.op))
        compiler.program().compute.back().rounding = Rounding::byEntry;
    else if (node.op == Op::fmod || node.op == Op::remainder)
        compiler.program().compute.back().rounding = Rounding::ofRemainder;
}

bool addElementwise(NodeCompiler& compiler, const Node& node)
{
    const std::uint32_t result = compiler.placeNext(node);
    const Element element = node.type.element;
    const bool isKnown =
        compiler.append(node, result, elementwiseFunction(node.op, compiler.dtypeOf(element)), element);
    if (isKnown)
        noteRounding(compiler, node);
    return isKnown;
}

bool addRandom(NodeCompiler& compiler, const Node& node)
{
    const std::uint32_t result = compiler.placeNext(node);
    const bool isKnown = compiler.append(
        node, result, randomFunction(node.op, compiler.dtypeOf(node.type.element)), Element::index);
    if (isKnown)
        noteRounding(compiler, node);
    return isKnown;
}

bool addPredicate(NodeCompiler& compiler, const Node& node)
{
    const std::uint32_t result = compiler.placeNext(node);
    Element element = Element::boolean;
    if (node.op == Op::isnan || node.op == Op::isinf || node.op == Op::isfinite)
        element = Element::real;
    else if (node.op != Op::logicalAnd && node.op != Op::logicalOr && node.op != Op::logicalNot) {
        for (NodeId id : node.operands)
            element = std::max(element, compiler.type(id).element);
    }
    return compiler.append(node, result, predicateFunction(node.op, compiler.dtypeOf(element)), element);
}

bool addChoice(NodeCompiler& compiler, const Node& node)
{
    const std::uint32_t result = compiler.placeNext(node);
    const Element element = node.type.element;
    Instruction step{
        .run = selectFunction(compiler.dtypeOf(element)), .result = result, .count = node.type.shape.count()};
    step.operands = {compiler.operandAs(node.operands[0], Element::boolean),
                     compiler.operandAs(node.operands[1], element),
                     compiler.operandAs(node.operands[2], element)};
    step.flow = Flow::chosen;
    compiler.append(step);
    return true;
}

} // namespace hawk::eval
