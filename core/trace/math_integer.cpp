// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <cmath>
#include <format>
#include <limits>

#include "trace/element_types.h"
#include "trace/math_call.h"
#include "trace/refusals.h"

namespace hawk::trace {

namespace {

using ir::Element;
using ir::NodeId;
using ir::Op;

Element targetOf(const MathRow& row)
{
    if (row.name == "int32")
        return Element::int32;
    return row.name == "uint32" ? Element::uint32 : Element::real;
}

/// A number of the evaluation before the run as a cast makes it (docs/semantics.md "Conversions"): toward
/// zero, within the range, NaN is 0.
std::int64_t limited(double value, double least, double most)
{
    return std::isnan(value) ? 0 : static_cast<std::int64_t>(std::trunc(std::clamp(value, least, most)));
}

/// The operand of a cast to `target`; nothing after a refusal.
std::optional<NodeId> castOperand(const MathCall& call, Element target)
{
    const Value& value = call.arguments[0];
    const auto refuse = [&](std::string_view advice) {
        call.frame.refuse(refusals::castOperand, call.range,
                          {std::string(call.row.name), describe(call.frame, value), std::string(advice)});
        return std::optional<NodeId>();
    };
    constexpr std::string_view ofCondition = "Write `where(c, 1.0, 0.0)` for a condition, and convert that.";
    if (value.is<bool>())
        return refuse(ofCondition);
    const auto node = call.node(0);
    if (!node)
        return std::nullopt;
    const ir::Type& type = call.frame.builder().type(*node);
    if (type.element == Element::boolean)
        return refuse(ofCondition);
    if (!type.isScalar() && type.element != target)
        return refuse("Convert each component, and join them with `vec`.");
    return node;
}

Value callCast(const MathCall& call)
{
    const Element target = targetOf(call.row);
    const auto operand = castOperand(call, target);
    if (!operand)
        return Unknown{};
    ir::Builder& builder = call.frame.builder();
    const auto number = asReal(call.arguments[0]);
    if (number && target == Element::int32)
        return call.frame.traced(
            builder.constant(limited(*number, -0x1p31, 0x1p31 - 1.0), target, call.range));
    if (number && target == Element::uint32)
        return call.frame.traced(builder.constant(limited(*number, 0.0, 0x1p32 - 1.0), target, call.range));
    return call.frame.traced(builder.converted(*operand, target, call.range));
}

/// A whole number from 1 on that is known before the run; nothing after a refusal.
std::optional<std::int64_t> staticCount(const MathCall& call, std::size_t argument)
{
    const auto* count = call.arguments[argument].get<Integer>();
    if (count != nullptr && *count >= 1 && *count <= std::numeric_limits<std::int64_t>::max())
        return static_cast<std::int64_t>(*count);
    call.frame.refuse(refusals::staticCount, call.places[argument],
                      {std::string(call.row.name), describe(call.frame, call.arguments[argument])});
    return std::nullopt;
}

/// Toward zero, then limited to 0 … n - 1; a NaN gives 0.
Value callIndex(const MathCall& call)
{
    const auto operand = castOperand(call, Element::index);
    const auto count = staticCount(call, 1);
    if (!operand || !count)
        return Unknown{};
    ir::Builder& builder = call.frame.builder();
    const auto constant = [&](std::int64_t value) { return builder.constantIndex(value, call.range); };
    if (const auto number = asReal(call.arguments[0]))
        return call.frame.traced(
            constant(std::clamp(limited(*number, 0.0, 0x1p62), std::int64_t{0}, *count - 1)));
    const NodeId whole = builder.converted(*operand, Element::index, call.range);
    return call.frame.traced(builder.apply(Op::clip, {whole, constant(0), constant(*count - 1)}, call.range));
}

NodeId sampleIndex(const MathCall& call)
{
    return call.frame.builder().add({.op = Op::sampleIndex, .type = ir::Type::index(), .origin = call.range});
}

Value callSampleIndex(const MathCall& call)
{
    return call.frame.traced(sampleIndex(call));
}

Value callSampleCount(const MathCall& call)
{
    return call.frame.traced(
        call.frame.builder().add({.op = Op::sampleCount, .type = ir::Type::index(), .origin = call.range}));
}

Value callSplitIndex(const MathCall& call)
{
    const auto count = staticCount(call, 0);
    if (!count)
        return Unknown{};
    ir::Builder& builder = call.frame.builder();
    const NodeId index = sampleIndex(call);
    const NodeId divisor = builder.constantIndex(*count, call.range);
    return makeTuple({call.frame.traced(builder.apply(Op::floorDivide, {index, divisor}, call.range)),
                      call.frame.traced(builder.apply(Op::modulo, {index, divisor}, call.range))});
}

/// i < j with j (j - 1) / 2 + i = the number of the sample.
Value callPairIndex(const MathCall& call)
{
    ir::Builder& builder = call.frame.builder();
    const NodeId pair = sampleIndex(call);
    const NodeId larger = builder.apply(Op::pairRow, {pair}, call.range);
    const NodeId before =
        builder.apply(Op::subtract, {larger, builder.constantIndex(1, call.range)}, call.range);
    const NodeId first = builder.apply(
        Op::floorDivide,
        {builder.apply(Op::multiply, {larger, before}, call.range), builder.constantIndex(2, call.range)},
        call.range);
    const NodeId smaller = builder.apply(Op::subtract, {pair, first}, call.range);
    return makeTuple({call.frame.traced(smaller), call.frame.traced(larger)});
}

/// The operands of `argmax`: its arguments, the items of one list, or the components of one vector.
std::optional<std::vector<Value>> candidates(const MathCall& call)
{
    std::vector<Value> values = call.arguments;
    if (values.size() == 1) {
        if (const auto* list = values[0].get<List>())
            values = std::vector<Value>(list->data->items);
        else if (const auto* tuple = values[0].get<Tuple>())
            values = std::vector<Value>(*tuple->items);
    }
    const auto* vector = values.size() == 1 ? values[0].get<Traced>() : nullptr;
    if (vector != nullptr && checkOwner(call.frame, *vector, call.places[0])
        && call.frame.type(*vector).shape.rank == 1) {
        const NodeId node = vector->node;
        const std::uint32_t width = call.frame.builder().type(node).shape.extents[0];
        values.clear();
        for (std::uint32_t k = 0; k < width; ++k)
            values.push_back(call.frame.traced(call.frame.builder().component(node, k, call.range)));
    }
    for (const Value& value : values) {
        const auto* traced = value.get<Traced>();
        const bool isNumber = value.isNumber()
            || (traced != nullptr && checkOwner(call.frame, *traced, call.range)
                && call.frame.type(*traced).isScalar()
                && call.frame.type(*traced).element != Element::boolean);
        if (isNumber)
            continue;
        if (!value.isUnknown())
            call.frame.refuse(refusals::vectorFunction, call.range,
                              {"argmax", "a vector or single numbers", describe(call.frame, value),
                               "Write `argmax(v)` or `argmax(a, b, c)`."});
        return std::nullopt;
    }
    if (!values.empty())
        return values;
    call.frame.refuse(refusals::argumentCount, call.range,
                      {"argmax", "1 argument or more", "0", std::string(call.row.usage)});
    return std::nullopt;
}

/// The first of equal ones wins; a comparison with NaN never holds, so a later NaN never wins and a first one
/// is never displaced.
Value callArgmax(const MathCall& call)
{
    const auto values = candidates(call);
    if (!values)
        return Unknown{};
    const auto nodes = operandsOfOneElement(call.frame, Op::maximum, call.row.name, *values,
                                            std::vector<Range>(values->size(), call.range), call.range);
    if (!nodes)
        return Unknown{};
    ir::Builder& builder = call.frame.builder();
    const auto choose = [&](NodeId condition, NodeId whenTrue, NodeId whenFalse) {
        return builder.add({.op = Op::select,
                            .type = builder.type(whenTrue),
                            .operands = {condition, whenTrue, whenFalse},
                            .origin = call.range});
    };
    NodeId best = nodes->front();
    NodeId position = builder.constantIndex(0, call.range);
    for (std::size_t k = 1; k < nodes->size(); ++k) {
        const NodeId isLarger = builder.apply(Op::greater, {(*nodes)[k], best}, call.range);
        position =
            choose(isLarger, builder.constantIndex(static_cast<std::int64_t>(k), call.range), position);
        best = choose(isLarger, (*nodes)[k], best);
    }
    return call.frame.traced(position);
}

constexpr MathRow table[] = {
    {"real", callCast, 1, Op::convert, "real(x)"},
    {"int32", callCast, 1, Op::convert, "int32(x)"},
    {"uint32", callCast, 1, Op::convert, "uint32(x)"},
    {"index", callIndex, 2, Op::convert, "index(x, n)"},
    {"sample_index", callSampleIndex, 0, Op::sampleIndex, "sample_index()"},
    {"n_samples", callSampleCount, 0, Op::sampleCount, "n_samples()"},
    {"split_index", callSplitIndex, 1, Op::sampleIndex, "split_index(m)"},
    {"pair_index", callPairIndex, 0, Op::sampleIndex, "pair_index()"},
    {"take", nullptr, anyCount, Op::at, "take(t, i)"}, // planes are no operands: see callTake()
    {"argmax", callArgmax, anyCount, Op::select, "argmax(v)"},
};

} // namespace

std::span<const MathRow> integerMathRows()
{
    return table;
}

} // namespace hawk::trace
