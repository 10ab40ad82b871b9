// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "tolerance.h"

#include <algorithm>
#include <cmath>

namespace hawk::fuzz {

namespace {

constexpr std::size_t fewWays = 4;
constexpr std::size_t manyWays = 60;
/// Errors of one operation are one of many that moved results were made with.
constexpr double reach = 8.0;

} // namespace

Result<std::optional<Place>> Tolerance::firstFault(const data::BoundArguments& computed)
{
    const auto faultAmong = [&](const std::vector<Place>& places) -> std::optional<Place> {
        const auto found =
            std::ranges::find_if(places, [&](const Place& each) { return !isWithin(each, computed); });
        return found == places.end() ? std::nullopt : std::optional(*found);
    };
    const std::vector<Place> places = placesOf(m_exact);
    for (const std::size_t ways : {fewWays, manyWays}) {
        if (const auto moved = moveMore(ways); !moved)
            return std::unexpected(moved.error());
        if (!faultAmong(places))
            return std::nullopt;
    }
    return faultAmong(places);
}

Result<void> Tolerance::moveMore(std::size_t ways)
{
    while (m_ways.size() < ways) {
        auto way = m_moved(m_ways.size());
        if (!way)
            return std::unexpected(way.error());
        m_ways.push_back(*std::move(way));
    }
    return {};
}

bool Tolerance::isWithin(const Place& place, const data::BoundArguments& computed) const
{
    const double exact = numberAt(m_exact, place);
    const double number = numberAt(computed, place);
    // Where something overflows a fused operation may not, and what follows from it is anything.
    if (exact == number || !std::isfinite(exact))
        return true;
    // The other way round one of the moved numbers must be no finite one either, or one of another size: a
    // step of the function is near, and a division by the zero beside it.
    if (!std::isfinite(number))
        return std::ranges::any_of(m_ways, [&](const data::BoundArguments& way) {
            const double moved = numberAt(way, place);
            return !std::isfinite(moved) || std::abs(moved - exact) > 0x1p10 * std::abs(exact);
        });
    const bool isDouble = m_mode == data::Mode::float64;
    const double unit = isDouble ? 0x1p-52 : 0x1p-23;
    const double least = isDouble ? 0x1p-1022 : 0x1p-126;
    double farthest = 4.0 * unit * std::abs(exact) + least;
    for (const data::BoundArguments& way : m_ways) {
        const double moved = numberAt(way, place);
        // No number of this sample means anything when an error can make it infinite, or none at all.
        if (std::isfinite(moved) != std::isfinite(exact))
            return true;
        if (std::isfinite(moved))
            farthest = std::max(farthest, std::abs(moved - exact));
    }
    return std::abs(number - exact) <= reach * farthest;
}

} // namespace hawk::fuzz
