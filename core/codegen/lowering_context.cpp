// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/lowering_context.h"

#include <algorithm>
#include <format>

#include "codegen/literals.h"

namespace hawk::codegen {

using data::Element;
using ir::Node;
using ir::NodeId;
using ir::Op;

LoweringContext::LoweringContext(const ir::Kernel& kernel, const text::SourceText& source, data::Mode mode,
                                 std::span<const std::string_view> reservedNames)
    : m_kernel(kernel)
    , m_mode(mode)
    , m_names(reservedNames)
    , m_forms(decideForms(kernel, source))
    , m_locals(kernel.nodes.size())
{ }

const SlotText& LoweringContext::slotOf(const std::string& name) const
{
    return *std::ranges::find(m_slots, name, [](const SlotText& text) { return text.slot->name; });
}

Expression LoweringContext::component(NodeId id, std::uint32_t k)
{
    const Node& node = this->node(id);
    const std::uint32_t position = node.type.isScalar() ? 0 : k;
    switch (m_forms.forms[indexOf(id)]) {
    case ValueForm::direct:
        return leaf(node, position);
    case ValueForm::structure:
        return part(node, position);
    case ValueForm::inlined:
        return compute(*this, node, position);
    case ValueForm::local:
        break;
    }
    return {m_locals[indexOf(id)][position]};
}

Expression LoweringContext::leaf(const Node& node, std::uint32_t k) const
{
    if (node.op != Op::constant)
        return {slotOf(node.leaf).values[k]};
    std::string text = spellConstant(node, m_mode);
    const Binding binding = text.starts_with('-') ? Binding::unary : Binding::primary;
    return {std::move(text), binding};
}

/// Of an operation that computes nothing: its components are those of its operands.
Expression LoweringContext::part(const Node& node, std::uint32_t k)
{
    const auto position = [&] { return static_cast<std::uint32_t>(std::get<std::int64_t>(node.literal)); };
    switch (node.op) {
    case Op::vec:
        return converted(node.operands[k], 0, node.type.element);
    case Op::component:
        return component(node.operands[0], position());
    case Op::setComponent:
        return k == position() ? converted(node.operands[1], 0, node.type.element)
                               : converted(node.operands[0], k, node.type.element);
    default:
        return converted(node.operands[0], k, node.type.element);
    }
}

Expression LoweringContext::converted(NodeId id, std::uint32_t k, Element target)
{
    Expression value = component(id, k);
    const Element from = type(id).element;
    if (from == target)
        return value;
    if (target == Element::boolean)
        return spellBinary("!=", Binding::equality, value, {"0"});
    if (target == Element::real && from == Element::boolean)
        return call(mathFunction("select"), {value, {spellReal(1, m_mode)}, {spellReal(0, m_mode)}});
    if (target != Element::real && from == Element::real)
        return call(mathFunction("convert/index"), {value});
    return spellCall(valueType(target), {value});
}

std::vector<Expression> LoweringContext::operands(const Node& node, std::uint32_t k, Element target)
{
    std::vector<Expression> expressions;
    for (NodeId operand : node.operands)
        expressions.push_back(converted(operand, k, target));
    return expressions;
}

Expression LoweringContext::call(const MathFunction& function, const std::vector<Expression>& arguments)
{
    m_math.add(function);
    return spellCall(std::format("math::{}", function.name), arguments);
}

void LoweringContext::setLocals(NodeId id, std::vector<std::string> names)
{
    m_locals[indexOf(id)] = std::move(names);
}

Expression compute(LoweringContext& context, const Node& node, std::uint32_t k)
{
    switch (ir::info(node.op).opClass) {
    case ir::OpClass::predicate:
        return computePredicate(context, node, k);
    case ir::OpClass::choice:
        return computeChoice(context, node, k);
    case ir::OpClass::structural:
        return computeStructural(context, node, k);
    case ir::OpClass::leaf: // stands by its name, never as an operation
    case ir::OpClass::elementwise:
        break;
    }
    return computeElementwise(context, node, k);
}

} // namespace hawk::codegen
