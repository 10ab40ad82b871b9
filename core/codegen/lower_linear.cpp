// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <format>

#include "codegen/statement_writer.h"
#include "ir/factor.h"

namespace hawk::codegen {

using data::Element;
using ir::Node;
using ir::NodeId;
using ir::Op;

Expression computeLinear(LoweringContext& context, const Node& node, std::uint32_t k)
{
    const NodeId factor = node.operands[0];
    if (node.op == Op::factorInfo)
        return spellCall(valueType(Element::int32),
                         {context.component(factor, ir::layoutOf(context.type(factor)).info)});
    return context.component(factor, k);
}

/// The arguments of the function's template.
static std::string sizesOf(const LoweringContext& context, const Node& node)
{
    const ir::Type& first = context.type(node.operands[0]);
    if (node.op == Op::matrixMatrix || node.op == Op::matrixVector) {
        const std::uint32_t inner = first.shape.extents[1];
        return std::format("{}, {}, {}", first.shape.extents[0], inner,
                           context.type(node.operands[1]).shape.count() / inner);
    }
    const std::uint32_t size = first.tag == ir::Tag::none ? first.shape.extents[0] : ir::layoutOf(first).size;
    if (node.op == Op::luSolve || node.op == Op::choleskySolve)
        return std::format("{}, {}", size, node.type.shape.count() / size);
    return std::to_string(size);
}

/// The components of a value, in an array that stands for it.
std::string StatementWriter::arrayOf(std::vector<Line>& lines, const Node& user, std::size_t operand)
{
    const NodeId id = user.operands[operand];
    const Node& node = kernel().node(id);
    if (const std::string array = m_context.array(id); !array.empty())
        return array;
    std::string& name = m_arrayNames[{&user, operand}];
    if (name.empty())
        name = m_context.names().unique(node.name.empty() ? "entries" : node.name + "_entries");
    const std::uint32_t count = node.type.shape.count();
    std::string line = std::format("const Real {}[{}] = {{", name, count);
    bool isFirst = true;
    for (std::uint32_t k = 0; k < count; ++k) {
        const std::string value =
            m_context.converted(id, k, Element::real).text + (k + 1 < count ? "," : "};");
        if (!isFirst && line.size() + value.size() > 90) {
            add(lines, std::move(line), user.origin);
            line = "    ";
            isFirst = true;
        }
        line += (isFirst ? "" : " ") + value;
        isFirst = false;
    }
    add(lines, std::move(line), user.origin);
    return name;
}

void StatementWriter::addArray(std::vector<Line>& lines, NodeId id)
{
    const Node& node = kernel().node(id);
    const std::string& name = namesOf(id).front();
    const Op op = node.op == Op::matrixVector ? Op::matrixMatrix : node.op;
    const MathFunction& function = *functionOf(op, Element::real);
    m_context.define(id);
    std::vector<Expression> arguments;
    for (std::size_t i = 0; i < node.operands.size(); ++i) {
        const bool isRepeated = i > 0 && node.operands[i] == node.operands[0];
        arguments.push_back(isRepeated ? arguments.front() : Expression{arrayOf(lines, node, i)});
    }
    const std::uint32_t count = node.type.shape.count();
    const bool isSpread = m_context.isSpread(id);
    std::string& ownName = m_arrayNames[{&node, node.operands.size()}];
    if (isSpread && ownName.empty())
        ownName = m_context.names().unique(name + "_here");
    const std::string target = isSpread ? ownName : name;
    const bool isScalar = m_context.forms().forms[indexOf(id)] == ValueForm::local;
    if (!isScalar) {
        add(lines, std::format("Real {}[{}];", target, count), node.origin);
        arguments.push_back({target});
    }
    m_context.use(function);
    const Expression call =
        spellCall(std::format("math::{}<{}>", function.name, sizesOf(m_context, node)), arguments);
    if (isScalar)
        add(lines,
            isSpread ? std::format("{}[lane] = {};", name, call.text)
                     : std::format("const Real {} = {};", name, call.text),
            node.origin);
    else
        add(lines, call.text + ";", node.origin);
    if (isScalar || !isSpread)
        return;
    add(lines, std::format("for (int k = 0; k < {}; ++k)", count), node.origin);
    add(lines, std::format("    {}[k][lane] = {}[k];", name, target), node.origin);
}

} // namespace hawk::codegen
