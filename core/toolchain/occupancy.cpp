// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "toolchain/occupancy.h"

#include <algorithm>
#include <array>
#include <limits>

namespace hawk::toolchain {

namespace {

constexpr std::uint32_t warpSize = 32;
constexpr std::uint32_t maxBlockSize = 1024;
constexpr std::uint32_t registerCount = 65536;
constexpr std::uint32_t registerParts = 4;
constexpr std::uint32_t registerUnit = 256;
constexpr std::uint32_t maxRegisters = 256;
constexpr std::uint32_t unlimited = std::numeric_limits<std::uint32_t>::max();

template <class Number>
constexpr Number roundedUp(Number value, Number unit)
{
    return (value + unit - 1) / unit * unit;
}

std::uint32_t blocksByRegisters(std::uint32_t registers, std::uint32_t warps)
{
    if (registers == 0)
        return unlimited;
    const std::uint32_t perWarp = roundedUp(registers * warpSize, registerUnit);
    const bool isTooLarge = perWarp * roundedUp(warps, registerParts) > registerCount;
    if (isTooLarge || registers > maxRegisters)
        return 0;
    return registerCount / registerParts / perWarp * registerParts / warps;
}

std::uint32_t blocksByShared(std::uint64_t bytes, const ComputeCapability& capability)
{
    const std::uint64_t perBlock =
        roundedUp(bytes + capability.reservedSharedBytesPerBlock, capability.sharedGranularity);
    if (perBlock == 0)
        return unlimited;
    if (perBlock > capability.maxSharedBytesPerBlock)
        return 0;
    return static_cast<std::uint32_t>(capability.sharedBytes / perBlock);
}

} // namespace

Occupancy occupancyOf(const KernelResources& kernel, std::uint32_t blockSize,
                      const ComputeCapability& capability)
{
    Occupancy result{.blockSize = blockSize, .maxWarps = capability.maxThreads / warpSize};
    const std::uint32_t warps = roundedUp(blockSize, warpSize) / warpSize;
    if (warps == 0 || blockSize > maxBlockSize) {
        result.limiter = Limiter::blockSize;
        return result;
    }
    const std::array limits = {
        std::pair(Limiter::threads, result.maxWarps / warps),
        std::pair(Limiter::blocks, capability.maxBlocks),
        std::pair(Limiter::registers, blocksByRegisters(kernel.registers, warps)),
        std::pair(Limiter::sharedMemory, blocksByShared(kernel.sharedBytes, capability))};
    const auto least = std::ranges::min_element(limits, {}, [](const auto& limit) { return limit.second; });
    result.limiter = least->first;
    result.blocks = least->second;
    result.warps = result.blocks * warps;
    return result;
}

std::string_view nameOf(Limiter limiter)
{
    switch (limiter) {
    case Limiter::threads:
        return "threads per multiprocessor";
    case Limiter::blocks:
        return "blocks per multiprocessor";
    case Limiter::registers:
        return "registers";
    case Limiter::sharedMemory:
        return "shared memory";
    case Limiter::blockSize:
        break;
    }
    return "block size";
}

} // namespace hawk::toolchain
