// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "eval/node_compiler.h"
#include "ir/terms.h"

namespace hawk::eval {

using ir::Element;
using ir::Node;
using ir::NodeId;
using ir::Op;

/// dot, norm and sum.
static bool addReduction(NodeCompiler& compiler, const Node& node)
{
    const Element element = node.type.element;
    Instruction step{.run = reductionFunction(node.op, compiler.dtypeOf(element)),
                     .result = compiler.placeNext(node)};
    if (!step.run)
        return false;
    step.count = compiler.type(node.operands[0]).shape.count();
    step.flow = Flow::toOne;
    step.rounding = Rounding::ofTerms;
    for (std::size_t i = 0; i < node.operands.size(); ++i) {
        step.operands[i] = compiler.operandAs(node.operands[i], element);
        step.reads[i] = step.count;
    }
    compiler.append(step);
    return true;
}

bool addStructural(NodeCompiler& compiler, const Node& node)
{
    const std::uint32_t count = node.type.shape.count();
    const Element element = node.type.element;
    const auto position = [&node] {
        return static_cast<std::uint32_t>(std::get<std::int64_t>(node.literal));
    };
    const auto copy = [&](NodeId from, std::uint32_t to, std::uint32_t cells) {
        compiler.append({.run = copyFunction(),
                         .result = to,
                         .count = cells,
                         .operands = {compiler.operandAs(from, element)}});
    };
    switch (node.op) {
    case Op::component: // no step of its own: it is a cell of its vector
        compiler.placeNext(compiler.operand(node.operands[0]).cell + position());
        return compiler.type(node.operands[0]).element == element;
    case Op::vec: {
        const std::uint32_t result = compiler.placeNext(node);
        for (std::uint32_t i = 0; i < count; ++i)
            copy(node.operands[i], result + i, 1);
        return true;
    }
    case Op::splat:
    case Op::convert:
        copy(node.operands[0], compiler.placeNext(node), count);
        return true;
    case Op::componentAt: {
        const std::uint32_t result = compiler.placeNext(node);
        const std::uint32_t entries = compiler.type(node.operands[0]).shape.count();
        compiler.append({.run = componentAtFunction(),
                         .result = result,
                         .count = entries,
                         .operands = {compiler.operandAs(node.operands[0], element),
                                      compiler.operandAs(node.operands[1], Element::index)},
                         .flow = Flow::toOne,
                         .reads = {entries, 1}});
        return true;
    }
    case Op::setComponentAt: {
        const std::uint32_t result = compiler.placeNext(node);
        copy(node.operands[0], result, count);
        compiler.append(
            {.run = setComponentAtFunction(),
             .result = result,
             .count = count,
             .operands = {Operand{result, 1}, compiler.operandAs(node.operands[1], Element::index),
                          compiler.operandAs(node.operands[2], element)},
             .flow = Flow::together,
             .reads = {count, 1, 1}});
        return true;
    }
    case Op::transpose: {
        const std::uint32_t result = compiler.placeNext(node);
        const Operand from = compiler.operandAs(node.operands[0], element);
        for (std::uint32_t i = 0; i < count; ++i) {
            const Operand entry{from.cell + ir::beforeTransposing(node.type.shape, i), 1};
            compiler.append({.run = copyFunction(), .result = result + i, .operands = {entry}});
        }
        return true;
    }
    case Op::setComponent: {
        const std::uint32_t result = compiler.placeNext(node);
        copy(node.operands[0], result, count);
        copy(node.operands[1], result + position(), 1);
        return true;
    }
    default:
        return addReduction(compiler, node);
    }
}

} // namespace hawk::eval
