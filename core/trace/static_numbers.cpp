// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/static_numbers.h"

#include <cmath>

#include "trace/large_integer.h"
#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

namespace {

Integer floorQuotient(Integer a, Integer b)
{
    const Integer quotient = a / b;
    return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

double floorModulo(double a, double b)
{
    double rest = std::fmod(a, b);
    if (rest == 0.0)
        return std::copysign(0.0, b);
    if ((rest < 0.0) != (b < 0.0))
        rest += b;
    return rest;
}

Value refuseFault(Frame& frame, WholeFault fault, Operator op, const Value& a, const Value& b, Range whole)
{
    switch (fault) {
    case WholeFault::zeroDivisor:
        return frame.refuse(faults::zeroDivision, whole);
    case WholeFault::tooLarge:
        return frame.refuse(unsupported::largeInteger, whole);
    case WholeFault::badOperands:
        break;
    }
    return refuseOperands(frame, op, a, b, whole);
}

/// The result where it fits into 128 bits and takes no power.
std::optional<Integer> smallBinary(Operator op, Integer a, Integer b)
{
    Integer result = 0;
    switch (op) {
    case Operator::add:
        return __builtin_add_overflow(a, b, &result) ? std::nullopt : std::optional(result);
    case Operator::subtract:
        return __builtin_sub_overflow(a, b, &result) ? std::nullopt : std::optional(result);
    case Operator::multiply:
        return __builtin_mul_overflow(a, b, &result) ? std::nullopt : std::optional(result);
    case Operator::floorDivide:
        // The quotient of the most negative number by -1 does not fit.
        return b == 0 || b == -1 ? std::nullopt : std::optional(floorQuotient(a, b));
    case Operator::modulo:
        return b == 0 || b == -1 ? std::nullopt : std::optional(a - floorQuotient(a, b) * b);
    case Operator::bitAnd:
        return a & b;
    case Operator::bitOr:
        return a | b;
    case Operator::bitXor:
        return a ^ b;
    default:
        return std::nullopt;
    }
}

Value wholeDivided(Frame& frame, const Value& left, const Value& right, Range whole)
{
    if (isEqual(right, Integer{0}))
        return frame.refuse(faults::zeroDivision, whole);
    const auto quotient = wholeQuotient(left, right);
    return quotient
        ? Value(*quotient)
        : frame.refuse(faults::mathDomain, whole, {"/", represent(left) + " and " + represent(right)});
}

} // namespace

Value refuseOperands(Frame& frame, Operator op, const Value& left, const Value& right, Range whole)
{
    return frame.refuse(faults::badOperands, whole,
                        {std::string(spellingOf(op)), describe(frame, left), describe(frame, right)});
}

Value wholeOperation(Frame& frame, Operator op, const Value& left, const Value& right, Range whole)
{
    const auto a = asInteger(left);
    const auto b = asInteger(right);
    if (op == Operator::divide)
        return wholeDivided(frame, left, right, whole);
    if (op == Operator::power && compareReals(right, Integer{0}) == std::partial_ordering::less) {
        const auto base = asReal(left);
        const auto exponent = asReal(right);
        if (base == 0.0)
            return frame.refuse(faults::zeroDivision, whole);
        return base && exponent ? Value(std::pow(*base, *exponent))
                                : refuseOperands(frame, op, left, right, whole);
    }
    if (const auto small = a && b ? smallBinary(op, *a, *b) : std::nullopt)
        return *small;
    if (!spend(frame, whole, costOf(op, left, right)))
        return Unknown{};
    const auto result = wholeBinary(op, left, right);
    return result ? *result : refuseFault(frame, result.error(), op, left, right, whole);
}

Value realOperation(Frame& frame, Operator op, double a, double b, Range whole)
{
    const bool isDivision = op == Operator::divide || op == Operator::floorDivide || op == Operator::modulo;
    if (isDivision && b == 0.0)
        return frame.refuse(faults::zeroDivision, whole);
    switch (op) {
    case Operator::add:
        return a + b;
    case Operator::subtract:
        return a - b;
    case Operator::multiply:
        return a * b;
    case Operator::divide:
        return a / b;
    case Operator::floorDivide:
        return std::floor((a - floorModulo(a, b)) / b + 0.5);
    case Operator::modulo:
        return floorModulo(a, b);
    case Operator::power:
        if (a == 0.0 && b < 0.0)
            return frame.refuse(faults::zeroDivision, whole);
        if (a < 0.0 && std::isfinite(b) && b != std::floor(b))
            return frame.refuse(faults::mathDomain, whole, {"**", spell(a) + " and " + spell(b)});
        return std::pow(a, b);
    default:
        return refuseOperands(frame, op, Value(a), Value(b), whole);
    }
}

} // namespace hawk::trace
