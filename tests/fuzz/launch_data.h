// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "data/binding.h"

namespace hawk::fuzz {

/// Three blocks of compiled code, the last of them not full.
inline constexpr std::int64_t sampleCount = 150;

/// Values for every slot of a signature: ordinary ones, and among them zeros of both signs, infinities, NaN,
/// the ends of each type's range. The same seed gives the same values.
Result<data::BoundArguments> makeArguments(const data::Signature& signature, data::Mode mode,
                                           std::uint64_t seed);

/// Ordinary values by name, in float64, each plane with all its samples.
std::map<std::string, data::Argument> tameArguments(const data::Signature& signature, std::uint64_t seed);

/// One number of a result: `plane` of BoundArguments::results, the component and the sample.
struct Place {
    std::string plane;
    std::int64_t component = 0;
    std::int64_t sample = 0;
};

/// The number at a place, as a double.
double numberAt(const data::BoundArguments& arguments, const Place& place);
/// As a person reads it: the shortest decimal that gives the same bits.
std::string spellAt(const data::BoundArguments& arguments, const Place& place);
/// Every place of every result, in the order of their names.
std::vector<Place> placesOf(const data::BoundArguments& arguments);

/// The first place where two launches of one signature left other bits. Every NaN is the same.
std::optional<Place> firstDifference(const data::BoundArguments& a, const data::BoundArguments& b);

/// `x = 0.5, v = [1, 2, 3]`: what one sample gets.
std::string spellInputs(const data::Signature& signature, data::Mode mode, std::uint64_t seed,
                        std::int64_t sample);

} // namespace hawk::fuzz
