// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/statement_writer.h"

#include <format>

#include "codegen/literals.h"
#include "codegen/shared_text.h"
#include "data/row_fold.h"

namespace hawk::codegen {

using data::Element;
using ir::Carry;
using ir::Loop;
using ir::LoopId;
using ir::Node;
using ir::NodeId;
using ir::Op;

/// In parentheses where it is negative.
static std::string spellSigned(std::int64_t number)
{
    return number < 0 ? std::format("({})", number) : std::to_string(number);
}

StatementWriter::StatementWriter(LoweringContext& context, const text::SourceText& source,
                                 const LoweringDialect& dialect)
    : m_context(context)
    , m_dialect(dialect)
    , m_comment(source)
    , m_suggested(context.kernel().nodes.size())
{
    // The parts of a vector that the author named get the vector's name; the next value of a carry is not
    // mistaken for the carry.
    for (const Node& node : kernel().nodes) {
        if (node.op != Op::vec || node.name.empty())
            continue;
        for (std::size_t k = 0; k < node.operands.size(); ++k)
            m_suggested[indexOf(node.operands[k])] = std::format("{}_{}", node.name, k);
    }
    for (const Loop& loop : kernel().loops) {
        for (const Carry& carry : loop.carries) {
            const std::string& name = kernel().node(carry.next).name;
            if (name.empty() || name == carry.name)
                m_suggested[indexOf(carry.next)] = carry.name + "_next";
        }
    }
}

std::string StatementWriter::wantedName(NodeId id) const
{
    const Node& node = kernel().node(id);
    const std::string& suggested = m_suggested[indexOf(id)];
    if (!node.name.empty())
        return suggested == node.name + "_next" ? suggested : node.name;
    if (!suggested.empty())
        return suggested;
    if (node.op == Op::at)
        return node.leaf + "_there";
    const MathFunction* function = functionOf(node.op, node.type.element);
    return function ? std::format("{}_value", function->name) : std::string("part");
}

const std::vector<std::string>& StatementWriter::namesOf(NodeId id)
{
    if (m_context.locals(id).empty()) {
        const ir::Type& type = m_context.type(id);
        const bool isArray = m_context.forms().forms[indexOf(id)] == ValueForm::array;
        const std::uint32_t count = type.isScalar() || isArray ? 0 : type.shape.count();
        m_context.setLocals(id, m_context.names().uniqueComponents(wantedName(id), count));
    }
    return m_context.locals(id);
}

void StatementWriter::addLocal(std::vector<Line>& lines, NodeId id)
{
    const Node& node = kernel().node(id);
    if (node.op == Op::luDeterminant || m_context.forms().forms[indexOf(id)] == ValueForm::array) {
        addArray(lines, id);
        return;
    }
    const std::vector<std::string>& names = namesOf(id);
    m_context.define(id);
    for (std::uint32_t k = 0; k < names.size(); ++k) {
        const std::string value = compute(m_context, node, k).text;
        add(lines,
            m_context.isSpread(id)
                ? std::format("{}[lane] = {};", names[k], value)
                : std::format("const {} {} = {};", valueType(node.type.element), names[k], value),
            node.origin);
    }
}

Line StatementWriter::load(const SlotText& slot, std::uint32_t k, text::Range origin) const
{
    const Element element = slot.slot->element;
    return {std::format("const {} {} = {}{};", valueType(element), slot.values[k], placeOf(slot, k),
                        element == Element::boolean ? " != 0" : ""),
            origin};
}

bool StatementWriter::keepsNumbers() const
{
    return m_dialect.guards == GuardStyle::select && !m_context.kernel().guards.empty();
}

/// The number of a plane's component that belongs to the sample.
std::string StatementWriter::placeOf(const SlotText& slot, std::uint32_t k) const
{
    return slot.planes[k] + std::string(m_dialect.place);
}

void StatementWriter::addStores(std::vector<Line>& lines)
{
    auto term = m_context.terms().begin();
    for (const ir::Sink& sink : kernel().sinks) {
        if (sink.isShared()) {
            if (!sink.loop)
                addShared(lines, *term);
            ++term;
            continue;
        }
        if (sink.form == ir::SinkForm::finish) {
            addFinish(lines, sink);
            continue;
        }
        const SlotText& slot = m_context.slotOf(sink.slot);
        for (std::uint32_t k = 0; k < slot.planes.size(); ++k) {
            Expression value = m_context.component(sink.value, k);
            if (keepsNumbers())
                value = m_context.call(*functionOf(Op::select, slot.slot->element),
                                       {m_context.skips(), m_context.loaded(slot, k), value});
            add(lines, std::format("{} = {};", placeOf(slot, k), value.text), sink.origin);
        }
    }
}

/// The number of an iteration among those of its loop.
Expression StatementWriter::ordinalOf(LoopId id) const
{
    const Loop& loop = m_context.kernel().loop(id);
    const std::string& index = m_context.loopNames(id).index;
    if (loop.start == 0 && loop.step == 1)
        return {index};
    return {std::format("({} - {}) / {}", index, spellSigned(loop.start), spellSigned(loop.step))};
}

/// The same among all iterations of the loops around it.
Expression StatementWriter::roundOf(LoopId id) const
{
    const Loop& loop = m_context.kernel().loop(id);
    const Expression ordinal = ordinalOf(id);
    if (!loop.parent)
        return ordinal;
    return {std::format("(({}) * {} + {})", roundOf(*loop.parent).text, loop.trips, ordinal.text)};
}

/// `[i]` in an array that holds the samples of one round after those of another: `[round * collected + i]`.
std::string StatementWriter::termPlaceIn(std::string_view round) const
{
    return std::format("[{} * collected + {}", round, m_dialect.termPlace.substr(1));
}

void StatementWriter::addCollected(std::vector<Line>& lines, const std::string& pointer, const ir::Sink& sink,
                                   const Expression& value)
{
    const std::string place =
        sink.loop ? termPlaceIn(roundOf(*sink.loop).text) : std::string(m_dialect.termPlace);
    add(lines, std::format("{}{} = {};", pointer, place, value.text), sink.origin);
}

void StatementWriter::addLoopStores(std::vector<Line>& lines, LoopId id)
{
    for (const TermText& term : m_context.terms()) {
        if (term.sink->loop == id)
            addShared(lines, term);
    }
}

void StatementWriter::addNoLoopStores(std::vector<Line>& lines)
{
    for (const TermText& term : m_context.terms()) {
        if (!term.sink->loop || term.key.empty())
            continue;
        add(lines,
            std::format("for (Int64 round = 0; round < {}; ++round)",
                        ir::iterationsOf(m_context.kernel(), *term.sink->loop)),
            term.sink->origin);
        lines.push_back({std::format("    {}{} = -1;", term.key, termPlaceIn("round")), term.sink->origin});
    }
}

/// A sample that is skipped brings what changes nothing, and a place that there is not.
void StatementWriter::addShared(std::vector<Line>& lines, const TermText& term)
{
    const ir::Sink& sink = *term.sink;
    const auto collect = [&](const std::string& pointer, const Expression& value) {
        addCollected(lines, pointer, sink, value);
    };
    if (!sink.key) {
        Expression value = m_context.converted(sink.value, 0, Element::real);
        if (keepsNumbers())
            value = m_context.call(
                *functionOf(Op::select, Element::real),
                {m_context.skips(),
                 {spellReal(data::identityOf<double>(sink.reduction), m_context.mode()), Binding::unary},
                 value});
        return collect(term.values.front(), value);
    }
    Expression key = m_context.converted(*sink.key, 0, Element::index);
    if (term.values.empty())
        return addStoreByKey(lines, sink, key);
    if (keepsNumbers())
        key = m_context.call(*functionOf(Op::select, Element::index),
                             {m_context.skips(), {"-1LL", Binding::unary}, key});
    collect(term.key, key);
    for (std::uint32_t k = 0; k < term.values.size(); ++k)
        collect(term.values[k], m_context.component(sink.value, k));
}

void StatementWriter::addStoreByKey(std::vector<Line>& lines, const ir::Sink& sink, const Expression& key)
{
    const SlotText& slot = m_context.slotOf(sink.slot);
    for (std::uint32_t k = 0; k < m_context.type(sink.value).shape.count(); ++k) {
        const std::string companion =
            sink.companion.empty() ? std::string() : m_context.slotOf(sink.companion).argument;
        add(lines,
            spellStoreByKey(sink,
                            {.plane = slot.argument,
                             .companion = companion,
                             .length = slot.lengthFor(slot.argument),
                             .component = k,
                             .key = key.text,
                             .value = m_context.component(sink.value, k).text},
                            valueType(slot.slot->element)),
            sink.origin);
    }
}

/// A text that computes skipped samples counts the finished ones around its statements.
void StatementWriter::addFinish(std::vector<Line>& lines, const ir::Sink& sink)
{
    const std::string mask = placeOf(m_context.slotOf(sink.slot), 0);
    const Expression condition = m_context.component(sink.value, 0);
    if (keepsNumbers()) {
        const Expression goes{"!" + spellOperand(m_context.skips(), Binding::unary), Binding::unary};
        const Expression finishes = spellBinary("&", Binding::logicalAnd, condition, goes);
        add(lines, std::format("{} |= {};", mask, finishes.text), sink.origin);
        return;
    }
    const SlotText& counter = m_context.slotOf(std::string(data::finishedCount));
    add(lines, std::format("if ({}) {{", condition.text), sink.origin);
    lines.back().block = Block::opens;
    lines.push_back({std::format("{} = 1;", mask), sink.origin});
    lines.push_back({std::format("atomicAdd(numbersOf<unsigned>({}), 1u);", counter.argument), sink.origin});
    closeLoop(lines);
}

void StatementWriter::openLoop(std::vector<Line>& lines, LoopId id)
{
    const Loop& loop = kernel().loop(id);
    const std::string& index = m_context.loopNames(id).index;
    const std::int64_t stop = loop.start + loop.step * static_cast<std::int64_t>(loop.trips);
    std::string advance = std::format("{} += {}", index, loop.step);
    if (loop.step == 1 || loop.step == -1)
        advance = (loop.step == 1 ? "++" : "--") + index;
    else if (loop.step < 0)
        advance = std::format("{} -= {}", index, -loop.step);
    add(lines,
        std::format("for (Int64 {} = {}; {} {} {}; {}) {{", index, loop.start, index,
                    loop.step > 0 ? "<" : ">", stop, advance),
        loop.origin);
    lines.back().block = Block::opens;
}

void StatementWriter::closeLoop(std::vector<Line>& lines)
{
    lines.push_back({.text = "}", .block = Block::closes});
}

void StatementWriter::addKeeping(std::vector<Line>& lines, LoopId id)
{
    const Loop& loop = kernel().loop(id);
    const LoopNames& names = m_context.loopNames(id);
    const Expression ordinal = ordinalOf(id);
    for (std::size_t i = 0; i < loop.carries.size(); ++i) {
        for (std::uint32_t k = 0; k < names.kept[i].size(); ++k)
            lines.push_back({std::format("{} = {};", m_context.kept(names.kept[i][k], ordinal),
                                         m_context.component(loop.carries[i].placeholder, k).text),
                             loop.origin});
    }
}

std::vector<std::vector<Expression>> StatementWriter::carryValues(std::vector<Line>& lines, LoopId id,
                                                                  NodeId Carry::* value)
{
    const Loop& loop = kernel().loop(id);
    std::vector<std::vector<Expression>> values;
    for (const Carry& carry : loop.carries) {
        const NodeId source = carry.*value;
        const Node& node = kernel().node(source);
        const std::uint32_t count = node.type.shape.count();
        const bool isOwn = source == carry.placeholder;
        const ValueForm form = m_context.forms().forms[indexOf(source)];
        const bool isSettled = form == ValueForm::direct || form == ValueForm::array
            || (form == ValueForm::local && node.op != Op::carry);
        std::vector<Expression>& components = values.emplace_back();
        for (std::uint32_t k = 0; k < count; ++k)
            components.push_back(m_context.component(source, k));
        if (isOwn || isSettled || (loop.carries.size() == 1 && count == 1))
            continue;
        const char* suffix = value == &Carry::next ? "_next" : "_left";
        std::vector<std::string>& names = m_moveNames[carry.placeholder][suffix];
        if (names.empty())
            names = m_context.names().uniqueComponents(carry.name + suffix, node.type.isScalar() ? 0 : count);
        for (std::uint32_t k = 0; k < count; ++k) {
            lines.push_back(
                {std::format("const {} {} = {};", valueType(node.type.element), names[k], components[k].text),
                 loop.origin});
            components[k] = {names[k]};
        }
    }
    return values;
}

} // namespace hawk::codegen
