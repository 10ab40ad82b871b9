// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string_view>

#include "toolchain/compute_capability.h"
#include "toolchain/kernel_resources.h"

namespace hawk::toolchain {

/// What keeps more blocks from a multiprocessor.
enum class Limiter {
    threads, ///< no more threads can be resident
    blocks, ///< no more blocks can be resident
    registers,
    sharedMemory,
    blockSize ///< a block of this size cannot be launched at all
};

/// How full a multiprocessor is.
struct Occupancy {
    std::uint32_t blockSize = 0;
    std::uint32_t blocks = 0; ///< resident at once
    std::uint32_t warps = 0; ///< in them
    std::uint32_t maxWarps = 0; ///< that could be resident
    Limiter limiter = Limiter::threads; ///< of several equal ones the first in the order above

    /// From 0 to 1: warps that are resident of those that could be.
    double fraction() const { return maxWarps == 0 ? 0 : static_cast<double>(warps) / maxWarps; }
};

/// The occupancy of a kernel launched in blocks of `blockSize` threads, from 1 to 1024. The rule is that of
/// NVIDIA's occupancy calculator (cuda_occupancy.h of the CUDA toolkit): warps get registers in units of 256,
/// each from one of four parts of the register file; shared memory goes by block, with what is reserved.
Occupancy occupancyOf(const KernelResources& kernel, std::uint32_t blockSize,
                      const ComputeCapability& capability);

/// As in a sentence: `registers`, `shared memory`, `threads per multiprocessor`, …
std::string_view nameOf(Limiter limiter);

} // namespace hawk::toolchain
