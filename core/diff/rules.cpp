// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "diff/rules.h"

#include <algorithm>

namespace hawk::diff {

NodeId Pushforward::tangentOrZero(std::size_t operand) const
{
    return isActive(operand) ? tangent(operand) : math.zero(math.type(this->operand(operand)));
}

namespace {

constexpr std::string_view steps = "it is constant between its steps";
constexpr std::string_view condition = "its result is a condition";
constexpr std::string_view whole = "its result is a whole number";
constexpr std::string_view draw = "the numbers drawn depend on no real value";

constexpr Rule zero(Op op, std::string_view reason)
{
    return {.op = op, .zero = reason};
}

constexpr Rule zeros[] = {
    zero(Op::floor, steps),
    zero(Op::ceil, steps),
    zero(Op::trunc, steps),
    zero(Op::round, steps),
    zero(Op::rint, steps),
    zero(Op::sign, steps),
    zero(Op::spacing, steps),
    zero(Op::isnan, condition),
    zero(Op::isinf, condition),
    zero(Op::isfinite, condition),
    zero(Op::less, condition),
    zero(Op::lessEqual, condition),
    zero(Op::greater, condition),
    zero(Op::greaterEqual, condition),
    zero(Op::equal, condition),
    zero(Op::notEqual, condition),
    zero(Op::logicalAnd, condition),
    zero(Op::logicalOr, condition),
    zero(Op::logicalNot, condition),
    zero(Op::floorDivide, whole),
    zero(Op::modulo, whole),
    zero(Op::bitAnd, whole),
    zero(Op::bitOr, whole),
    zero(Op::bitXor, whole),
    zero(Op::shiftLeft, whole),
    zero(Op::shiftRight, whole),
    zero(Op::invert, whole),
    zero(Op::pairRow, whole),
    zero(Op::factorInfo, whole),
    zero(Op::sampleIndex, whole),
    zero(Op::sampleCount, whole),
    zero(Op::loopIndex, whole),
    // Between real values there is nothing to convert.
    zero(Op::convert, "it converts from or to whole numbers"),
    zero(Op::randomUniform, draw),
    zero(Op::randomNormal, draw),
};

constexpr Rule walked[] = {
    {Op::constant},  {Op::input},    {Op::uniform}, {Op::prior}, {Op::carry},     {Op::loop},
    {Op::loopValue}, {Op::recorded}, {Op::at},      {Op::total}, {Op::primitive},
};

} // namespace

std::span<const Rule> zeroRules()
{
    return zeros;
}

std::span<const Rule> walkedRules()
{
    return walked;
}

const Rule* findRule(Op op)
{
    for (const auto rules : {elementwiseRules(), functionRules(), structuralRules(), productRules(),
                             linearRules(), zeroRules(), walkedRules()}) {
        const auto found = std::ranges::find(rules, op, &Rule::op);
        if (found != rules.end())
            return &*found;
    }
    return nullptr;
}

bool hasZeroRule(Op op)
{
    const Rule* rule = findRule(op);
    return rule != nullptr && !rule->zero.empty();
}

} // namespace hawk::diff
