// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "diff/rules.h"

namespace hawk::diff {

namespace {

using Site = const RuleSite&;

NodeId valueOf(Site site, std::size_t i)
{
    return site.operand(i);
}

// Two operands.

NodeId shareOfAdd(Site, std::size_t, NodeId x)
{
    return x;
}

NodeId shareOfSubtract(Site site, std::size_t i, NodeId x)
{
    return i == 0 ? x : site.math.negate(x);
}

NodeId shareOfMultiply(Site site, std::size_t i, NodeId x)
{
    return site.math.scaled(x, valueOf(site, 1 - i));
}

NodeId shareOfDivide(Site site, std::size_t i, NodeId x)
{
    const NodeId divisor = valueOf(site, 1);
    if (i == 0)
        return site.math.quotient(x, divisor);
    return site.math.negate(site.math.quotient(site.math.scaled(x, site.result()), divisor));
}

/// base^(exponent - 1), without a call for the exponents that are common.
NodeId lowerPower(Site site)
{
    Arithmetic& math = site.math;
    const NodeId base = valueOf(site, 0);
    const NodeId exponent = valueOf(site, 1);
    const auto* known = std::get_if<double>(&math.builder().node(exponent).literal);
    if (known == nullptr)
        return math.apply(Op::power, {base, math.subtract(exponent, math.number(1.0))});
    if (*known == 2.0)
        return base;
    if (*known == 3.0)
        return math.square(base);
    return math.apply(Op::power, {base, math.number(*known - 1.0)});
}

NodeId shareOfPower(Site site, std::size_t i, NodeId x)
{
    Arithmetic& math = site.math;
    if (i == 0)
        return math.scaled(x, math.multiply(valueOf(site, 1), lowerPower(site)));
    return math.scaled(x, math.multiply(site.result(), math.apply(Op::log, {valueOf(site, 0)})));
}

/// Where the operands are equal the first one is taken; where one is no number, the other, as for the value.
template <Op isFirst>
NodeId shareOfExtreme(Site site, std::size_t i, NodeId x)
{
    const NodeId isBetter = site.math.apply(isFirst, {valueOf(site, 0), valueOf(site, 1)});
    const NodeId isAlone = site.math.apply(Op::isnan, {valueOf(site, 1)});
    const NodeId first = site.math.apply(Op::logicalOr, {isBetter, isAlone});
    return i == 0 ? site.math.maskedWhere(first, x) : site.math.maskedUnless(first, x);
}

NodeId shareOfAtan2(Site site, std::size_t i, NodeId x)
{
    Arithmetic& math = site.math;
    const NodeId square = math.add(math.square(valueOf(site, 0)), math.square(valueOf(site, 1)));
    const NodeId share = math.scaled(x, math.divide(valueOf(site, 1 - i), square));
    return i == 0 ? share : math.negate(share);
}

/// At the origin, zero.
NodeId shareOfHypot(Site site, std::size_t i, NodeId x)
{
    Arithmetic& math = site.math;
    const NodeId isOrigin = math.apply(Op::equal, {site.result(), math.number(0.0)});
    const NodeId slope = math.divide(valueOf(site, i), site.result());
    return math.scaled(x, math.choose(isOrigin, math.zero(math.type(slope)), slope));
}

NodeId shareOfCopysign(Site site, std::size_t i, NodeId x)
{
    Arithmetic& math = site.math;
    if (i == 1)
        return math.zero(math.type(x));
    const NodeId sign = math.apply(Op::copysign, {math.number(1.0), valueOf(site, 1)});
    const NodeId isPositive = math.apply(Op::greaterEqual, {valueOf(site, 0), math.number(0.0)});
    return math.multiply(x, math.choose(isPositive, sign, math.negate(sign)));
}

/// Of a remainder, whose quotient was rounded by `rounding`.
template <Op rounding>
NodeId shareOfRemainder(Site site, std::size_t i, NodeId x)
{
    Arithmetic& math = site.math;
    if (i == 0)
        return x;
    const NodeId quotient = math.apply(rounding, {math.divide(valueOf(site, 0), valueOf(site, 1))});
    return math.negate(math.scaled(x, quotient));
}

NodeId shareOfFdim(Site site, std::size_t i, NodeId x)
{
    const NodeId isAbove = site.math.apply(Op::greater, {valueOf(site, 0), valueOf(site, 1)});
    const NodeId share = site.math.maskedWhere(isAbove, x);
    return i == 0 ? share : site.math.negate(share);
}

NodeId shareOfNegate(Site site, std::size_t, NodeId x)
{
    return site.math.negate(x);
}

/// At zero, as for positive numbers.
NodeId shareOfAbs(Site site, std::size_t, NodeId x)
{
    const NodeId isPositive = site.math.apply(Op::greaterEqual, {valueOf(site, 0), site.math.number(0.0)});
    return site.math.choose(isPositive, x, site.math.negate(x));
}

// Three operands.

NodeId shareOfFma(Site site, std::size_t i, NodeId x)
{
    return i == 2 ? x : site.math.scaled(x, valueOf(site, 1 - i));
}

/// min(max(x, low), high): the one of the three whose value it is, x at the ends too.
NodeId shareOfClip(Site site, std::size_t i, NodeId x)
{
    Arithmetic& math = site.math;
    const auto compare = [&](Op op, std::size_t a, std::size_t b) {
        return math.apply(op, {valueOf(site, a), valueOf(site, b)});
    };
    NodeId isTaken{};
    if (i == 0)
        isTaken = math.apply(Op::logicalAnd, {compare(Op::lessEqual, 1, 0), compare(Op::lessEqual, 0, 2)});
    else if (i == 1)
        isTaken = math.apply(Op::logicalAnd, {compare(Op::less, 0, 1), compare(Op::lessEqual, 1, 2)});
    else
        isTaken = math.apply(Op::logicalOr, {compare(Op::greater, 0, 2), compare(Op::greater, 1, 2)});
    return math.maskedWhere(isTaken, x);
}

NodeId shareOfSelect(Site site, std::size_t i, NodeId x)
{
    const NodeId condition = valueOf(site, 0);
    return i == 1 ? site.math.maskedWhere(condition, x) : site.math.maskedUnless(condition, x);
}

constexpr Rule table[] = {
    {Op::add, shareOfAdd},
    {Op::subtract, shareOfSubtract},
    {Op::multiply, shareOfMultiply},
    {Op::divide, shareOfDivide},
    {Op::power, shareOfPower},
    {Op::minimum, shareOfExtreme<Op::lessEqual>},
    {Op::maximum, shareOfExtreme<Op::greaterEqual>},
    {Op::atan2, shareOfAtan2},
    {Op::hypot, shareOfHypot},
    {Op::copysign, shareOfCopysign},
    {Op::fmod, shareOfRemainder<Op::trunc>},
    {Op::remainder, shareOfRemainder<Op::floor>},
    {Op::fdim, shareOfFdim},
    {Op::negate, shareOfNegate},
    {Op::abs, shareOfAbs},
    {Op::fma, shareOfFma},
    {Op::clip, shareOfClip},
    {Op::select, shareOfSelect},
};

} // namespace

std::span<const Rule> elementwiseRules()
{
    return table;
}

} // namespace hawk::diff
