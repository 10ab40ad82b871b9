// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "diff/rules.h"

namespace hawk::diff {

namespace {

std::uint32_t positionOf(const RuleSite& site)
{
    return static_cast<std::uint32_t>(std::get<std::int64_t>(site.node.literal));
}

NodeId index(Arithmetic& math, std::int64_t value)
{
    return math.builder().constantIndex(value);
}

std::uint32_t widthOf(const RuleSite& site)
{
    return site.math.type(site.operand(0)).shape.count();
}

/// Whether the position that is known at run time alone lies in the vector.
NodeId isInside(const RuleSite& site)
{
    Arithmetic& math = site.math;
    const NodeId position = site.operand(1);
    return math.apply(Op::logicalAnd,
                      {math.apply(Op::greaterEqual, {position, index(math, 0)}),
                       math.apply(Op::less, {position, index(math, widthOf(site))})});
}

NodeId withComponentAt(RuleSite& site, NodeId vector, NodeId position, NodeId value)
{
    return site.math.make(Op::setComponentAt, Type::real(site.math.type(vector).shape),
                          {vector, position, value});
}

// vec

void reverseVec(Pullback& site)
{
    for (std::uint32_t k = 0; k < site.node.operands.size(); ++k) {
        if (site.isActive(k))
            site.give(k, site.math.component(site.bar(), k));
    }
}

NodeId forwardVec(Pushforward& site)
{
    std::vector<NodeId> parts;
    for (std::size_t k = 0; k < site.node.operands.size(); ++k)
        parts.push_back(site.tangentOrZero(k));
    return site.math.assembled(std::move(parts), site.node.type.shape);
}

// splat: a contribution to a scalar is summed where it is collected

void reverseSplat(Pullback& site)
{
    site.give(0, site.bar());
}

NodeId forwardSplat(Pushforward& site)
{
    return site.math.make(Op::splat, Type::real(site.node.type.shape), {site.tangent(0)});
}

// component

void reverseComponent(Pullback& site)
{
    site.giveComponent(0, positionOf(site), site.bar());
}

NodeId forwardComponent(Pushforward& site)
{
    return site.math.component(site.tangent(0), positionOf(site));
}

// componentAt: outside of the vector it reads the last component

void reverseComponentAt(Pullback& site)
{
    Arithmetic& math = site.math;
    const NodeId last = index(math, widthOf(site) - 1);
    const NodeId position = math.make(Op::select, Type::index(), {isInside(site), site.operand(1), last});
    const NodeId zeros = math.zero(math.type(site.operand(0)));
    site.give(0, withComponentAt(site, zeros, position, site.bar()));
}

NodeId forwardComponentAt(Pushforward& site)
{
    return site.math.make(Op::componentAt, Type::real(), {site.tangent(0), site.operand(1)});
}

// setComponent

void reverseSetComponent(Pullback& site)
{
    const std::uint32_t position = positionOf(site);
    for (std::uint32_t k = 0; k < widthOf(site) && site.isActive(0); ++k) {
        if (k != position)
            site.giveComponent(0, k, site.math.component(site.bar(), k));
    }
    if (site.isActive(1))
        site.give(1, site.math.component(site.bar(), position));
}

NodeId forwardSetComponent(Pushforward& site)
{
    return site.math.make(Op::setComponent, Type::real(site.node.type.shape),
                          {site.tangentOrZero(0), site.tangentOrZero(1)}, site.node.literal);
}

// setComponentAt: outside of the vector it changes nothing

void reverseSetComponentAt(Pullback& site)
{
    Arithmetic& math = site.math;
    const NodeId position = site.operand(1);
    if (site.isActive(0))
        site.give(0, withComponentAt(site, site.bar(), position, math.number(0.0)));
    if (site.isActive(2)) {
        const NodeId entry = math.make(Op::componentAt, Type::real(), {site.bar(), position});
        site.give(2, math.maskedWhere(isInside(site), entry));
    }
}

NodeId forwardSetComponentAt(Pushforward& site)
{
    return withComponentAt(site, site.tangentOrZero(0), site.operand(1), site.tangentOrZero(2));
}

// dot

void reverseDot(Pullback& site)
{
    for (std::size_t i = 0; i < 2; ++i) {
        if (site.isActive(i))
            site.give(i, site.math.scaled(site.bar(), site.operand(1 - i)));
    }
}

NodeId forwardDot(Pushforward& site)
{
    Arithmetic& math = site.math;
    if (!site.isActive(1))
        return math.dot(site.tangent(0), math.factorFor(site.tangent(0), site.operand(1)));
    const NodeId second = math.dot(math.factorFor(site.tangent(1), site.operand(0)), site.tangent(1));
    if (!site.isActive(0))
        return second;
    return math.add(math.dot(site.tangent(0), math.factorFor(site.tangent(0), site.operand(1))), second);
}

// norm: its derivative at the zero vector is the zero vector

NodeId overNorm(const RuleSite& site, NodeId x)
{
    Arithmetic& math = site.math;
    const NodeId isZero = math.apply(Op::equal, {site.result(), math.number(0.0)});
    return math.choose(isZero, math.number(0.0), math.divide(x, site.result()));
}

void reverseNorm(Pullback& site)
{
    site.give(0, site.math.scaled(overNorm(site, site.bar()), site.operand(0)));
}

NodeId forwardNorm(Pushforward& site)
{
    const NodeId direction = site.math.factorFor(site.tangent(0), site.operand(0));
    return overNorm(site, site.math.dot(direction, site.tangent(0)));
}

// sum

void reverseSum(Pullback& site)
{
    const data::Shape shape = site.math.type(site.operand(0)).shape;
    site.give(0, site.math.make(Op::splat, Type::real(shape), {site.bar()}));
}

NodeId forwardSum(Pushforward& site)
{
    return site.math.sum(site.tangent(0));
}

// transpose

void reverseTranspose(Pullback& site)
{
    site.give(0, site.math.transposed(site.bar()));
}

NodeId forwardTranspose(Pushforward& site)
{
    return site.math.transposed(site.tangent(0));
}

constexpr Rule rule(Op op, void (*reverse)(Pullback&), NodeId (*forward)(Pushforward&))
{
    return {.op = op, .reverse = reverse, .forward = forward};
}

constexpr Rule table[] = {
    rule(Op::vec, reverseVec, forwardVec),
    rule(Op::splat, reverseSplat, forwardSplat),
    rule(Op::component, reverseComponent, forwardComponent),
    rule(Op::componentAt, reverseComponentAt, forwardComponentAt),
    rule(Op::setComponent, reverseSetComponent, forwardSetComponent),
    rule(Op::setComponentAt, reverseSetComponentAt, forwardSetComponentAt),
    rule(Op::dot, reverseDot, forwardDot),
    rule(Op::norm, reverseNorm, forwardNorm),
    rule(Op::sum, reverseSum, forwardSum),
    rule(Op::transpose, reverseTranspose, forwardTranspose),
};

} // namespace

std::span<const Rule> structuralRules()
{
    return table;
}

} // namespace hawk::diff
