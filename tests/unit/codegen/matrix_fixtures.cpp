// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "matrix_fixtures.h"

#include "ir/factor.h"

using namespace hawk;
using data::Shape;
using ir::NodeId;
using ir::Op;
using ir::Type;

static NodeId operation(KernelFixture& k, Op op, Shape shape, std::vector<NodeId> operands,
                        std::string_view part = {})
{
    return k.builder().add(
        {.op = op, .type = Type::real(shape), .operands = std::move(operands), .origin = k.place(part)});
}

static NodeId factor(KernelFixture& k, Op op, std::uint32_t size, NodeId matrix, std::string_view part = {})
{
    return k.builder().add(
        {.op = op, .type = ir::factorType(op, size), .operands = {matrix}, .origin = k.place(part)});
}

static NodeId info(KernelFixture& k, NodeId factor)
{
    return k.builder().add({.op = Op::factorInfo, .type = {ir::Element::int32}, .operands = {factor}});
}

KernelFixture smallMatrixKernel()
{
    KernelFixture k("small",
                    "@hawk.kernel\n"
                    "def small(A: Matrix[2, 2], v: Vector[2]):\n"
                    "    x = A @ v\n"
                    "    d = det(A)\n"
                    "    return x, d\n");
    const NodeId a = k.input("A", Type::real(Shape::matrix(2, 2)));
    const NodeId v = k.input("v", Type::real(Shape::vector(2)));
    const NodeId x = operation(k, Op::matrixVector, Shape::vector(2), {a, v}, "A @ v");
    k.name(x, "x");
    const NodeId d = operation(k, Op::luDeterminant, {}, {factor(k, Op::lu, 2, a, "det(A)")}, "det(A)");
    k.name(d, "d");
    k.returns("x", x, "return");
    k.returns("d", d, "return");
    return k;
}

KernelFixture largeMatrixKernel()
{
    KernelFixture k("large",
                    "@hawk.kernel\n"
                    "def large(u: Vector[7], v: Vector[7]):\n"
                    "    P = outer(u, v)\n"
                    "    Q = P @ P\n"
                    "    return Q @ u\n");
    const NodeId u = k.input("u", Type::real(Shape::vector(7)));
    const NodeId v = k.input("v", Type::real(Shape::vector(7)));
    const NodeId p = operation(k, Op::outer, Shape::matrix(7, 7), {u, v}, "outer(u, v)");
    k.name(p, "P");
    const NodeId q = operation(k, Op::matrixMatrix, Shape::matrix(7, 7), {p, p}, "P @ P");
    k.name(q, "Q");
    k.returns("out", operation(k, Op::matrixVector, Shape::vector(7), {q, u}, "Q @ u"), "return");
    return k;
}

KernelFixture squareKernel(std::uint32_t size)
{
    KernelFixture k("square", {});
    const Shape shape = Shape::matrix(size, size);
    const NodeId a = k.input("A", Type::real(shape));
    k.returns("out", k.reduce(Op::sum, {operation(k, Op::matrixMatrix, shape, {a, a})}));
    return k;
}

KernelFixture factorKernel(std::uint32_t size)
{
    KernelFixture k("factors", {});
    const Shape square = Shape::matrix(size, size);
    const NodeId a = k.input("A", Type::real(square));
    const NodeId b = k.input("b", Type::real(Shape::vector(size)));
    const NodeId turned = operation(k, Op::transpose, square, {a});
    const NodeId positive = operation(k, Op::matrixMatrix, square, {turned, a});
    const NodeId lu = factor(k, Op::lu, size, a);
    const NodeId cholesky = factor(k, Op::cholesky, size, positive);
    const NodeId given = factor(k, Op::choleskyFrom, size, a);
    const NodeId eigh = factor(k, Op::eigh, size, a);
    k.returns("lu", operation(k, Op::luSolve, square, {lu, turned}));
    k.returns("det", operation(k, Op::luDeterminant, {}, {lu}));
    k.returns("info", info(k, lu));
    k.returns("L", operation(k, Op::choleskyFactor, square, {cholesky}));
    k.returns("x", operation(k, Op::choleskySolve, Shape::vector(size), {cholesky, b}));
    k.returns("y", operation(k, Op::choleskySolve, Shape::vector(size), {given, b}));
    k.returns("given", info(k, given));
    const NodeId vectors = operation(k, Op::eighVectors, square, {eigh});
    k.returns("w", operation(k, Op::eighValues, Shape::vector(size), {eigh}));
    k.returns("V", operation(k, Op::matrixVector, Shape::vector(size), {vectors, b}));
    k.returns("close", info(k, eigh));
    return k;
}

KernelFixture factorLoopKernel()
{
    KernelFixture k("iterated", {});
    ir::Builder& builder = k.builder();
    const Shape square = Shape::matrix(3, 3);
    const NodeId a = k.input("A", Type::real(square));
    const NodeId b = k.input("b", Type::real(Shape::vector(3)));
    const NodeId before = factor(k, Op::lu, 3, a);
    const ir::LoopId loop = builder.beginLoop({0, 1, 5});
    const NodeId x = builder.carry(loop, "x", b);
    const NodeId first = builder.component(x, 0);
    const NodeId shifted = k.apply(Op::add, {a, first});
    const NodeId solved = operation(k, Op::luSolve, Shape::vector(3), {factor(k, Op::lu, 3, shifted), x});
    const NodeId next =
        k.apply(Op::add, {solved, operation(k, Op::luSolve, Shape::vector(3), {before, solved})});
    const NodeId leaves = k.apply(Op::greater, {first, k.number(1.0)});
    const auto values = builder.endLoop({next}, ir::LoopExit{.leaves = leaves, .values = {x}});
    k.returns("x", values[0]);
    k.returns("ok", info(k, before));
    return k;
}
