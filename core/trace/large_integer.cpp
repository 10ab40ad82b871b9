// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/large_integer.h"

#include <algorithm>
#include <cmath>
#include <format>

#include "trace/big_number.h"

namespace hawk::trace {

using syntax::Operator;

struct LargeIntegerData {
    BigNumber number;
};

namespace {

BigNumber numberOf(const Value& whole)
{
    const auto* large = whole.get<LargeInteger>();
    return large != nullptr ? large->data->number : BigNumber(*asInteger(whole));
}

Value valueOf(BigNumber number)
{
    if (const auto small = number.small())
        return *small;
    return LargeInteger{std::make_shared<const LargeIntegerData>(std::move(number))};
}

/// How many bits the result of an operator that makes numbers larger may have; 0 for others.
std::size_t mostBits(Operator op, const BigNumber& a, const BigNumber& b)
{
    constexpr std::uint32_t most = 1U << 30;
    switch (op) {
    case Operator::add:
    case Operator::subtract:
        return std::max(a.bits(), b.bits());
    case Operator::multiply:
        return a.isZero() || b.isZero() ? 0 : a.bits() + b.bits() - 1;
    case Operator::power:
        return a.bits() < 2 ? 1 : (a.bits() - 1) * b.magnitudeUpTo(most) + 1;
    case Operator::shiftLeft:
        return a.isZero() ? 0 : a.bits() + b.magnitudeUpTo(most);
    default:
        return 0;
    }
}

std::expected<BigNumber, WholeFault> computed(Operator op, const BigNumber& a, const BigNumber& b)
{
    using Bits = BigNumber::Bits;
    constexpr auto places = static_cast<std::uint32_t>(2 * largestIntegerBits);
    switch (op) {
    case Operator::add:
        return a + b;
    case Operator::subtract:
        return a - b;
    case Operator::multiply:
        return a * b;
    case Operator::floorDivide:
        return BigNumber::divided(a, b).first;
    case Operator::modulo:
        return BigNumber::divided(a, b).second;
    case Operator::power:
        return a.power(b);
    case Operator::bitAnd:
        return BigNumber::joined(Bits::conjunction, a, b);
    case Operator::bitOr:
        return BigNumber::joined(Bits::disjunction, a, b);
    case Operator::bitXor:
        return BigNumber::joined(Bits::difference, a, b);
    case Operator::shiftLeft:
        return a.shiftedLeft(b.magnitudeUpTo(places));
    case Operator::shiftRight:
        return a.shiftedRight(b.magnitudeUpTo(places));
    default:
        return std::unexpected(WholeFault::badOperands);
    }
}

} // namespace

bool isWholeNumber(const Value& value)
{
    return value.is<LargeInteger>() || asInteger(value).has_value();
}

bool isNegative(const LargeInteger& number)
{
    return number.data->number.isNegative();
}

std::expected<Value, WholeFault> wholeBinary(Operator op, const Value& left, const Value& right)
{
    const BigNumber a = numberOf(left);
    const BigNumber b = numberOf(right);
    const bool isDivision = op == Operator::floorDivide || op == Operator::modulo;
    const bool isCounted = op == Operator::shiftLeft || op == Operator::shiftRight || op == Operator::power;
    if (isDivision && b.isZero())
        return std::unexpected(WholeFault::zeroDivisor);
    if (isCounted && b.isNegative())
        return std::unexpected(WholeFault::badOperands);
    if (mostBits(op, a, b) > largestIntegerBits)
        return std::unexpected(WholeFault::tooLarge);
    auto result = computed(op, a, b);
    if (!result)
        return std::unexpected(result.error());
    if (result->bits() > largestIntegerBits)
        return std::unexpected(WholeFault::tooLarge);
    return valueOf(*std::move(result));
}

std::uint64_t costOf(Operator op, const Value& left, const Value& right)
{
    // A step takes about as long as this many products of words.
    constexpr std::uint64_t productsPerStep = 256;
    const bool canGrow = op == Operator::power || op == Operator::shiftLeft;
    if (!canGrow && !left.is<LargeInteger>() && !right.is<LargeInteger>())
        return 0;
    const auto words = [](std::size_t bits) { return std::min(bits, largestIntegerBits) / 64 + 1; };
    const BigNumber a = numberOf(left);
    const BigNumber b = numberOf(right);
    const std::size_t result = mostBits(op, a, b);
    return canGrow ? words(result) * words(result) / productsPerStep
                   : words(a.bits()) * words(b.bits()) / productsPerStep;
}

std::optional<double> wholeQuotient(const Value& a, const Value& b)
{
    // A double and its rounding need 54 bits; the last of 55 or 56 stands for all that are cut off. Numbers
    // near the end of the range have fewer, down to 2 ** -1074.
    constexpr int quotientBits = 55;
    constexpr int mostShift = 1076;
    BigNumber dividend = numberOf(a);
    BigNumber divisor = numberOf(b);
    const bool isBelowZero = dividend.isNegative() != divisor.isNegative();
    const int excess = static_cast<int>(dividend.bits()) - static_cast<int>(divisor.bits());
    const int shift = std::min(quotientBits - excess, mostShift);
    dividend = dividend.magnitude().shiftedLeft(static_cast<std::size_t>(std::max(shift, 0)));
    divisor = divisor.magnitude().shiftedLeft(static_cast<std::size_t>(std::max(-shift, 0)));
    const auto [quotient, rest] = BigNumber::divided(dividend, divisor);
    auto digits = static_cast<std::uint64_t>(quotient.small().value_or(0));
    if (!rest.isZero())
        digits |= 1U;
    const double result = std::ldexp(static_cast<double>(digits), -shift);
    if (!std::isfinite(result))
        return std::nullopt;
    return isBelowZero ? -result : result;
}

std::optional<Value> wholeFromDigits(std::string_view digits)
{
    constexpr std::size_t mostDigits = largestIntegerBits * 30103 / 100'000;
    digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size()));
    if (digits.empty())
        return Value(Integer{0});
    if (digits.size() > mostDigits)
        return std::nullopt;
    return valueOf(BigNumber(digits));
}

Value wholeFromReal(double value)
{
    constexpr int digits = 53;
    int exponent = 0;
    const double fraction = std::frexp(value, &exponent);
    if (exponent <= digits)
        return static_cast<Integer>(value);
    const BigNumber mantissa(static_cast<Integer>(std::ldexp(fraction, digits)));
    return valueOf(mantissa.shiftedLeft(static_cast<std::size_t>(exponent - digits)));
}

std::optional<double> asReal(const LargeInteger& number)
{
    return wholeQuotient(number, Integer{1});
}

std::pair<double, int> fractionOf(const LargeInteger& number)
{
    const BigNumber magnitude = number.data->number.magnitude();
    const BigNumber unit = BigNumber(Integer{1}).shiftedLeft(magnitude.bits());
    int more = 0;
    // Rounding can reach 1.
    const double fraction = std::frexp(*wholeQuotient(valueOf(magnitude), valueOf(unit)), &more);
    return {fraction, static_cast<int>(magnitude.bits()) + more};
}

bool hasDecimalDigits(const LargeInteger& number)
{
    return number.data->number.decimal().size() <= largestIntegerDigits + (isNegative(number) ? 1 : 0);
}

std::string spell(const LargeInteger& number)
{
    return hasDecimalDigits(number) ? number.data->number.decimal()
                                    : std::format("a whole number of {} bits", number.data->number.bits());
}

std::optional<std::partial_ordering> compareReals(const Value& a, const Value& b)
{
    const auto* left = a.get<double>();
    const auto* right = b.get<double>();
    if ((left == nullptr && !isWholeNumber(a)) || (right == nullptr && !isWholeNumber(b)))
        return std::nullopt;
    if (left != nullptr && right != nullptr)
        return *left <=> *right;
    if (left == nullptr && right == nullptr) {
        const auto small = asInteger(a);
        const auto other = asInteger(b);
        if (!small || !other)
            return numberOf(a) <=> numberOf(b);
        return *small < *other ? std::partial_ordering::less
            : *small > *other  ? std::partial_ordering::greater
                               : std::partial_ordering::equivalent;
    }
    const double real = left != nullptr ? *left : *right;
    if (!std::isfinite(real))
        return left != nullptr ? real <=> 0.0 : 0.0 <=> real;
    // The whole parts decide; where they are equal the real number is larger by what is behind its point.
    const Value whole = wholeFromReal(std::floor(real));
    const auto order = left != nullptr ? compareReals(whole, b) : compareReals(a, whole);
    if (*order != std::partial_ordering::equivalent || real == std::floor(real))
        return order;
    return left != nullptr ? std::partial_ordering::greater : std::partial_ordering::less;
}

} // namespace hawk::trace
