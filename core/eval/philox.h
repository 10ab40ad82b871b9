// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <array>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <numbers>

/// Random numbers that are a function of seed, counter and sample alone (docs/semantics.md "Draws").
namespace hawk::eval {

/// Four words of Philox4x32-10 for a counter of two 64-bit halves and a 64-bit key (Salmon, Moraes, Dror,
/// Shaw: Parallel random numbers: as easy as 1, 2, 3, SC 2011).
inline std::array<std::uint32_t, 4> philox(std::uint64_t key, std::uint64_t counter, std::uint64_t sample)
{
    const auto low = [](std::uint64_t value) { return static_cast<std::uint32_t>(value); };
    const auto high = [](std::uint64_t value) { return static_cast<std::uint32_t>(value >> 32); };
    std::array<std::uint32_t, 4> words = {low(counter), high(counter), low(sample), high(sample)};
    std::uint32_t first = low(key);
    std::uint32_t second = high(key);
    for (int round = 0; round < 10; ++round) {
        const std::uint64_t a = std::uint64_t{0xD2511F53u} * words[0];
        const std::uint64_t b = std::uint64_t{0xCD9E8D57u} * words[2];
        words = {high(b) ^ words[1] ^ first, low(b), high(a) ^ words[3] ^ second, low(a)};
        first += 0x9E3779B9u;
        second += 0xBB67AE85u;
    }
    return words;
}

/// In (0, 1), both ends left out.
template <std::floating_point Real>
Real randomUniform(std::int64_t seed, std::int64_t counter, std::int64_t sample)
{
    const auto words = philox(static_cast<std::uint64_t>(seed) ^ 0x243F6A8885A308D3u,
                              static_cast<std::uint64_t>(counter), static_cast<std::uint64_t>(sample));
    if constexpr (sizeof(Real) == 8)
        return static_cast<Real>(words[0]) * Real(0x1p-32) + Real(0x1p-33);
    else
        return static_cast<Real>(2 * (words[0] >> 9) + 1) * Real(0x1p-24);
}

/// Standard normal, by the method of Box and Muller.
template <std::floating_point Real>
Real randomNormal(std::int64_t seed, std::int64_t counter, std::int64_t sample)
{
    const auto words = philox(static_cast<std::uint64_t>(seed) ^ 0x13198A2E03707344u,
                              static_cast<std::uint64_t>(counter), static_cast<std::uint64_t>(sample));
    const auto wide = [&words](std::size_t k) {
        return static_cast<Real>(words[k] ^ (static_cast<std::uint64_t>(words[k + 1]) << 21));
    };
    if constexpr (sizeof(Real) == 8) {
        const Real radius = wide(0) * Real(0x1p-53) + Real(0x1p-54);
        const Real angle = wide(2) * Real(0x1p-52) + Real(0x1p-53);
        return std::sqrt(Real(-2) * std::log(radius)) * std::sin(std::numbers::pi_v<Real> * angle);
    } else {
        const Real radius = static_cast<Real>(2 * (words[0] >> 9) + 1) * Real(0x1p-24);
        const Real angle = (static_cast<Real>(words[1]) + Real(0.5)) * Real(0x1p-32);
        return std::sqrt(Real(-2) * std::log(radius)) * std::sin(angle * (2 * std::numbers::pi_v<Real>));
    }
}

} // namespace hawk::eval
