// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "ir/factor.h"
#include "trace/linear_algebra.h"
#include "trace/matrix_parts.h"
#include "trace/matrix_product.h"
#include "trace/refusals.h"

namespace hawk::trace {

using data::Shape;
using ir::NodeId;
using ir::Op;

std::optional<NodeId> squareMatrix(const MathCall& call, std::size_t argument)
{
    const auto node = realArgument(call, argument);
    if (!node)
        return std::nullopt;
    const Shape& shape = call.frame.builder().type(*node).shape;
    if (shape.rank == 2 && shape.extents[0] == shape.extents[1])
        return node;
    call.frame.refuse(refusals::notSquare, call.places[argument],
                      {std::string(call.row.name), describe(call.frame, call.arguments[argument]),
                       "For more equations than unknowns write `lstsq(J, r)`."});
    return std::nullopt;
}

NodeId factorOf(const MathCall& call, Op op, NodeId matrix)
{
    const std::uint32_t size = call.frame.builder().type(matrix).shape.extents[0];
    return call.frame.builder().add(
        {.op = op, .type = ir::factorType(op, size), .operands = {matrix}, .origin = call.range});
}

NodeId triangleOf(const MathCall& call, NodeId factor)
{
    const std::uint32_t size = ir::layoutOf(call.frame.builder().type(factor)).size;
    return call.frame.builder().add({.op = Op::choleskyFactor,
                                     .type = ir::Type::real(Shape::matrix(size, size)),
                                     .operands = {factor},
                                     .origin = call.range});
}

NodeId infoOf(const MathCall& call, NodeId factor)
{
    return call.frame.builder().add(
        {.op = Op::factorInfo, .type = {ir::Element::int32}, .operands = {factor}, .origin = call.range});
}

NodeId matrixTimes(const MathCall& call, NodeId matrix, NodeId right)
{
    const std::uint32_t rows = call.frame.builder().type(matrix).shape.extents[0];
    const Shape second = call.frame.builder().type(right).shape;
    return second.rank == 1
        ? product(call.frame, Op::matrixVector, matrix, right, Shape::vector(rows), call.range)
        : product(call.frame, Op::matrixMatrix, matrix, right, Shape::matrix(rows, second.extents[1]),
                  call.range);
}

namespace {

/// An argument as a vector or matrix of `rows` rows; nothing after a refusal.
std::optional<NodeId> rightHandSide(const MathCall& call, std::size_t argument, std::uint32_t rows)
{
    const auto node = realArgument(call, argument);
    if (!node)
        return std::nullopt;
    const Shape& shape = call.frame.builder().type(*node).shape;
    if (!shape.isScalar() && shape.extents[0] == rows)
        return node;
    call.frame.refuse(
        refusals::rightHandSide, call.places[argument],
        {std::string(call.row.name), std::to_string(rows), describe(call.frame, call.arguments[argument])});
    return std::nullopt;
}

NodeId solution(const MathCall& call, Op op, NodeId factor, NodeId right)
{
    return call.frame.builder().add({.op = op,
                                     .type = ir::Type::real(call.frame.builder().type(right).shape),
                                     .operands = {factor, right},
                                     .origin = call.range});
}

std::uint32_t rowsOf(const MathCall& call, NodeId matrix)
{
    return call.frame.builder().type(matrix).shape.extents[0];
}

Value pairOf(const MathCall& call, NodeId value, NodeId factor)
{
    return makeTuple({call.frame.traced(value), call.frame.traced(infoOf(call, factor))});
}

Value callSolve(const MathCall& call)
{
    const auto matrix = squareMatrix(call, 0);
    const auto right = matrix ? rightHandSide(call, 1, rowsOf(call, *matrix)) : std::nullopt;
    if (!right)
        return Unknown{};
    const NodeId factor = factorOf(call, Op::lu, *matrix);
    return pairOf(call, solution(call, Op::luSolve, factor, *right), factor);
}

Value callLu(const MathCall& call)
{
    const auto matrix = squareMatrix(call, 0);
    if (!matrix)
        return Unknown{};
    const NodeId factor = factorOf(call, Op::lu, *matrix);
    const auto traced = *call.frame.traced(factor).get<Traced>();
    return makeTuple({LuFactor{traced}, call.frame.traced(infoOf(call, factor))});
}

Value refuseFactor(const MathCall& call, std::string_view wanted)
{
    return call.frame.refuse(
        refusals::notAFactor, call.places[0],
        {std::string(call.row.name), std::string(wanted), describe(call.frame, call.arguments[0])});
}

Value callLuSolve(const MathCall& call)
{
    const auto* factor = call.arguments[0].get<LuFactor>();
    if (factor == nullptr)
        return refuseFactor(call, "the factor that `f, info = lu(A)` gives");
    if (!checkOwner(call.frame, factor->value, call.places[0]))
        return Unknown{};
    const NodeId node = factor->value.node;
    const auto right = rightHandSide(call, 1, ir::layoutOf(call.frame.builder().type(node)).size);
    if (!right)
        return Unknown{};
    return call.frame.traced(solution(call, Op::luSolve, node, *right));
}

Value callInverse(const MathCall& call)
{
    const auto matrix = squareMatrix(call, 0);
    if (!matrix)
        return Unknown{};
    ir::Builder& builder = call.frame.builder();
    const std::uint32_t size = rowsOf(call, *matrix);
    std::vector<NodeId> entries;
    for (std::uint32_t i = 0; i < size * size; ++i)
        entries.push_back(builder.constant(i / size == i % size ? 1.0 : 0.0, call.range));
    const NodeId identity = assembled(call.frame, std::move(entries), Shape::matrix(size, size), call.range);
    const NodeId factor = factorOf(call, Op::lu, *matrix);
    return pairOf(call, solution(call, Op::luSolve, factor, identity), factor);
}

Value callDeterminant(const MathCall& call)
{
    const auto matrix = squareMatrix(call, 0);
    if (!matrix)
        return Unknown{};
    return call.frame.traced(call.frame.builder().add({.op = Op::luDeterminant,
                                                       .type = ir::Type::real(),
                                                       .operands = {factorOf(call, Op::lu, *matrix)},
                                                       .origin = call.range}));
}

/// cholesky and chol_from: the triangle stands for the factor.
Value callCholesky(const MathCall& call)
{
    const auto matrix = squareMatrix(call, 0);
    if (!matrix)
        return Unknown{};
    const NodeId factor = factorOf(call, call.row.op, *matrix);
    return pairOf(call, triangleOf(call, factor), factor);
}

Value callCholeskySolve(const MathCall& call)
{
    const auto* traced = call.arguments[0].get<Traced>();
    if (traced != nullptr && !checkOwner(call.frame, *traced, call.places[0]))
        return Unknown{};
    const bool isTriangle =
        traced != nullptr && call.frame.builder().node(traced->node).op == Op::choleskyFactor;
    if (!isTriangle)
        return refuseFactor(call, "the factor that `L, info = cholesky(A)` or `chol_from(L)` gives");
    const NodeId factor = call.frame.builder().node(traced->node).operands[0];
    const auto right = rightHandSide(call, 1, rowsOf(call, traced->node));
    if (!right)
        return Unknown{};
    return call.frame.traced(solution(call, Op::choleskySolve, factor, *right));
}

Value callEigh(const MathCall& call)
{
    const auto matrix = squareMatrix(call, 0);
    if (!matrix)
        return Unknown{};
    const std::uint32_t size = rowsOf(call, *matrix);
    const NodeId factor = factorOf(call, Op::eigh, *matrix);
    const auto read = [&](Op op, Shape shape) {
        return call.frame.traced(call.frame.builder().add(
            {.op = op, .type = ir::Type::real(shape), .operands = {factor}, .origin = call.range}));
    };
    return makeTuple({read(Op::eighValues, Shape::vector(size)),
                      read(Op::eighVectors, Shape::matrix(size, size)),
                      call.frame.traced(infoOf(call, factor))});
}

/// The normal equations of a least-squares problem.
struct NormalEquations {
    NodeId matrix{};
    NodeId right{};
};

std::optional<NormalEquations> normalEquations(const MathCall& call)
{
    const auto matrix = realArgument(call, 0);
    if (!matrix)
        return std::nullopt;
    ir::Builder& builder = call.frame.builder();
    const Shape shape = builder.type(*matrix).shape;
    if (shape.rank != 2) {
        call.frame.refuse(refusals::vectorFunction, call.range,
                          {std::string(call.row.name), "a matrix", describeArguments(call),
                           "Write `" + std::string(call.row.usage) + "`."});
        return std::nullopt;
    }
    const auto right = rightHandSide(call, 1, shape.extents[0]);
    if (!right || !checkExtents(call.frame, shape.extents[1], shape.extents[1], call.range))
        return std::nullopt;
    const NodeId transposed =
        builder.add({.op = Op::transpose,
                     .type = ir::Type::real(Shape::matrix(shape.extents[1], shape.extents[0])),
                     .operands = {*matrix},
                     .origin = call.range});
    return NormalEquations{matrixTimes(call, transposed, *matrix), matrixTimes(call, transposed, *right)};
}

Value callLeastSquares(const MathCall& call)
{
    const auto equations = normalEquations(call);
    if (!equations)
        return Unknown{};
    const NodeId factor = factorOf(call, Op::cholesky, equations->matrix);
    return pairOf(call, solution(call, Op::choleskySolve, factor, equations->right), factor);
}

/// One step of Levenberg and Marquardt: the matrix of the normal equations with `mu` added to its diagonal.
Value callLmStep(const MathCall& call)
{
    const auto mu = realArgument(call, 2);
    if (mu && !call.frame.builder().type(*mu).isScalar())
        return call.frame.refuse(refusals::vectorFunction, call.places[2],
                                 {std::string(call.row.name), "a single number `mu`",
                                  describe(call.frame, call.arguments[2]), "Write `lm_step(J, r, mu)`."});
    const auto equations = mu ? normalEquations(call) : std::nullopt;
    if (!equations)
        return Unknown{};
    ir::Builder& builder = call.frame.builder();
    const std::uint32_t size = rowsOf(call, equations->matrix);
    std::vector<NodeId> entries;
    for (std::uint32_t i = 0; i < size * size; ++i) {
        const NodeId entry = builder.component(equations->matrix, i, call.range);
        const bool isOnDiagonal = i / size == i % size;
        entries.push_back(isOnDiagonal ? builder.apply(Op::add, {entry, *mu}, call.range) : entry);
    }
    const NodeId damped = assembled(call.frame, std::move(entries), Shape::matrix(size, size), call.range);
    const NodeId step =
        solution(call, Op::choleskySolve, factorOf(call, Op::cholesky, damped), equations->right);
    return call.frame.traced(builder.apply(Op::negate, {step}, call.range));
}

constexpr MathRow table[] = {
    {"solve", callSolve, 2, Op::luSolve, "solve(A, b)"},
    {"lu", callLu, 1, Op::lu, "lu(A)"},
    {"lu_solve", callLuSolve, 2, Op::luSolve, "lu_solve(f, b)"},
    {"inv", callInverse, 1, Op::luSolve, "inv(A)"},
    {"det", callDeterminant, 1, Op::luDeterminant, "det(A)"},
    {"cholesky", callCholesky, 1, Op::cholesky, "cholesky(A)"},
    {"chol_from", callCholesky, 1, Op::choleskyFrom, "chol_from(L)"},
    {"cho_solve", callCholeskySolve, 2, Op::choleskySolve, "cho_solve(L, b)"},
    {"eigh", callEigh, 1, Op::eigh, "eigh(A)"},
    {"lstsq", callLeastSquares, 2, Op::choleskySolve, "lstsq(J, r)"},
    {"lm_step", callLmStep, 3, Op::choleskySolve, "lm_step(J, r, mu)"},
};

} // namespace

std::span<const MathRow> linearMathRows()
{
    return table;
}

} // namespace hawk::trace
