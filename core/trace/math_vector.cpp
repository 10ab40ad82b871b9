// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <format>

#include "trace/element_types.h"
#include "trace/math_call.h"
#include "trace/refusals.h"

namespace hawk::trace {

namespace {

using ir::Element;
using ir::NodeId;
using ir::Op;

/// The parts of `vec`: its arguments, or the items of a single list or tuple.
Value callVec(const MathCall& call)
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
    bool areAllIndices = true;
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
        areAllIndices = areAllIndices && type.element == Element::index;
        isValid = realOperand(call.frame, *node, call.row.name, places[i]).has_value() && isValid;
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
    if (!areAllConditions && !areAllIndices) {
        for (NodeId& entry : entries)
            entry = builder.converted(asNumber(call.frame, entry, call.range), Element::real, call.range);
    }
    const auto shape = data::Shape::vector(static_cast<std::uint32_t>(entries.size()));
    const ir::Type type{builder.type(entries.front()).element, shape, data::Tag::none};
    return call.frame.traced(
        builder.add({.op = Op::vec, .type = type, .operands = std::move(entries), .origin = call.range}));
}

/// The operands of a function of vectors, each checked to be one of real numbers.
std::optional<std::vector<NodeId>> vectorOperands(const MathCall& call, std::size_t count)
{
    std::vector<NodeId> nodes;
    for (std::size_t i = 0; i < count; ++i) {
        const auto node = call.node(i);
        if (!node)
            return std::nullopt;
        nodes.push_back(*node);
    }
    ir::Builder& builder = call.frame.builder();
    const bool areVectors = std::ranges::all_of(nodes, [&](NodeId node) {
        return builder.type(node).shape.rank == 1 && builder.type(node).shape == builder.type(nodes[0]).shape;
    });
    if (areVectors) {
        for (std::size_t i = 0; i < count; ++i)
            nodes[i] = builder.converted(asNumber(call.frame, nodes[i], call.places[i]), Element::real,
                                         call.places[i]);
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

/// A vector has one axis of its own: 0, `"components"`. False after a refusal of another one.
bool checkAxis(const MathCall& call)
{
    if (call.arguments.size() < 2)
        return true;
    const Value& axis = call.arguments[1];
    const auto* label = axis.get<std::string>();
    if (isEqual(axis, Value(Integer{0})) || (label != nullptr && *label == "components") || axis.isUnknown())
        return true;
    call.frame.refuse(refusals::wrongView, call.places[1],
                      {describe(call.frame, call.arguments[0]), "axis " + represent(axis),
                       "A vector has axis 0, `\"components\"`."});
    return false;
}

NodeId reduction(const MathCall& call, std::vector<NodeId> vectors)
{
    return call.frame.builder().add(
        {.op = call.row.op, .type = ir::Type::real(), .operands = std::move(vectors), .origin = call.range});
}

Value callDot(const MathCall& call)
{
    const auto vectors = vectorOperands(call, 2);
    return vectors ? call.frame.traced(reduction(call, *vectors)) : Value(Unknown{});
}

Value callReduction(const MathCall& call)
{
    const auto vectors = checkAxis(call) ? vectorOperands(call, 1) : std::nullopt;
    return vectors ? call.frame.traced(reduction(call, *vectors)) : Value(Unknown{});
}

Value callMean(const MathCall& call)
{
    const auto vectors = checkAxis(call) ? vectorOperands(call, 1) : std::nullopt;
    if (!vectors)
        return Unknown{};
    ir::Builder& builder = call.frame.builder();
    const NodeId total = reduction(call, *vectors);
    const double share = 1.0 / builder.type((*vectors)[0]).shape.extents[0];
    return call.frame.traced(
        builder.apply(Op::multiply, {total, builder.constant(share, call.range)}, call.range));
}

constexpr MathRow table[] = {
    {"vec", callVec, anyCount, Op::vec, "vec(a, b, …)"}, {"dot", callDot, 2, Op::dot, "dot(u, v)"},
    {"norm", callReduction, 1, Op::norm, "norm(v)"},     {"vsum", callReduction, 1, Op::sum, "vsum(v)"},
    {"sum", callReduction, 1, Op::sum, "sum(v)"},        {"mean", callMean, 1, Op::sum, "mean(v)"},
};

} // namespace

std::span<const MathRow> vectorMathRows()
{
    return table;
}

} // namespace hawk::trace
