// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "data/convert.h"

#include <bit>
#include <cmath>
#include <cstring>
#include <format>
#include <limits>
#include <type_traits>
#include <utility>

namespace hawk::data {

namespace {

/// Calls `visit` with a value of the C++ type of a dtype; booleans visit as unsigned bytes.
template <class Visitor>
decltype(auto) withType(Dtype dtype, Visitor&& visit)
{
    switch (dtype) {
    case Dtype::float64:
        return visit(double{});
    case Dtype::float32:
        return visit(float{});
    case Dtype::int64:
        return visit(std::int64_t{});
    case Dtype::int32:
        return visit(std::int32_t{});
    case Dtype::uint32:
        return visit(std::uint32_t{});
    case Dtype::boolean:
        break;
    }
    return visit(std::uint8_t{});
}

/// Whether a float type with a significand of `digits` bits holds an integer: its bits from the highest to
/// the lowest set one must fit. The exponent range always suffices.
bool isHeldBy(std::int64_t value, int digits)
{
    const auto magnitude =
        value < 0 ? 0 - static_cast<std::uint64_t>(value) : static_cast<std::uint64_t>(value);
    return magnitude == 0 || std::bit_width(magnitude) - std::countr_zero(magnitude) <= digits;
}

template <class To, class From>
bool isHeld(From value)
{
    if constexpr (std::is_floating_point_v<From> && std::is_floating_point_v<To>) {
        return std::isnan(value) || static_cast<From>(static_cast<To>(value)) == value;
    } else if constexpr (std::is_floating_point_v<From>) {
        // The bounds are powers of two, so they are exact in From; NaN fails both comparisons.
        constexpr From low = static_cast<From>(std::numeric_limits<To>::min());
        constexpr From high = static_cast<From>(std::numeric_limits<To>::max() / 2 + 1) * 2;
        return value >= low && value < high && std::trunc(value) == value;
    } else if constexpr (std::is_floating_point_v<To>) {
        return isHeldBy(static_cast<std::int64_t>(value), std::numeric_limits<To>::digits);
    } else {
        return std::in_range<To>(value);
    }
}

/// Whether a plain decimal number is to be rounded into a narrower float that has it in its range.
template <class To, class From>
bool isRounded(From value)
{
    if constexpr (std::is_same_v<From, double> && std::is_same_v<To, float>)
        return std::abs(value) <= static_cast<double>(std::numeric_limits<float>::max());
    else
        return false;
}

template <class From, class To>
std::optional<std::int64_t> convertElements(const std::byte* source, std::byte* target, std::int64_t count)
{
    for (std::int64_t i = 0; i < count; ++i) {
        From value;
        std::memcpy(&value, source + i * static_cast<std::int64_t>(sizeof(From)), sizeof(From));
        if constexpr (std::is_same_v<From, std::uint8_t>)
            value = value != 0; // any non-zero byte is true
        if (!isHeld<To>(value))
            return i;
        const To converted = static_cast<To>(value);
        std::memcpy(target + i * static_cast<std::int64_t>(sizeof(To)), &converted, sizeof(To));
    }
    return std::nullopt;
}

} // namespace

std::expected<Array, InexactValue> convertExactly(const Array& source, Dtype target)
{
    const Array ordered = source.isContiguous() ? source : source.contiguousCopy();
    Array converted = Array::zeros(target, source.shape());
    std::byte* const bytes = converted.writableBytes();
    const std::int64_t count = source.count();
    const auto failed = withType(source.dtype(), [&](auto from) {
        return withType(target, [&](auto to) {
            return convertElements<decltype(from), decltype(to)>(ordered.bytes(), bytes, count);
        });
    });
    if (!failed)
        return converted;
    const auto size = static_cast<std::int64_t>(sizeOf(source.dtype()));
    return std::unexpected(
        InexactValue{*failed, numberText(numberAt(ordered.bytes() + *failed * size, source.dtype()))});
}

std::optional<std::array<std::byte, 8>> encodeNumber(const Number& number, Dtype dtype)
{
    std::array<std::byte, 8> bytes{};
    const bool isEncoded = std::visit(
        [&](auto value) {
            return withType(dtype, [&](auto to) {
                using From = decltype(value);
                using To = decltype(to);
                if (std::is_same_v<To, std::uint8_t> && !std::is_same_v<From, bool>)
                    return false;
                if constexpr (std::is_same_v<From, bool>)
                    to = static_cast<To>(value ? 1 : 0);
                else if (isRounded<To>(value) || isHeld<To>(value))
                    to = static_cast<To>(value);
                else
                    return false;
                std::memcpy(bytes.data(), &to, sizeof(To));
                return true;
            });
        },
        number);
    return isEncoded ? std::optional(bytes) : std::nullopt;
}

std::string numberText(const Number& number)
{
    return std::visit([](auto value) { return std::format("{}", value); }, number);
}

Number numberAt(const std::byte* position, Dtype dtype)
{
    return withType(dtype, [&](auto value) -> Number {
        std::memcpy(&value, position, sizeof(value));
        if constexpr (std::is_floating_point_v<decltype(value)>)
            return static_cast<double>(value);
        else if constexpr (std::is_same_v<decltype(value), std::uint8_t>)
            return value != 0;
        else
            return static_cast<std::int64_t>(value);
    });
}

} // namespace hawk::data
