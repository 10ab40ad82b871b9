// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "diff/rules.h"
#include "ir/factor.h"

/// Of factors and what is computed with them (docs/derivatives.md "Rules of factors"). The adjoint and the
/// tangent of a factor are those of the matrix that was factored; of a factor that was built from a triangle,
/// those of the product of the triangle and its transpose. A factor that does not hold gives zeros, and so do
/// these rules.
namespace hawk::diff {

namespace {

using data::Shape;

std::uint32_t sizeOf(const RuleSite& site)
{
    return ir::layoutOf(site.math.type(site.operand(0))).size;
}

NodeId product(Arithmetic& math, NodeId a, NodeId b)
{
    const Shape left = math.type(a).shape;
    const Shape right = math.type(b).shape;
    if (right.rank == 1)
        return math.make(Op::matrixVector, Type::real(Shape::vector(left.extents[0])), {a, b});
    return math.make(Op::matrixMatrix, Type::real(Shape::matrix(left.extents[0], right.extents[1])), {a, b});
}

/// a bᵀ, of vectors or matrices.
NodeId productWithTransposed(Arithmetic& math, NodeId a, NodeId b)
{
    const Shape left = math.type(a).shape;
    const Shape right = math.type(b).shape;
    if (left.rank == 1)
        return math.make(Op::outer, Type::real(Shape::matrix(left.extents[0], right.extents[0])), {a, b});
    return product(math, a, math.transposed(b));
}

/// A matrix entry by entry.
template <class Entry>
NodeId matrixOf(Arithmetic& math, std::uint32_t size, const Entry& entry)
{
    std::vector<NodeId> entries;
    for (std::uint32_t i = 0; i < size; ++i) {
        for (std::uint32_t j = 0; j < size; ++j)
            entries.push_back(entry(i, j));
    }
    return math.assembled(std::move(entries), Shape::matrix(size, size));
}

NodeId identity(Arithmetic& math, std::uint32_t size)
{
    return matrixOf(math, size,
                    [&](std::uint32_t i, std::uint32_t j) { return math.number(i == j ? 1.0 : 0.0); });
}

NodeId symmetric(Arithmetic& math, NodeId matrix)
{
    return math.multiply(math.number(0.5), math.add(matrix, math.transposed(matrix)));
}

/// The lower triangle, its diagonal times `onDiagonal`.
NodeId lower(Arithmetic& math, NodeId matrix, double onDiagonal)
{
    const std::uint32_t size = math.type(matrix).shape.extents[0];
    return matrixOf(math, size, [&](std::uint32_t i, std::uint32_t j) {
        const NodeId entry = math.component(matrix, i * size + j);
        if (i == j)
            return math.multiply(entry, math.number(onDiagonal));
        return i > j ? entry : math.number(0.0);
    });
}

NodeId solved(Arithmetic& math, Op op, NodeId factor, NodeId right)
{
    return math.make(op, Type::real(math.type(right).shape), {factor, right});
}

NodeId luOf(Arithmetic& math, NodeId matrix)
{
    return math.make(Op::lu, ir::factorType(Op::lu, math.type(matrix).shape.extents[0]), {matrix});
}

/// The matrix of a factor: a rule has the factor alone as its operand.
NodeId matrixBehind(const RuleSite& site)
{
    return site.math.builder().node(site.operand(0)).operands[0];
}

/// The solution with the transposed matrix, which has a factor of its own.
NodeId solvedTransposed(const RuleSite& site, NodeId right)
{
    Arithmetic& math = site.math;
    return solved(math, Op::luSolve, luOf(math, math.transposed(matrixBehind(site))), right);
}

// factors

void reverseFactor(Pullback& site)
{
    site.give(0, site.bar());
}

NodeId forwardFactor(Pushforward& site)
{
    return site.tangent(0);
}

void reverseCholeskyFrom(Pullback& site)
{
    Arithmetic& math = site.math;
    const NodeId both = math.add(site.bar(), math.transposed(site.bar()));
    site.give(0, lower(math, product(math, both, lower(math, site.operand(0), 1.0)), 1.0));
}

NodeId forwardCholeskyFrom(Pushforward& site)
{
    Arithmetic& math = site.math;
    const NodeId half =
        productWithTransposed(math, lower(math, site.tangent(0), 1.0), lower(math, site.operand(0), 1.0));
    return math.add(half, math.transposed(half));
}

// solutions

void reverseLuSolve(Pullback& site)
{
    Arithmetic& math = site.math;
    const NodeId share = solvedTransposed(site, site.bar());
    site.give(1, share);
    if (site.isActive(0))
        site.give(0, math.negate(productWithTransposed(math, share, site.result())));
}

void reverseCholeskySolve(Pullback& site)
{
    Arithmetic& math = site.math;
    const NodeId share = solved(math, Op::choleskySolve, site.operand(0), site.bar());
    site.give(1, share);
    if (site.isActive(0))
        site.give(0, math.negate(symmetric(math, productWithTransposed(math, share, site.result()))));
}

NodeId forwardSolve(Pushforward& site)
{
    Arithmetic& math = site.math;
    std::optional<NodeId> right;
    if (site.isActive(1))
        right = site.tangent(1);
    if (site.isActive(0)) {
        const bool isSymmetric = site.node.op == Op::choleskySolve;
        const NodeId tangent = isSymmetric ? symmetric(math, site.tangent(0)) : site.tangent(0);
        const NodeId moved = product(math, tangent, site.result());
        right = right ? math.subtract(*right, moved) : math.negate(moved);
    }
    return solved(math, site.node.op, site.operand(0), *right);
}

// determinant

void reverseDeterminant(Pullback& site)
{
    Arithmetic& math = site.math;
    const NodeId inverse = solvedTransposed(site, identity(math, sizeOf(site)));
    site.give(0, math.scaled(math.multiply(site.bar(), site.result()), inverse));
}

NodeId forwardDeterminant(Pushforward& site)
{
    Arithmetic& math = site.math;
    const std::uint32_t size = sizeOf(site);
    const NodeId ratio = solved(math, Op::luSolve, site.operand(0), site.tangent(0));
    NodeId trace = math.component(ratio, 0);
    for (std::uint32_t i = 1; i < size; ++i)
        trace = math.add(trace, math.component(ratio, i * size + i));
    return math.multiply(site.result(), trace);
}

// the triangle of a Cholesky factor

NodeId inverseOf(Arithmetic& math, NodeId triangle)
{
    return solved(math, Op::luSolve, luOf(math, triangle),
                  identity(math, math.type(triangle).shape.extents[0]));
}

void reverseTriangle(Pullback& site)
{
    Arithmetic& math = site.math;
    const NodeId inverse = inverseOf(math, site.result());
    const NodeId half = lower(math, product(math, math.transposed(site.result()), site.bar()), 0.5);
    site.give(0, symmetric(math, product(math, product(math, math.transposed(inverse), half), inverse)));
}

NodeId forwardTriangle(Pushforward& site)
{
    Arithmetic& math = site.math;
    const NodeId inverse = inverseOf(math, site.result());
    const NodeId middle =
        productWithTransposed(math, product(math, inverse, symmetric(math, site.tangent(0))), inverse);
    return product(math, site.result(), lower(math, middle, 0.5));
}

// eigenvalues and eigenvectors

NodeId partOf(const RuleSite& site, Op op)
{
    const std::uint32_t size = sizeOf(site);
    const Shape shape = op == Op::eighValues ? Shape::vector(size) : Shape::matrix(size, size);
    return site.math.make(op, Type::real(shape), {site.operand(0)});
}

/// The change of the matrix seen from its eigenvectors: Vᵀ sym(t) V.
NodeId turned(const Pushforward& site, NodeId vectors)
{
    Arithmetic& math = site.math;
    return product(math, math.transposed(vectors), product(math, symmetric(math, site.tangent(0)), vectors));
}

void reverseEigenvalues(Pullback& site)
{
    Arithmetic& math = site.math;
    const std::uint32_t size = sizeOf(site);
    const NodeId vectors = partOf(site, Op::eighVectors);
    const NodeId scaled = matrixOf(math, size, [&](std::uint32_t i, std::uint32_t j) {
        return math.multiply(math.component(vectors, i * size + j), math.component(site.bar(), j));
    });
    site.give(0, productWithTransposed(math, scaled, vectors));
}

NodeId forwardEigenvalues(Pushforward& site)
{
    Arithmetic& math = site.math;
    const std::uint32_t size = sizeOf(site);
    const NodeId matrix = turned(site, partOf(site, Op::eighVectors));
    std::vector<NodeId> diagonal;
    for (std::uint32_t i = 0; i < size; ++i)
        diagonal.push_back(math.component(matrix, i * size + i));
    return math.assembled(std::move(diagonal), Shape::vector(size));
}

/// Each entry over the distance of its two eigenvalues; zeros where two of them lie too close.
NodeId overDistances(const RuleSite& site, NodeId matrix)
{
    Arithmetic& math = site.math;
    const std::uint32_t size = sizeOf(site);
    const NodeId values = partOf(site, Op::eighValues);
    const NodeId info = math.make(Op::factorInfo, Type{ir::Element::int32}, {site.operand(0)});
    const NodeId isApart =
        math.apply(Op::less, {info, math.builder().constant(std::int64_t{2}, ir::Element::int32)});
    const NodeId over = matrixOf(math, size, [&](std::uint32_t i, std::uint32_t j) {
        if (i == j)
            return math.number(0.0);
        const NodeId distance = math.subtract(math.component(values, j), math.component(values, i));
        return math.divide(math.component(matrix, i * size + j), distance);
    });
    return math.maskedWhere(isApart, over);
}

void reverseEigenvectors(Pullback& site)
{
    Arithmetic& math = site.math;
    const NodeId vectors = site.result();
    const NodeId turnedBar = product(math, math.transposed(vectors), site.bar());
    const NodeId middle = overDistances(site, turnedBar);
    site.give(0, symmetric(math, productWithTransposed(math, product(math, vectors, middle), vectors)));
}

NodeId forwardEigenvectors(Pushforward& site)
{
    return product(site.math, site.result(), overDistances(site, turned(site, site.result())));
}

constexpr Rule rule(Op op, void (*reverse)(Pullback&), NodeId (*forward)(Pushforward&))
{
    return {.op = op, .reverse = reverse, .forward = forward};
}

constexpr Rule table[] = {
    rule(Op::lu, reverseFactor, forwardFactor),
    rule(Op::cholesky, reverseFactor, forwardFactor),
    rule(Op::eigh, reverseFactor, forwardFactor),
    rule(Op::choleskyFrom, reverseCholeskyFrom, forwardCholeskyFrom),
    rule(Op::luSolve, reverseLuSolve, forwardSolve),
    rule(Op::choleskySolve, reverseCholeskySolve, forwardSolve),
    rule(Op::luDeterminant, reverseDeterminant, forwardDeterminant),
    rule(Op::choleskyFactor, reverseTriangle, forwardTriangle),
    rule(Op::eighValues, reverseEigenvalues, forwardEigenvalues),
    rule(Op::eighVectors, reverseEigenvectors, forwardEigenvectors),
};

} // namespace

std::span<const Rule> linearRules()
{
    return table;
}

} // namespace hawk::diff
