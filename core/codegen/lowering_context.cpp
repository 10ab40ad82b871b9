// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/lowering_context.h"

#include <algorithm>
#include <format>

#include "codegen/literals.h"
#include "ir/terms.h"

namespace hawk::codegen {

using data::Element;
using ir::Node;
using ir::NodeId;
using ir::Op;

LoweringContext::LoweringContext(const ir::Kernel& kernel, const text::SourceText& source, data::Mode mode,
                                 LoopStyle style, std::span<const std::string_view> reservedNames)
    : m_kernel(kernel)
    , m_mode(mode)
    , m_names(reservedNames)
    , m_forms(decideForms(kernel, source))
    , m_style(style)
    , m_locals(kernel.nodes.size())
    , m_segmentOf(kernel.nodes.size())
    , m_isSpread(kernel.nodes.size())
    , m_loopNames(kernel.loops.size())
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
    return local(id, position);
}

Expression LoweringContext::local(NodeId id, std::uint32_t k)
{
    const std::string& name = m_locals[indexOf(id)][k];
    if (m_style == LoopStyle::samples)
        return {name};
    const std::uint32_t madeIn = m_segmentOf[indexOf(id)];
    if (madeIn != 0 && madeIn != m_segment)
        m_isSpread[indexOf(id)] = true;
    return {m_isSpread[indexOf(id)] ? name + "[lane]" : name};
}

Expression LoweringContext::leaf(const Node& node, std::uint32_t k)
{
    if (node.op == Op::sampleIndex)
        return m_sampleIndex;
    if (node.op == Op::sampleCount)
        return {"sampleCount"};
    if (node.op != Op::constant) {
        const SlotText& slot = slotOf(node.leaf);
        return slot.isPlane() ? loaded(slot, k) : Expression{slot.values[k]};
    }
    std::string text = spellConstant(node, m_mode);
    const Binding binding = text.starts_with('-') ? Binding::unary : Binding::primary;
    return {std::move(text), binding};
}

Expression LoweringContext::loaded(const SlotText& slot, std::uint32_t k)
{
    m_loads.insert({&slot, k});
    return {slot.values[k]};
}

Expression LoweringContext::skips()
{
    Expression any;
    for (const std::string& guard : m_kernel.guards) {
        const Expression one = loaded(slotOf(guard), 0);
        any = any.text.empty() ? one : spellBinary("|", Binding::logicalOr, any, one);
    }
    return any;
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
    case Op::loopValue: {
        const ir::Loop& loop = m_kernel.loop(*this->node(node.operands[0]).loop);
        return component(loop.carries[position()].placeholder, k);
    }
    case Op::transpose:
        return component(node.operands[0], ir::beforeTransposing(node.type.shape, k));
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
        return call(conversionTo(target), {value});
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

void LoweringContext::nameLoop(ir::LoopId id)
{
    LoopNames& names = m_loopNames[indexOf(id)];
    if (!names.index.empty())
        return;
    const ir::Loop& loop = m_kernel.loop(id);
    names.index = m_names.unique(loop.indexName.empty() ? "round" : loop.indexName);
    if (loop.index)
        m_locals[indexOf(*loop.index)] = {names.index};
    for (const ir::Carry& carry : loop.carries) {
        const ir::Type& type = this->type(carry.placeholder);
        m_locals[indexOf(carry.placeholder)] =
            m_names.uniqueComponents(carry.name, type.isScalar() ? 0 : type.shape.count());
        m_isSpread[indexOf(carry.placeholder)] = m_style == LoopStyle::lanes;
    }
    if (m_style == LoopStyle::lanes && loop.leaves) {
        names.going = m_names.unique(names.index + "_going");
        names.goes = m_names.unique(names.index + "_goes");
        names.leaves = m_names.unique(names.index + "_leaves");
        names.anyGoing = m_names.unique(names.index + "_any");
    }
}

void LoweringContext::beginSegment()
{
    ++m_segment;
    m_loads.clear();
}

void LoweringContext::beginText()
{
    m_segment = 1;
    m_loads.clear();
}

std::vector<LoweringContext::LaneArray> LoweringContext::laneArrays() const
{
    std::vector<LaneArray> arrays;
    for (std::size_t i = 0; i < m_locals.size(); ++i) {
        for (std::size_t k = 0; m_isSpread[i] && k < m_locals[i].size(); ++k)
            arrays.push_back({m_locals[i][k], valueType(m_kernel.nodes[i].type.element)});
    }
    for (const LoopNames& names : m_loopNames) {
        if (!names.going.empty())
            arrays.push_back({names.going, "Bits"});
    }
    return arrays;
}

Expression compute(LoweringContext& context, const Node& node, std::uint32_t k)
{
    switch (ir::info(node.op).opClass) {
    case ir::OpClass::random:
        return computeRandom(context, node, k);
    case ir::OpClass::predicate:
        return computePredicate(context, node, k);
    case ir::OpClass::choice:
        return computeChoice(context, node, k);
    case ir::OpClass::structural:
        return computeStructural(context, node, k);
    case ir::OpClass::product:
        return computeProduct(context, node, k);
    case ir::OpClass::leaf: // these stand by their names, never as operations
    case ir::OpClass::loop:
    case ir::OpClass::elementwise:
    case ir::OpClass::integer:
        break;
    }
    return computeElementwise(context, node, k);
}

} // namespace hawk::codegen
