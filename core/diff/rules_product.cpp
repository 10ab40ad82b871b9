// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "diff/rules.h"

namespace hawk::diff {

namespace {

using data::Shape;

NodeId conjugate(Arithmetic& math, NodeId quaternion)
{
    std::vector<NodeId> parts = {math.component(quaternion, 0)};
    for (std::uint32_t k = 1; k < 4; ++k)
        parts.push_back(math.negate(math.component(quaternion, k)));
    return math.assembled(std::move(parts), Shape::vector(4));
}

NodeId product(Arithmetic& math, Op op, Shape shape, NodeId a, NodeId b)
{
    return math.make(op, Type::real(shape), {a, b});
}

Shape shapeOf(const RuleSite& site, std::size_t operand)
{
    return site.math.type(site.operand(operand)).shape;
}

/// The other operand, to be multiplied with the adjoint.
NodeId otherThan(const Pullback& site, std::size_t operand)
{
    return site.math.factorFor(site.bar(), site.operand(1 - operand));
}

void reverseMatrixVector(Pullback& site)
{
    Arithmetic& math = site.math;
    if (site.isActive(0))
        site.give(0, product(math, Op::outer, shapeOf(site, 0), site.bar(), otherThan(site, 0)));
    if (site.isActive(1))
        site.give(1,
                  product(math, Op::matrixVector, shapeOf(site, 1), math.transposed(otherThan(site, 1)),
                          site.bar()));
}

void reverseMatrixMatrix(Pullback& site)
{
    Arithmetic& math = site.math;
    if (site.isActive(0))
        site.give(0,
                  product(math, Op::matrixMatrix, shapeOf(site, 0), site.bar(),
                          math.transposed(otherThan(site, 0))));
    if (site.isActive(1))
        site.give(1,
                  product(math, Op::matrixMatrix, shapeOf(site, 1), math.transposed(otherThan(site, 1)),
                          site.bar()));
}

void reverseOuter(Pullback& site)
{
    Arithmetic& math = site.math;
    if (site.isActive(0))
        site.give(0, product(math, Op::matrixVector, shapeOf(site, 0), site.bar(), otherThan(site, 0)));
    if (site.isActive(1))
        site.give(1,
                  product(math, Op::matrixVector, shapeOf(site, 1), math.transposed(site.bar()),
                          otherThan(site, 1)));
}

void reverseCross(Pullback& site)
{
    const Shape shape = Shape::vector(3);
    if (site.isActive(0))
        site.give(0, product(site.math, Op::cross, shape, otherThan(site, 0), site.bar()));
    if (site.isActive(1))
        site.give(1, product(site.math, Op::cross, shape, site.bar(), otherThan(site, 1)));
}

void reverseQuatMultiply(Pullback& site)
{
    Arithmetic& math = site.math;
    const Shape shape = Shape::vector(4);
    if (site.isActive(0))
        site.give(0, product(math, Op::quatMultiply, shape, site.bar(), conjugate(math, otherThan(site, 0))));
    if (site.isActive(1))
        site.give(1, product(math, Op::quatMultiply, shape, conjugate(math, otherThan(site, 1)), site.bar()));
}

/// Every product is linear in each of its operands.
NodeId forwardProduct(Pushforward& site)
{
    Arithmetic& math = site.math;
    std::optional<NodeId> total;
    for (std::size_t i = 0; i < 2; ++i) {
        if (!site.isActive(i))
            continue;
        std::vector<NodeId> operands(2);
        operands[i] = site.tangent(i);
        operands[1 - i] = math.factorFor(site.tangent(i), site.operand(1 - i));
        const NodeId share = math.make(site.node.op, Type::real(site.node.type.shape), std::move(operands));
        total = total ? math.add(*total, share) : share;
    }
    return *total;
}

constexpr Rule rule(Op op, void (*reverse)(Pullback&))
{
    return {.op = op, .reverse = reverse, .forward = forwardProduct};
}

constexpr Rule table[] = {
    rule(Op::matrixVector, reverseMatrixVector),
    rule(Op::matrixMatrix, reverseMatrixMatrix),
    rule(Op::outer, reverseOuter),
    rule(Op::cross, reverseCross),
    rule(Op::quatMultiply, reverseQuatMultiply),
};

} // namespace

std::span<const Rule> productRules()
{
    return table;
}

} // namespace hawk::diff
