// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/element_types.h"

#include <algorithm>
#include <limits>

#include "trace/refusals.h"

namespace hawk::trace {

using ir::Element;
using ir::NodeId;
using ir::Op;

namespace {

bool isDataInteger(Element element)
{
    return element == Element::int32 || element == Element::uint32;
}

/// What stays whole when all operands are.
bool isOnIntegers(Op op, Element element)
{
    switch (op) {
    case Op::add:
    case Op::subtract:
    case Op::multiply:
    case Op::negate:
    case Op::abs:
    case Op::minimum:
    case Op::maximum:
    case Op::less:
    case Op::lessEqual:
    case Op::greater:
    case Op::greaterEqual:
    case Op::equal:
    case Op::notEqual:
        return true;
    case Op::divide:
    case Op::sign:
    case Op::clip:
        return element == Element::index;
    default:
        return ir::info(op).opClass == ir::OpClass::integer;
    }
}

struct Limits64 {
    std::int64_t least;
    std::int64_t most;
};

Limits64 limitsOf(Element element)
{
    switch (element) {
    case Element::int32:
        return {std::numeric_limits<std::int32_t>::min(), std::numeric_limits<std::int32_t>::max()};
    case Element::uint32:
        return {0, std::numeric_limits<std::uint32_t>::max()};
    default:
        return {std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max()};
    }
}

/// The operands of one operation and how they are spoken of.
class Matching
{
public:
    Matching(Frame& frame, Op op, std::string_view name, const std::vector<Value>& operands,
             const std::vector<Range>& places, Range whole)
        : m_frame(frame)
        , m_op(op)
        , m_name(name)
        , m_operands(operands)
        , m_places(places)
        , m_whole(whole)
    { }

    std::optional<std::vector<NodeId>> run()
    {
        bool areIndices = true;
        const Value* data = nullptr;
        for (const Value& operand : m_operands) {
            const auto* traced = operand.get<Traced>();
            const Element element = traced != nullptr ? m_frame.type(*traced).element : Element::real;
            if (isDataInteger(element) && data == nullptr)
                data = &operand;
            areIndices =
                areIndices && (traced != nullptr ? element == Element::index : operand.is<Integer>());
        }
        if (data != nullptr)
            return joinData(*data);
        const bool areTraced =
            std::ranges::any_of(m_operands, [](const Value& operand) { return operand.is<Traced>(); });
        if (areIndices && areTraced && isOnIntegers(m_op, Element::index))
            return joined(Element::index);
        return promoted();
    }

private:
    std::optional<std::vector<NodeId>> joinData(const Value& data)
    {
        const Element element = m_frame.type(*data.get<Traced>()).element;
        if (!isOnIntegers(m_op, element)) {
            const auto at = static_cast<std::size_t>(&data - m_operands.data());
            m_frame.refuse(
                refusals::integerFunction, m_whole,
                {std::string(m_name), describe(m_frame, data), m_frame.session.textOf(m_places[at])});
            return std::nullopt;
        }
        for (const Value& operand : m_operands) {
            const auto* traced = operand.get<Traced>();
            if (traced != nullptr ? m_frame.type(*traced).element == element : operand.is<Integer>())
                continue;
            m_frame.refuse(refusals::integersMixed, m_whole,
                           {std::string(m_name), describe(m_frame, data), describe(m_frame, operand)});
            return std::nullopt;
        }
        return joined(element);
    }

    std::optional<std::vector<NodeId>> joined(Element element)
    {
        std::vector<NodeId> nodes;
        for (std::size_t i = 0; i < m_operands.size(); ++i) {
            const auto* integer = m_operands[i].get<Integer>();
            const auto node = integer != nullptr ? integerConstant(m_frame, *integer, element, m_places[i])
                                                 : operandNode(m_frame, {m_operands[i], m_places[i]}, m_name);
            if (!node)
                return std::nullopt;
            nodes.push_back(*node);
        }
        return nodes;
    }

    std::optional<std::vector<NodeId>> promoted()
    {
        std::vector<NodeId> nodes;
        bool isValid = true;
        for (std::size_t i = 0; i < m_operands.size(); ++i) {
            const auto node = operandNode(m_frame, {m_operands[i], m_places[i]}, m_name);
            isValid = isValid && node.has_value();
            if (!node)
                continue;
            const bool isIndex = m_frame.builder().type(*node).element == Element::index;
            nodes.push_back(isIndex ? m_frame.builder().converted(*node, Element::real, m_places[i]) : *node);
        }
        return isValid ? std::optional(std::move(nodes)) : std::nullopt;
    }

    Frame& m_frame;
    Op m_op;
    std::string_view m_name;
    const std::vector<Value>& m_operands;
    const std::vector<Range>& m_places;
    Range m_whole;
};

} // namespace

bool isIntegerElement(Element element)
{
    return element == Element::index || isDataInteger(element);
}

bool isWhole(const Frame& frame, const Value& value)
{
    const auto* traced = value.get<Traced>();
    return traced != nullptr ? isIntegerElement(frame.type(*traced).element) : value.is<Integer>();
}

std::optional<std::vector<NodeId>> operandsOfOneElement(Frame& frame, Op op, std::string_view name,
                                                        const std::vector<Value>& operands,
                                                        const std::vector<Range>& places, Range whole)
{
    for (std::size_t i = 0; i < operands.size(); ++i) {
        const auto* traced = operands[i].get<Traced>();
        if (traced != nullptr && !checkOwner(frame, *traced, places[i]))
            return std::nullopt;
    }
    return Matching(frame, op, name, operands, places, whole).run();
}

std::optional<NodeId> integerConstant(Frame& frame, Integer value, Element element, Range place)
{
    const Limits64 limits = limitsOf(element);
    if (value < limits.least || value > limits.most) {
        frame.refuse(refusals::integerRange, place,
                     {spell(value), ir::spell(ir::Type{element}), std::to_string(limits.least),
                      std::to_string(limits.most)});
        return std::nullopt;
    }
    return frame.builder().constant(static_cast<std::int64_t>(value), element, place);
}

std::optional<NodeId> realOperand(Frame& frame, NodeId node, std::string_view name, Range place)
{
    const Element element = frame.builder().type(node).element;
    if (isDataInteger(element)) {
        frame.refuse(refusals::integerFunction, place,
                     {std::string(name), describe(frame, frame.traced(node)), frame.session.textOf(place)});
        return std::nullopt;
    }
    return element == Element::index ? frame.builder().converted(node, Element::real, place) : node;
}

} // namespace hawk::trace
