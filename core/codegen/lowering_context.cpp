// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/lowering_context.h"

#include <algorithm>
#include <format>

#include "codegen/literals.h"
#include "ir/factor.h"
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
    , m_forms(
          decideForms(kernel, source, style == LoopStyle::lanes ? ChoiceStyle::values : ChoiceStyle::jumps))
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
    case ValueForm::array:
        break;
    }
    return local(id, position);
}

/// Where a part of a factor begins in it.
static std::uint32_t partOffset(const Node& node, const ir::Type& factor)
{
    const ir::FactorLayout layout = ir::layoutOf(factor);
    return node.op == Op::eighValues ? layout.vector : layout.matrix;
}

static bool isPart(Op op)
{
    return op == Op::choleskyFactor || op == Op::eighValues || op == Op::eighVectors;
}

std::string LoweringContext::array(NodeId id)
{
    const Node& node = this->node(id);
    if (isPart(node.op)) {
        const std::string whole = array(node.operands[0]);
        const std::uint32_t offset = partOffset(node, type(node.operands[0]));
        return whole.empty() || offset == 0 ? whole : std::format("{} + {}", whole, offset);
    }
    if (m_forms.forms[indexOf(id)] != ValueForm::array)
        return {};
    const std::string first = local(id, 0).text;
    return first.ends_with("[lane]") ? std::string() : first.substr(0, first.find('['));
}

Expression LoweringContext::local(NodeId id, std::uint32_t k)
{
    const bool isArray = m_forms.forms[indexOf(id)] == ValueForm::array;
    const std::vector<std::string>& names = m_locals[indexOf(id)];
    const std::string name = isArray ? std::format("{}[{}]", names.front(), k) : names[k];
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
        return slot.isPlane() && !slot.isSharedNumber() ? loaded(slot, k) : Expression{slot.values[k]};
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
    case Op::choleskyFactor:
    case Op::eighValues:
    case Op::eighVectors:
        return component(node.operands[0], partOffset(node, type(node.operands[0])) + k);
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
    nameKept(id);
    if (m_style == LoopStyle::lanes && loop.leaves) {
        names.going = m_names.unique(names.index + "_going");
        names.goes = m_names.unique(names.index + "_goes");
        names.leaves = m_names.unique(names.index + "_leaves");
        names.anyGoing = m_names.unique(names.index + "_any");
    }
}

void LoweringContext::nameKept(ir::LoopId id)
{
    const ir::Loop& loop = m_kernel.loop(id);
    const std::vector<bool> isRecorded = ir::recordedCarries(m_kernel, id);
    LoopNames& names = m_loopNames[indexOf(id)];
    names.kept.resize(loop.carries.size());
    for (std::size_t i = 0; i < loop.carries.size(); ++i) {
        const ir::Type& type = this->type(loop.carries[i].placeholder);
        if (isRecorded[i])
            names.kept[i] = m_names.uniqueComponents(loop.carries[i].name + "_kept",
                                                     type.isScalar() ? 0 : type.shape.count());
    }
}

std::string LoweringContext::kept(const std::string& array, const Expression& ordinal) const
{
    return std::format("{}[{}]{}", array, ordinal.text, m_style == LoopStyle::lanes ? "[lane]" : "");
}

std::optional<Expression> LoweringContext::goingIn(std::optional<ir::LoopId> region) const
{
    while (region && !m_kernel.loop(*region).leaves)
        region = m_kernel.loop(*region).parent;
    if (!region || m_style == LoopStyle::samples)
        return std::nullopt;
    return Expression{loopNames(*region).going + "[lane] != 0", Binding::equality};
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

void LoweringContext::addKeptArrays(std::vector<LaneArray>& arrays) const
{
    for (std::size_t i = 0; i < m_loopNames.size(); ++i) {
        const ir::Loop& loop = m_kernel.loops[i];
        for (std::size_t j = 0; j < m_loopNames[i].kept.size(); ++j) {
            for (const std::string& name : m_loopNames[i].kept[j])
                arrays.push_back({std::format("{}[{}]", name, loop.trips),
                                  valueType(type(loop.carries[j].placeholder).element)});
        }
    }
}

std::vector<LoweringContext::LaneArray> LoweringContext::laneArrays() const
{
    std::vector<LaneArray> arrays;
    for (std::size_t i = 0; i < m_locals.size(); ++i) {
        const ir::Type& type = m_kernel.nodes[i].type;
        const std::string extent =
            m_forms.forms[i] == ValueForm::array ? std::format("[{}]", type.shape.count()) : std::string();
        for (std::size_t k = 0; m_isSpread[i] && k < m_locals[i].size(); ++k)
            arrays.push_back({m_locals[i][k] + extent, valueType(type.element)});
    }
    for (const LoopNames& names : m_loopNames) {
        if (!names.going.empty())
            arrays.push_back({names.going, "Bits"});
    }
    addKeptArrays(arrays);
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
    case ir::OpClass::gather:
        return computeGather(context, node, k);
    case ir::OpClass::product:
        return computeProduct(context, node, k);
    case ir::OpClass::linear:
        return computeLinear(context, node, k);
    case ir::OpClass::loop: // all others stand by their names, as do leaves
        return computeRecorded(context, node, k);
    case ir::OpClass::leaf:
    case ir::OpClass::elementwise:
    case ir::OpClass::integer:
        break;
    }
    return computeElementwise(context, node, k);
}

} // namespace hawk::codegen
