// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <format>

#include "trace/math_call.h"
#include "trace/matrix_parts.h"
#include "trace/matrix_product.h"
#include "trace/matrix_rows.h"
#include "trace/refusals.h"

namespace hawk::trace {

namespace {

using data::Shape;
using ir::NodeId;
using ir::Op;

/// A square matrix whose entries `entryAt(row, column)` gives.
template <class EntryAt>
Value squareMatrix(const MathCall& call, std::uint32_t size, EntryAt entryAt)
{
    if (!checkExtents(call.frame, size, size, call.range))
        return Unknown{};
    std::vector<NodeId> entries;
    for (std::uint32_t row = 0; row < size; ++row) {
        for (std::uint32_t column = 0; column < size; ++column)
            entries.push_back(entryAt(row, column));
    }
    return call.frame.traced(
        assembled(call.frame, std::move(entries), Shape::matrix(size, size), call.range));
}

Value callEye(const MathCall& call)
{
    const auto* size = call.arguments[0].get<Integer>();
    if (size == nullptr || *size < 1)
        return call.frame.refuse(refusals::identitySize, call.places[0],
                                 {describe(call.frame, call.arguments[0])});
    const auto limit = static_cast<Integer>(call.frame.session.limits.width) + 1;
    const auto bounded = static_cast<std::uint32_t>(std::min(*size, limit));
    return squareMatrix(call, bounded, [&](std::uint32_t row, std::uint32_t column) {
        return call.frame.builder().constant(row == column ? 1.0 : 0.0, call.range);
    });
}

Value refuseShape(const MathCall& call, std::string wanted)
{
    return call.frame.refuse(refusals::vectorFunction, call.range,
                             {std::string(call.row.name), std::move(wanted), describeArguments(call),
                              std::format("Write `{}`.", call.row.usage)});
}

/// The argument as a square matrix of real numbers, or nothing after a refusal.
std::optional<NodeId> squareArgument(const MathCall& call)
{
    const auto node = realArgument(call, 0);
    if (!node)
        return std::nullopt;
    const Shape& shape = call.frame.builder().type(*node).shape;
    if (shape.rank == 2 && shape.extents[0] == shape.extents[1])
        return node;
    if (shape.rank != 2)
        refuseShape(call, "a matrix");
    else
        call.frame.refuse(refusals::notSquare, call.range,
                          {std::string(call.row.name), describe(call.frame, call.arguments[0]),
                           "Rows and columns of any matrix are read with `M.rows[i]` and `M.columns[j]`."});
    return std::nullopt;
}

std::vector<NodeId> diagonalOf(const MathCall& call, NodeId matrix)
{
    std::vector<NodeId> entries;
    for (std::uint32_t i = 0; i < call.frame.builder().type(matrix).shape.extents[0]; ++i)
        entries.push_back(entryOf(call.frame, matrix, i, i, call.range));
    return entries;
}

Value callDiagonal(const MathCall& call)
{
    const auto matrix = squareArgument(call);
    if (!matrix)
        return Unknown{};
    std::vector<NodeId> entries = diagonalOf(call, *matrix);
    const auto shape = Shape::vector(static_cast<std::uint32_t>(entries.size()));
    return call.frame.traced(assembled(call.frame, std::move(entries), shape, call.range));
}

/// A vector becomes the diagonal of a matrix; of a matrix the diagonal is read.
Value callDiag(const MathCall& call)
{
    const auto node = realArgument(call, 0);
    if (!node)
        return Unknown{};
    ir::Builder& builder = call.frame.builder();
    if (builder.type(*node).shape.rank != 1)
        return callDiagonal(call);
    return squareMatrix(call, builder.type(*node).shape.count(),
                        [&](std::uint32_t row, std::uint32_t column) {
                            return row == column ? builder.component(*node, row, call.range)
                                                 : builder.constant(0.0, call.range);
                        });
}

Value callTrace(const MathCall& call)
{
    const auto matrix = squareArgument(call);
    if (!matrix)
        return Unknown{};
    std::vector<NodeId> entries = diagonalOf(call, *matrix);
    NodeId total = entries.front();
    for (std::size_t i = 1; i < entries.size(); ++i)
        total = call.frame.builder().apply(Op::add, {total, entries[i]}, call.range);
    return call.frame.traced(total);
}

Value callTril(const MathCall& call)
{
    const auto matrix = squareArgument(call);
    if (!matrix)
        return Unknown{};
    ir::Builder& builder = call.frame.builder();
    return squareMatrix(call, builder.type(*matrix).shape.extents[0],
                        [&](std::uint32_t row, std::uint32_t column) {
                            return column <= row ? entryOf(call.frame, *matrix, row, column, call.range)
                                                 : builder.constant(0.0, call.range);
                        });
}

Value callTranspose(const MathCall& call)
{
    const auto node = call.node(0);
    if (!node)
        return Unknown{};
    ir::Type type = call.frame.builder().type(*node);
    if (type.shape.rank != 2)
        return refuseShape(call, "a matrix");
    type.shape = Shape::matrix(type.shape.extents[1], type.shape.extents[0]);
    return call.frame.traced(call.frame.builder().add(
        {.op = Op::transpose, .type = type, .operands = {*node}, .origin = call.range}));
}

Value callOuter(const MathCall& call)
{
    const auto u = realArgument(call, 0);
    const auto v = realArgument(call, 1);
    if (!u || !v)
        return Unknown{};
    const Shape left = call.frame.builder().type(*u).shape;
    const Shape right = call.frame.builder().type(*v).shape;
    if (left.rank != 1 || right.rank != 1)
        return refuseShape(call, "two vectors");
    const auto shape = Shape::matrix(left.count(), right.count());
    if (!checkExtents(call.frame, left.count(), right.count(), call.range))
        return Unknown{};
    return call.frame.traced(product(call.frame, Op::outer, *u, *v, shape, call.range));
}

Value callCross(const MathCall& call)
{
    const auto u = realArgument(call, 0);
    const auto v = realArgument(call, 1);
    if (!u || !v)
        return Unknown{};
    const auto shape = Shape::vector(3);
    if (call.frame.builder().type(*u).shape != shape || call.frame.builder().type(*v).shape != shape)
        return refuseShape(call, "two vectors of 3 components");
    return call.frame.traced(product(call.frame, Op::cross, *u, *v, shape, call.range));
}

constexpr std::string_view matNames[] = {"rows", "columns"};

constexpr MathRow table[] = {
    {.name = "mat",
     .call = makeMatrix,
     .arguments = 2,
     .usage = "mat([[a, b], [c, d]])",
     .names = matNames,
     .required = 1},
    {"eye", callEye, 1, Op::vec, "eye(n)"},
    {"diag", callDiag, 1, Op::vec, "diag(v)"},
    {"diagonal", callDiagonal, 1, Op::vec, "diagonal(A)"},
    {"trace", callTrace, 1, Op::add, "trace(A)"},
    {"tril", callTril, 1, Op::vec, "tril(A)"},
    {"transpose", callTranspose, 1, Op::transpose, "transpose(A)"},
    {"outer", callOuter, 2, Op::outer, "outer(u, v)"},
    {"cross", callCross, 2, Op::cross, "cross(u, v)"},
};

} // namespace

std::span<const MathRow> matrixMathRows()
{
    return table;
}

} // namespace hawk::trace
