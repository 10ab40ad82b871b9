// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <numbers>

#include "diff/rules.h"

namespace hawk::diff {

namespace {

using Site = const RuleSite&;

NodeId argument(Site site)
{
    return site.operand(0);
}

/// The share of an operation whose change is a change of its operand times `factor`.
template <NodeId (*factor)(Site)>
NodeId timesFactor(Site site, std::size_t, NodeId x)
{
    return site.math.scaled(x, factor(site));
}

/// … over `divisor`.
template <NodeId (*divisor)(Site)>
NodeId overDivisor(Site site, std::size_t, NodeId x)
{
    return site.math.quotient(x, divisor(site));
}

NodeId factorOfSqrt(Site site)
{
    return site.math.divide(site.math.number(0.5), site.result());
}

NodeId factorOfRsqrt(Site site)
{
    Arithmetic& math = site.math;
    return math.divide(math.multiply(math.number(-0.5), site.result()), argument(site));
}

NodeId factorOfExp(Site site)
{
    return site.result();
}

NodeId factorOfExp2(Site site)
{
    return site.math.multiply(site.math.number(std::numbers::ln2), site.result());
}

NodeId factorOfExpm1(Site site)
{
    return site.math.add(site.math.number(1.0), site.result());
}

NodeId divisorOfLog(Site site)
{
    return argument(site);
}

NodeId divisorOfLog2(Site site)
{
    return site.math.multiply(site.math.number(std::numbers::ln2), argument(site));
}

NodeId divisorOfLog10(Site site)
{
    return site.math.multiply(site.math.number(std::numbers::ln10), argument(site));
}

NodeId divisorOfLog1p(Site site)
{
    return site.math.add(site.math.number(1.0), argument(site));
}

NodeId divisorOfCbrt(Site site)
{
    return site.math.multiply(site.math.number(3.0), site.math.square(site.result()));
}

NodeId factorOfSin(Site site)
{
    return site.math.apply(Op::cos, {argument(site)});
}

NodeId factorOfCos(Site site)
{
    return site.math.negate(site.math.apply(Op::sin, {argument(site)}));
}

NodeId factorOfTan(Site site)
{
    return site.math.add(site.math.number(1.0), site.math.square(site.result()));
}

NodeId factorOfTanh(Site site)
{
    return site.math.subtract(site.math.number(1.0), site.math.square(site.result()));
}

NodeId oneLessSquare(Site site)
{
    return site.math.subtract(site.math.number(1.0), site.math.square(argument(site)));
}

NodeId oneAndSquare(Site site)
{
    return site.math.add(site.math.number(1.0), site.math.square(argument(site)));
}

NodeId divisorOfAsin(Site site)
{
    return site.math.apply(Op::sqrt, {oneLessSquare(site)});
}

NodeId divisorOfAcos(Site site)
{
    return site.math.negate(divisorOfAsin(site));
}

NodeId factorOfSinh(Site site)
{
    return site.math.apply(Op::cosh, {argument(site)});
}

NodeId factorOfCosh(Site site)
{
    return site.math.apply(Op::sinh, {argument(site)});
}

NodeId divisorOfAsinh(Site site)
{
    return site.math.apply(Op::hypot, {argument(site), site.math.number(1.0)});
}

/// Two roots: the square would lose the digits of an operand near 1.
NodeId divisorOfAcosh(Site site)
{
    Arithmetic& math = site.math;
    const NodeId one = math.number(1.0);
    return math.multiply(math.apply(Op::sqrt, {math.subtract(argument(site), one)}),
                         math.apply(Op::sqrt, {math.add(argument(site), one)}));
}

NodeId factorOfErf(Site site)
{
    Arithmetic& math = site.math;
    const NodeId bell = math.apply(Op::exp, {math.negate(math.square(argument(site)))});
    return math.multiply(math.number(2.0 * std::numbers::inv_sqrtpi), bell);
}

NodeId factorOfErfc(Site site)
{
    return site.math.negate(factorOfErf(site));
}

constexpr Rule table[] = {
    {Op::sqrt, timesFactor<factorOfSqrt>},    {Op::rsqrt, timesFactor<factorOfRsqrt>},
    {Op::cbrt, overDivisor<divisorOfCbrt>},   {Op::exp, timesFactor<factorOfExp>},
    {Op::exp2, timesFactor<factorOfExp2>},    {Op::expm1, timesFactor<factorOfExpm1>},
    {Op::log, overDivisor<divisorOfLog>},     {Op::log2, overDivisor<divisorOfLog2>},
    {Op::log10, overDivisor<divisorOfLog10>}, {Op::log1p, overDivisor<divisorOfLog1p>},
    {Op::sin, timesFactor<factorOfSin>},      {Op::cos, timesFactor<factorOfCos>},
    {Op::tan, timesFactor<factorOfTan>},      {Op::asin, overDivisor<divisorOfAsin>},
    {Op::acos, overDivisor<divisorOfAcos>},   {Op::atan, overDivisor<oneAndSquare>},
    {Op::sinh, timesFactor<factorOfSinh>},    {Op::cosh, timesFactor<factorOfCosh>},
    {Op::tanh, timesFactor<factorOfTanh>},    {Op::asinh, overDivisor<divisorOfAsinh>},
    {Op::acosh, overDivisor<divisorOfAcosh>}, {Op::atanh, overDivisor<oneLessSquare>},
    {Op::erf, timesFactor<factorOfErf>},      {Op::erfc, timesFactor<factorOfErfc>},
};

} // namespace

std::span<const Rule> functionRules()
{
    return table;
}

} // namespace hawk::diff
