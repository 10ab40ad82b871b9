// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "data/random.h"

#include <cmath>
#include <numbers>

namespace hawk::data {

static constexpr std::uint64_t uniformSalt = 0x243F6A8885A308D3;
static constexpr std::uint64_t normalSalt = 0x13198A2E03707344;

static std::uint32_t lowWord(std::uint64_t value)
{
    return static_cast<std::uint32_t>(value);
}

static std::uint32_t highWord(std::uint64_t value)
{
    return static_cast<std::uint32_t>(value >> 32);
}

std::array<std::uint32_t, 4> philox(std::array<std::uint32_t, 4> counter, std::array<std::uint32_t, 2> key)
{
    for (int round = 0; round < 10; ++round) {
        const std::uint64_t first = std::uint64_t{0xD2511F53} * counter[0];
        const std::uint64_t second = std::uint64_t{0xCD9E8D57} * counter[2];
        counter = {highWord(second) ^ counter[1] ^ key[0], lowWord(second),
                   highWord(first) ^ counter[3] ^ key[1], lowWord(first)};
        key[0] += 0x9E3779B9;
        key[1] += 0xBB67AE85;
    }
    return counter;
}

static std::array<std::uint32_t, 4> block(std::uint64_t salt, std::int64_t seed, std::int64_t sample,
                                          std::int64_t counter)
{
    const std::uint64_t key = static_cast<std::uint64_t>(seed) ^ salt;
    const auto count = static_cast<std::uint64_t>(counter);
    const auto place = static_cast<std::uint64_t>(sample);
    return philox({lowWord(count), highWord(count), lowWord(place), highWord(place)},
                  {lowWord(key), highWord(key)});
}

double uniformDraw(std::int64_t seed, std::int64_t sample, std::int64_t counter)
{
    return block(uniformSalt, seed, sample, counter)[0] * 0x1p-32 + 0x1p-33;
}

double normalDraw(std::int64_t seed, std::int64_t sample, std::int64_t counter)
{
    const auto words = block(normalSalt, seed, sample, counter);
    const auto wide = [](std::uint32_t low, std::uint32_t high) {
        return static_cast<double>(low ^ (std::uint64_t{high} << 21));
    };
    const double radius = wide(words[0], words[1]) * 0x1p-53 + 0x1p-54;
    const double turn = wide(words[2], words[3]) * 0x1p-52 + 0x1p-53;
    return std::sqrt(-2.0 * std::log(radius)) * std::sin(std::numbers::pi * turn);
}

} // namespace hawk::data
