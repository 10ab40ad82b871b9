// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cmath>
#include <concepts>
#include <cstdint>
#include <limits>
#include <type_traits>

/// The operations on one component whose meaning is not simply that of the C library's function of the same
/// name, or of the C++ operator. Real is double or float; nothing is computed in a wider type than Real.
namespace hawk::eval {

/// -1, 0 or 1; both zeros give +0, a NaN stays one (docs/semantics.md "Functions of real numbers").
template <std::floating_point Real>
Real signOf(Real x)
{
    if (x > 0)
        return 1;
    if (x < 0)
        return -1;
    return x == 0 ? Real(0) : x;
}

/// Distance to the next number away from zero, with the sign of x, as numpy.spacing (docs/semantics.md
/// "Functions of real numbers"): both zeros give the smallest positive number, infinities and NaN give NaN.
template <std::floating_point Real>
Real spacingOf(Real x)
{
    if (!std::isfinite(x))
        return std::numeric_limits<Real>::quiet_NaN();
    if (x == 0)
        return std::numeric_limits<Real>::denorm_min();
    return std::nextafter(x, std::copysign(std::numeric_limits<Real>::infinity(), x)) - x;
}

/// The remainder of a floored division, as numpy.remainder (docs/semantics.md "Functions of real numbers"):
/// it has the sign of b, a zero too.
template <std::floating_point Real>
Real floorRemainder(Real a, Real b)
{
    const Real rest = std::fmod(a, b);
    if (rest == 0)
        return std::copysign(Real(0), b);
    return (rest < 0) != (b < 0) ? rest + b : rest;
}

/// Limits x to [low, high]; the upper limit wins when they cross, a NaN among the three gives NaN
/// (docs/semantics.md "Functions of real numbers").
template <std::floating_point Real>
Real clipTo(Real x, Real low, Real high)
{
    if (std::isnan(x) || std::isnan(low) || std::isnan(high))
        return std::numeric_limits<Real>::quiet_NaN();
    const Real raised = x < low ? low : x;
    return raised > high ? high : raised;
}

template <std::integral Integer>
Integer clipTo(Integer x, Integer low, Integer high)
{
    const Integer raised = x < low ? low : x;
    return raised > high ? high : raised;
}

/// Two rounded operations, not one.
template <std::floating_point Real>
Real reciprocalRoot(Real x)
{
    return Real(1) / std::sqrt(x);
}

/// Integer arithmetic wraps (docs/semantics.md "Types"); the detour over unsigned numbers keeps it defined in
/// C++.
template <std::integral Integer>
Integer wrappedSum(Integer a, Integer b)
{
    using Bits = std::make_unsigned_t<Integer>;
    return static_cast<Integer>(static_cast<Bits>(a) + static_cast<Bits>(b));
}

template <std::integral Integer>
Integer wrappedDifference(Integer a, Integer b)
{
    using Bits = std::make_unsigned_t<Integer>;
    return static_cast<Integer>(static_cast<Bits>(a) - static_cast<Bits>(b));
}

template <std::integral Integer>
Integer wrappedProduct(Integer a, Integer b)
{
    using Bits = std::make_unsigned_t<Integer>;
    return static_cast<Integer>(static_cast<Bits>(a) * static_cast<Bits>(b));
}

template <std::integral Integer>
Integer wrappedNegation(Integer x)
{
    return wrappedDifference(Integer(0), x);
}

/// The most negative integer stays as it is (docs/semantics.md "Operators").
template <std::integral Integer>
Integer wrappedMagnitude(Integer x)
{
    return x < 0 ? wrappedNegation(x) : x;
}

/// Truncates toward zero; a zero divisor gives 0 (docs/semantics.md "Operators").
template <std::integral Integer>
Integer truncatedQuotient(Integer a, Integer b)
{
    if (b == 0)
        return 0;
    if constexpr (std::is_signed_v<Integer>) {
        if (b == -1)
            return wrappedNegation(a);
    }
    return a / b;
}

template <std::integral Integer>
Integer signOf(Integer x)
{
    return x > 0 ? Integer(1) : x == 0 ? Integer(0) : static_cast<Integer>(-1);
}

/// From Real to an integer: toward zero, limited to the integer's range, NaN gives 0; between integers:
/// modulo the range; to a boolean: whether it differs from zero (docs/semantics.md "Conversions").
template <class To, class From>
To convertTo(From x)
{
    if constexpr (std::same_as<To, bool>) {
        return x != From(0);
    } else if constexpr (std::floating_point<From> && std::integral<To>) {
        // 2^digits is exact in both Real types, the largest integer is not.
        const From limit = std::ldexp(From(1), std::numeric_limits<To>::digits);
        if (std::isnan(x))
            return 0;
        if (x >= limit)
            return std::numeric_limits<To>::max();
        if (x <= static_cast<From>(std::numeric_limits<To>::min()))
            return std::numeric_limits<To>::min();
        return static_cast<To>(x);
    } else {
        return static_cast<To>(x);
    }
}

} // namespace hawk::eval
