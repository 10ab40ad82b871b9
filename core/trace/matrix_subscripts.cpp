// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/matrix_subscripts.h"

#include <array>

#include "trace/expressions.h"
#include "trace/matrix_parts.h"
#include "trace/operators.h"
#include "trace/positions.h"
#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

using ir::NodeId;
using ir::Op;

Value readEntry(Frame& frame, const Traced& matrix, const SubscriptExpr& expression)
{
    const std::string written = frame.session.textOf(expression.object->range);
    const bool isPair =
        expression.index->kind == ExprKind::tuple && as<SequenceExpr>(*expression.index).items.size() == 2;
    if (!isPair)
        return frame.refuse(refusals::matrixIndex, expression.range,
                            {written, describe(frame, Value(matrix))});
    const auto& items = as<SequenceExpr>(*expression.index).items;
    constexpr std::string_view parts[] = {"row", "column"};
    std::array<std::uint32_t, 2> at = {};
    for (std::size_t i = 0; i < 2; ++i) {
        const Range place = items[i]->range;
        const Value index = items[i]->kind == ExprKind::slice ? Value(None{}) : evaluate(frame, *items[i]);
        if (index.isUnknown() || refuseConditionIndex(frame, index, place))
            return Unknown{};
        if (integerPosition(frame, index, place))
            return frame.refuse(refusals::tracedEntry, place, {describe(frame, index), written});
        if (!index.is<Integer>()) {
            const std::string found = index.is<None>() ? "a slice" : describe(frame, index);
            return frame.refuse(refusals::badRowIndex, place,
                                {std::string(parts[i]), found, written + "." + std::string(parts[i]) + "s"});
        }
        const auto position =
            plainPosition(frame, matrix, index, parts[i], frame.type(matrix).shape.extents[i], place);
        if (!position)
            return Unknown{};
        at[i] = *position;
    }
    return frame.traced(entryOf(frame, matrix.node, at[0], at[1], expression.range));
}

Value readLine(Frame& frame, const MatrixLines& lines, const SubscriptExpr& expression)
{
    if (!checkOwner(frame, lines.matrix, expression.object->range))
        return Unknown{};
    const bool areRows = lines.axis == MatrixAxis::rows;
    const Range place = expression.index->range;
    if (expression.index->kind == ExprKind::slice)
        return frame.refuse(refusals::wrongView, place,
                            {describe(frame, Value(lines.matrix)),
                             areRows ? "slices of rows" : "slices of columns",
                             "Take the lines one by one and put them together with `mat([…])`."});
    const Value index = evaluate(frame, *expression.index);
    if (index.isUnknown() || refuseConditionIndex(frame, index, place))
        return Unknown{};
    const NodeId matrix = lines.matrix.node;
    std::vector<NodeId> entries;
    if (const auto at = integerPosition(frame, index, place)) {
        const MatrixAxis across = areRows ? MatrixAxis::columns : MatrixAxis::rows;
        for (std::uint32_t i = 0; i < lineCount(frame, matrix, across); ++i) {
            std::vector<NodeId> line = lineOf(frame, matrix, across, i, expression.range);
            const auto shape = data::Shape::vector(static_cast<std::uint32_t>(line.size()));
            const NodeId vector = assembled(frame, std::move(line), shape, expression.range);
            entries.push_back(frame.builder().add({.op = Op::componentAt,
                                                   .type = frame.builder().type(vector).component(),
                                                   .operands = {vector, *at},
                                                   .origin = expression.range}));
        }
    } else if (index.is<Integer>()) {
        const auto position = plainPosition(frame, lines.matrix, index, areRows ? "row" : "column",
                                            lineCount(frame, matrix, lines.axis), place);
        if (!position)
            return Unknown{};
        entries = lineOf(frame, matrix, lines.axis, *position, expression.range);
    } else {
        return frame.refuse(refusals::badRowIndex, place,
                            {areRows ? "row" : "column", describe(frame, index),
                             frame.session.textOf(expression.object->range)});
    }
    const auto shape = data::Shape::vector(static_cast<std::uint32_t>(entries.size()));
    return frame.traced(assembled(frame, std::move(entries), shape, expression.range));
}

} // namespace hawk::trace
