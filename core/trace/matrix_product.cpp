// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/matrix_product.h"

#include <format>

#include "trace/element_types.h"
#include "trace/matrix_parts.h"
#include "trace/refusals.h"

namespace hawk::trace {

using data::Shape;
using ir::NodeId;
using ir::Op;

namespace {

/// What to write instead of a product that does not fit.
std::string adviceOn(const Shape& left, const Shape& right)
{
    if (left.rank == 1 && right.rank == 1)
        return "The product of two vectors is `dot(u, v)` from hawk.math.";
    if (left.rank == 1 && right.rank == 2)
        return "Write `transpose(A) @ v`, with `transpose` from hawk.math.";
    if (left.isScalar() || right.isScalar())
        return "A single number multiplies with `*`.";
    return std::format("The left side has {} columns, so the right side needs {} rows.", left.extents[1],
                       left.extents[1]);
}

} // namespace

NodeId product(Frame& frame, Op op, NodeId left, NodeId right, Shape shape, Range place, data::Tag tag)
{
    return frame.builder().add(
        {.op = op, .type = {ir::Element::real, shape, tag}, .operands = {left, right}, .origin = place});
}

Value applyMatrixProduct(Frame& frame, Operand left, Operand right, Range whole)
{
    const auto a = operandNode(frame, left, "@");
    const auto b = operandNode(frame, right, "@");
    if (!a || !b)
        return Unknown{};
    ir::Builder& builder = frame.builder();
    const Shape first = builder.type(*a).shape;
    const Shape second = builder.type(*b).shape;
    if (first.rank != 2 || second.isScalar() || first.extents[1] != second.extents[0])
        return frame.refuse(refusals::vectorFunction, whole,
                            {"@", "a matrix and a vector or matrix that fits it",
                             describe(frame, left.value) + " and " + describe(frame, right.value),
                             adviceOn(first, second)});
    const auto x = realOperand(frame, asNumber(frame, *a, left.range), "@", left.range);
    const auto y = realOperand(frame, asNumber(frame, *b, right.range), "@", right.range);
    const bool isVector = second.rank == 1;
    const std::uint32_t columns = isVector ? 1 : second.extents[1];
    if (!x || !y || !checkExtents(frame, first.extents[0], columns, whole)
        || !spend(frame, whole, std::uint64_t{first.count()} * columns))
        return Unknown{};
    return frame.traced(product(
        frame, isVector ? Op::matrixVector : Op::matrixMatrix, *x, *y,
        isVector ? Shape::vector(first.extents[0]) : Shape::matrix(first.extents[0], columns), whole));
}

} // namespace hawk::trace
