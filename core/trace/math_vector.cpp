// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <format>

#include "trace/element_types.h"
#include "trace/math_call.h"
#include "trace/matrix_parts.h"
#include "trace/own_axes.h"
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
    std::vector<Range> entryPlaces;
    bool isValid = true;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto* traced = parts[i].get<Traced>();
        const bool isMatrix = traced != nullptr && checkOwner(call.frame, *traced, places[i])
            && call.frame.type(*traced).shape.rank == 2;
        if ((traced == nullptr && !parts[i].isStaticNumber()) || isMatrix) {
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
        const data::Shape shape = builder.type(*node).shape;
        for (std::uint32_t k = 0; k < shape.count(); ++k)
            entries.push_back(shape.isScalar() ? *node : builder.component(*node, k, places[i]));
        entryPlaces.resize(entries.size(), places[i]);
    }
    auto matched =
        isValid ? matchedEntries(call.frame, std::move(entries), entryPlaces, call.row.name) : std::nullopt;
    if (!matched || !checkExtents(call.frame, matched->size(), 1, call.range))
        return Unknown{};
    const auto shape = data::Shape::vector(static_cast<std::uint32_t>(matched->size()));
    return call.frame.traced(assembled(call.frame, std::move(*matched), shape, call.range));
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
    call.frame.refuse(refusals::vectorFunction, call.range,
                      {std::string(call.row.name), count == 2 ? "two vectors of the same width" : "a vector",
                       describeArguments(call),
                       std::format("Write `{}` with vectors, for example made by `vec`.", call.row.usage)});
    return std::nullopt;
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

Value callNorm(const MathCall& call)
{
    const auto vectors = vectorOperands(call, 1);
    return vectors ? call.frame.traced(reduction(call, *vectors)) : Value(Unknown{});
}

/// Of all entries, or along an axis where the function takes one.
Value foldArgument(const MathCall& call, OwnFold fold)
{
    const auto node = realArgument(call, 0);
    if (!node)
        return Unknown{};
    if (call.frame.builder().type(*node).isScalar())
        return call.frame.refuse(refusals::vectorFunction, call.range,
                                 {std::string(call.row.name), "a vector or matrix", describeArguments(call),
                                  "It is a single number already."});
    const bool hasAxis = call.arguments.size() > 1;
    return foldOwnEntries(call.frame, fold, Traced{*node, call.frame.session.kernel->serial},
                          hasAxis ? &call.arguments[1] : nullptr, hasAxis ? call.places[1] : call.range,
                          call.range);
}

Value callSum(const MathCall& call)
{
    return foldArgument(call, OwnFold::sum);
}

Value callMean(const MathCall& call)
{
    return foldArgument(call, OwnFold::mean);
}

constexpr MathRow table[] = {
    {"vec", callVec, anyCount, Op::vec, "vec(a, b, …)"},
    {"dot", callDot, 2, Op::dot, "dot(u, v)"},
    {"norm", callNorm, 1, Op::norm, "norm(v)"},
    {"vsum", callSum, 1, Op::sum, "vsum(v)"},
    {"sum", callSum, 1, Op::sum, "sum(v)"},
    {"mean", callMean, 1, Op::sum, "mean(v)"},
};

} // namespace

std::span<const MathRow> vectorMathRows()
{
    return table;
}

} // namespace hawk::trace
