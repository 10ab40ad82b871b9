// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "compare.h"

#include <bit>
#include <cmath>
#include <format>
#include <limits>

namespace hawk::conformance {

namespace {

/// Steps between two finite numbers on the line of all numbers of their type; both zeros are one place.
template <std::floating_point Real>
double stepsBetween(Real a, Real b)
{
    using Bits = std::conditional_t<sizeof(Real) == 8, std::int64_t, std::int32_t>;
    const auto place = [](Real x) {
        const auto bits = std::bit_cast<Bits>(x);
        return static_cast<long double>(bits < 0 ? std::numeric_limits<Bits>::min() - bits : bits);
    };
    return static_cast<double>(std::abs(place(a) - place(b)));
}

template <class T>
bool agree(T got, T wanted, const Tolerance& tolerance)
{
    if constexpr (!std::is_floating_point_v<T>) {
        return got == wanted;
    } else {
        if (std::isnan(wanted))
            return std::isnan(got);
        if (!std::isfinite(wanted) || !std::isfinite(got))
            return got == wanted;
        const bool asksForBits = tolerance.ulp == 0 && tolerance.relative == 0 && tolerance.absolute == 0;
        if (got == 0 && wanted == 0 && asksForBits && tolerance.isZeroSigned)
            return std::signbit(got) == std::signbit(wanted);
        const double allowed =
            tolerance.relative * std::abs(static_cast<double>(wanted)) + tolerance.absolute;
        return stepsBetween(got, wanted) <= tolerance.ulp
            || std::abs(static_cast<double>(got) - static_cast<double>(wanted)) <= allowed;
    }
}

template <class T>
std::optional<Difference> firstDifference(const data::Array& got, const data::Array& wanted,
                                          const Tolerance& tolerance)
{
    const std::span<const T> a = got.values<T>();
    const std::span<const T> b = wanted.values<T>();
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (!agree(a[i], b[i], tolerance))
            return Difference{std::format("[{}] = {}", i, b[i]), std::format("[{}] = {}", i, a[i])};
    }
    return std::nullopt;
}

std::string spell(const data::Array& array)
{
    std::string text(nameOf(array.dtype()));
    text += " (";
    for (const std::int64_t extent : array.shape())
        text += std::format("{},", extent);
    return text + ")";
}

} // namespace

std::optional<Difference> difference(const data::Array& got, const data::Array& wanted,
                                     const Tolerance& tolerance)
{
    if (got.dtype() != wanted.dtype() || got.shape() != wanted.shape())
        return Difference{" " + spell(wanted), " " + spell(got)};
    const data::Array ordered = got.contiguousCopy();
    switch (wanted.dtype()) {
    case data::Dtype::float64:
        return firstDifference<double>(ordered, wanted, tolerance);
    case data::Dtype::float32:
        return firstDifference<float>(ordered, wanted, tolerance);
    case data::Dtype::int64:
        return firstDifference<std::int64_t>(ordered, wanted, tolerance);
    case data::Dtype::int32:
        return firstDifference<std::int32_t>(ordered, wanted, tolerance);
    case data::Dtype::uint32:
        return firstDifference<std::uint32_t>(ordered, wanted, tolerance);
    case data::Dtype::boolean:
        break;
    }
    return firstDifference<bool>(ordered, wanted, tolerance);
}

} // namespace hawk::conformance
