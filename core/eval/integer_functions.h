// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cmath>
#include <concepts>
#include <cstdint>
#include <limits>
#include <type_traits>

#include "eval/scalar_functions.h"

/// Operations on integers that have a result for all operands, where C++ has none for some.
namespace hawk::eval {

/// Rounds toward minus infinity; a zero divisor gives 0 (docs/semantics.md "Operators").
template <std::integral Integer>
Integer flooredQuotient(Integer a, Integer b)
{
    const Integer quotient = truncatedQuotient(a, b);
    if constexpr (std::is_signed_v<Integer>) {
        if (b != 0 && b != -1 && a % b != 0 && (a < 0) != (b < 0))
            return quotient - 1;
    }
    return quotient;
}

/// What flooredQuotient leaves: it has the sign of b; a zero divisor gives 0.
template <std::integral Integer>
Integer flooredRest(Integer a, Integer b)
{
    if (b == 0)
        return 0;
    if constexpr (std::is_signed_v<Integer>) {
        if (b == -1)
            return 0;
        const Integer rest = a % b;
        return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest;
    } else {
        return a % b;
    }
}

/// Counts outside of 0 … width-1 shift everything out (docs/semantics.md "Operators").
template <std::integral Integer>
Integer shiftedLeft(Integer a, Integer count)
{
    using Bits = std::make_unsigned_t<Integer>;
    const auto places = static_cast<Bits>(count);
    return places < std::numeric_limits<Bits>::digits ? static_cast<Integer>(static_cast<Bits>(a) << places)
                                                      : Integer(0);
}

/// Arithmetic for signed integers: what is shifted in repeats the sign, so a large count leaves 0 or -1.
template <std::integral Integer>
Integer shiftedRight(Integer a, Integer count)
{
    using Bits = std::make_unsigned_t<Integer>;
    const auto places = static_cast<Bits>(count);
    if (places < std::numeric_limits<Bits>::digits)
        return static_cast<Integer>(a >> places);
    return a < 0 ? static_cast<Integer>(-1) : Integer(0);
}

/// The larger index j of the pair (i, j), i < j, that has this number among all pairs in the order of
/// k = j (j - 1) / 2 + i (docs/semantics.md "Numbers of samples and pairs"). The root is off by at most one
/// below 2^62.
inline std::int64_t pairRow(std::int64_t pair)
{
    const auto row =
        static_cast<std::int64_t>((1.0 + std::sqrt(1.0 + 8.0 * static_cast<double>(pair))) * 0.5);
    const std::int64_t lowered = row * (row - 1) / 2 > pair ? row - 1 : row;
    return lowered * (lowered + 1) / 2 <= pair ? lowered + 1 : lowered;
}

} // namespace hawk::eval
