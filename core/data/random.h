// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <array>
#include <cstdint>

namespace hawk::data {

/// One block of the counter-based generator Philox4x32-10 (Salmon et al., "Parallel random numbers: as easy
/// as 1, 2, 3", 2011).
std::array<std::uint32_t, 4> philox(std::array<std::uint32_t, 4> counter, std::array<std::uint32_t, 2> key);

/// The language's draws in double (docs/semantics.md "Draws"): pure functions of seed, sample and counter.
/// uniformDraw lies in the open interval (0, 1); normalDraw has mean 0 and standard deviation 1 (Box and
/// Muller).
double uniformDraw(std::int64_t seed, std::int64_t sample, std::int64_t counter);
double normalDraw(std::int64_t seed, std::int64_t sample, std::int64_t counter);

} // namespace hawk::data
