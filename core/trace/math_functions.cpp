// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/math_functions.h"

#include <algorithm>
#include <format>

#include "trace/choice.h"
#include "trace/operators.h"
#include "trace/refusals.h"

namespace hawk::trace {

namespace {

using ir::Element;
using ir::NodeId;
using ir::Op;

/// The arguments of one call and what is needed to refuse them.
struct Call {
    Frame& frame;
    const MathRow& row;
    const std::vector<Value>& arguments;
    const std::vector<Range>& places;
    Range range;

    Operand operand(std::size_t i) const { return {arguments[i], places[i]}; }
    std::optional<NodeId> node(std::size_t i) const { return operandNode(frame, operand(i), row.name); }
};

std::size_t expectedArguments(const MathRow& row)
{
    switch (row.kind) {
    case MathKind::select:
        return 3;
    case MathKind::dot:
        return 2;
    case MathKind::norm:
    case MathKind::total:
    case MathKind::mean:
    case MathKind::toReal:
        return 1;
    default:
        return ir::info(row.op).operandCount;
    }
}

std::string countOf(std::size_t count)
{
    return count == 1 ? "1 argument" : std::format("{} arguments", count);
}

bool checkCount(const Call& call)
{
    if (call.row.kind == MathKind::vec)
        return true;
    const std::size_t expected = expectedArguments(call.row);
    const std::size_t given = call.arguments.size();
    const bool hasAxis = given == 2 && (call.row.kind == MathKind::mean || call.row.name == "sum");
    if (given == expected || hasAxis)
        return true;
    call.frame.refuse(
        refusals::argumentCount, call.range,
        {std::string(call.row.name), countOf(expected), std::to_string(given), std::string(call.row.usage)});
    return false;
}

Value callLogic(const Call& call)
{
    bool isValid = true;
    for (std::size_t i = 0; i < call.arguments.size(); ++i) {
        const Value& value = call.arguments[i];
        const auto* traced = value.get<Traced>();
        const bool isNumber = value.isNumber()
            || (traced != nullptr && checkOwner(call.frame, *traced, call.places[i])
                && call.frame.type(*traced).element != Element::boolean);
        if (isNumber) {
            call.frame.refuse(refusals::notACondition, call.places[i],
                              {describe(call.frame, value), call.frame.session.textOf(call.places[i])});
            isValid = false;
        }
    }
    if (!isValid)
        return Unknown{};
    return applyElementwise(call.frame, call.row.op, call.row.name, call.arguments, call.places, call.range);
}

Value callSelect(const Call& call)
{
    const Condition condition = asCondition(call.frame, call.arguments[0], call.places[0]);
    bool isValid = condition.isValid();
    for (std::size_t i = 1; i < 3; ++i)
        isValid = call.node(i).has_value() && isValid;
    if (!isValid)
        return Unknown{};
    if (condition.known) {
        // The result is a traced value even where the choice is made before the run.
        const auto node = call.node(*condition.known ? 1 : 2);
        return call.frame.traced(*node);
    }
    return choose(call.frame, condition, call.arguments[1], call.arguments[2], MergeRule::expression,
                  call.row.name, call.range);
}

/// The parts of `vec`: its arguments, or the items of a single list or tuple.
Value callVec(const Call& call)
{
    std::vector<Value> parts = call.arguments;
    std::vector<Range> places = call.places;
    if (parts.size() == 1) {
        const auto* list = parts[0].get<List>();
        const auto* tuple = parts[0].get<Tuple>();
        if (list != nullptr || tuple != nullptr) {
            const std::vector<Value> items = list != nullptr ? list->data->items : *tuple->items;
            parts = items;
            places.assign(parts.size(), call.places[0]);
        }
    }
    if (parts.empty())
        return call.frame.refuse(refusals::emptyVec, call.range);
    ir::Builder& builder = call.frame.builder();
    std::vector<NodeId> entries;
    bool isValid = true;
    bool areAllConditions = true;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto* traced = parts[i].get<Traced>();
        if (traced == nullptr && !parts[i].isStaticNumber()) {
            if (!parts[i].isUnknown())
                call.frame.refuse(refusals::vecPart, places[i], {describe(call.frame, parts[i])});
            isValid = false;
            continue;
        }
        const auto node = operandNode(call.frame, {parts[i], places[i]}, call.row.name);
        if (!node) {
            isValid = false;
            continue;
        }
        const ir::Type type = builder.type(*node);
        areAllConditions = areAllConditions && type.element == Element::boolean;
        if (type.isScalar()) {
            entries.push_back(*node);
        } else {
            for (std::uint32_t k = 0; k < type.shape.extents[0]; ++k)
                entries.push_back(builder.component(*node, k, places[i]));
        }
    }
    if (!isValid)
        return Unknown{};
    if (entries.size() > call.frame.session.limits.width)
        return call.frame.refuse(unsupported::extentLimit, call.range,
                                 {call.frame.session.textOf(call.range)});
    if (!areAllConditions) {
        for (NodeId& entry : entries)
            entry = asNumber(call.frame, entry, call.range);
    }
    const auto shape = data::Shape::vector(static_cast<std::uint32_t>(entries.size()));
    const ir::Type type{areAllConditions ? Element::boolean : Element::real, shape, data::Tag::none};
    return call.frame.traced(
        builder.add({.op = Op::vec, .type = type, .operands = std::move(entries), .origin = call.range}));
}

/// The operands of a function of vectors, each checked to be one of real numbers.
std::optional<std::vector<NodeId>> vectorOperands(const Call& call, std::size_t count)
{
    std::vector<NodeId> nodes;
    for (std::size_t i = 0; i < count; ++i) {
        const auto node = call.node(i);
        if (!node)
            return std::nullopt;
        nodes.push_back(*node);
    }
    const ir::Builder& builder = call.frame.builder();
    const bool areVectors = std::ranges::all_of(nodes, [&](NodeId node) {
        return builder.type(node).shape.rank == 1 && builder.type(node).shape == builder.type(nodes[0]).shape;
    });
    if (areVectors) {
        for (std::size_t i = 0; i < count; ++i)
            nodes[i] = asNumber(call.frame, nodes[i], call.places[i]);
        return nodes;
    }
    std::string given;
    for (std::size_t i = 0; i < count; ++i)
        given += (i == 0 ? "" : " and ") + describe(call.frame, call.arguments[i]);
    call.frame.refuse(refusals::vectorFunction, call.range,
                      {std::string(call.row.name), count == 2 ? "two vectors of the same width" : "a vector",
                       given,
                       std::format("Write `{}` with vectors, for example made by `vec`.", call.row.usage)});
    return std::nullopt;
}

Value callVectorFunction(const Call& call)
{
    if (call.arguments.size() == 2 && call.row.kind != MathKind::dot) {
        const Value& axis = call.arguments[1];
        const auto* label = axis.get<std::string>();
        const bool isOwnAxis =
            isEqual(axis, Value(Integer{0})) || (label != nullptr && *label == "components");
        if (!isOwnAxis && !axis.isUnknown())
            return call.frame.refuse(refusals::wrongView, call.places[1],
                                     {describe(call.frame, call.arguments[0]), "axis " + represent(axis),
                                      "A vector has axis 0, `\"components\"`."});
    }
    const auto nodes = vectorOperands(call, call.row.kind == MathKind::dot ? 2 : 1);
    if (!nodes)
        return Unknown{};
    ir::Builder& builder = call.frame.builder();
    const NodeId result =
        builder.add({.op = call.row.op, .type = ir::Type::real(), .operands = *nodes, .origin = call.range});
    if (call.row.kind != MathKind::mean)
        return call.frame.traced(result);
    const double share = 1.0 / builder.type((*nodes)[0]).shape.extents[0];
    return call.frame.traced(
        builder.apply(Op::multiply, {result, builder.constant(share, call.range)}, call.range));
}

Value callReal(const Call& call)
{
    const auto node = call.node(0);
    if (!node)
        return Unknown{};
    if (call.frame.builder().type(*node).element == Element::boolean)
        return call.frame.refuse(refusals::castOfCondition, call.range,
                                 {describe(call.frame, call.arguments[0])});
    return call.frame.traced(*node);
}

} // namespace

Value callMath(Frame& frame, const MathRow& row, const std::vector<Value>& arguments,
               const std::vector<Range>& places, Range call)
{
    if (row.kind == MathKind::refused)
        return frame.refuse(*row.rule, call, {std::string(row.name)});
    if (frame.session.kernel == nullptr)
        return frame.refuse(unsupported::constantOnly, call, {std::string(row.name)});
    const Call context{frame, row, arguments, places, call};
    if (!checkCount(context))
        return Unknown{};
    if (std::ranges::any_of(arguments, &Value::isUnknown))
        return Unknown{};
    switch (row.kind) {
    case MathKind::logic:
        return callLogic(context);
    case MathKind::select:
        return callSelect(context);
    case MathKind::vec:
        return callVec(context);
    case MathKind::dot:
    case MathKind::norm:
    case MathKind::total:
    case MathKind::mean:
        return callVectorFunction(context);
    case MathKind::toReal:
        return callReal(context);
    default:
        return applyElementwise(frame, row.op, row.name, arguments, places, call);
    }
}

} // namespace hawk::trace
