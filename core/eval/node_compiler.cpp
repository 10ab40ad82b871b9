// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "eval/node_compiler.h"

namespace hawk::eval {

using ir::Node;
using ir::NodeId;

std::uint32_t NodeCompiler::newCells(std::uint32_t count)
{
    const auto first = static_cast<std::uint32_t>(m_program.initialCells.size());
    m_program.initialCells.resize(first + count);
    return first;
}

std::uint32_t NodeCompiler::placeNext(const Node& node)
{
    const std::uint32_t first = newCells(node.type.shape.count());
    placeNext(first);
    return first;
}

Operand NodeCompiler::operand(NodeId id) const
{
    return {m_program.firstCell[indexOf(id)], type(id).isScalar() ? 0u : 1u};
}

Operand NodeCompiler::operandAs(NodeId id, ir::Element wanted)
{
    const Operand given = operand(id);
    if (type(id).element == wanted)
        return given;
    const std::uint32_t count = type(id).shape.count();
    const Operand converted{newCells(count), given.step};
    append({.run = convertFunction(dtypeOf(type(id).element), dtypeOf(wanted)),
            .result = converted.cell,
            .count = count,
            .operands = {given}});
    return converted;
}

bool NodeCompiler::append(const Node& node, std::uint32_t result, Instruction::Function function,
                          ir::Element element)
{
    Instruction step{.run = function, .result = result, .count = node.type.shape.count()};
    if (!function || node.operands.size() > step.operands.size())
        return false;
    for (std::size_t i = 0; i < node.operands.size(); ++i)
        step.operands[i] = operandAs(node.operands[i], element);
    append(step);
    return true;
}

} // namespace hawk::eval
