// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace hawk::toolchain {

/// What a multiprocessor of one compute capability offers to the blocks that run on it. Of all of them: 32
/// threads in a warp, 1024 threads at most in a block, 65,536 registers in four equal parts.
struct ComputeCapability {
    unsigned number = 0; ///< 75 for 7.5, as in sm_75
    std::uint32_t maxThreads = 0; ///< resident at once
    std::uint32_t maxBlocks = 0; ///< resident at once
    std::uint64_t sharedBytes = 0;
    std::uint64_t maxSharedBytesPerBlock = 0; ///< with the reserved ones
    std::uint64_t reservedSharedBytesPerBlock = 0; ///< which the system takes of every block
    std::uint64_t sharedGranularity = 0; ///< shared memory is given in multiples of this
};

/// The facts behind `sm_90`, `sm_90a` or `compute_90`; nothing where none are published. Sources, both of
/// NVIDIA: cuda/__device/arch_traits.h of the CUDA Core Compute Libraries (its commit 571f2fc of August 2026)
/// for threads, blocks and the three sizes of shared memory; cuda_occupancy.h of the CUDA toolkit 13.0 for
/// the granularity, and for the number of blocks once more.
std::optional<ComputeCapability> computeCapabilityOf(std::string_view architecture);

} // namespace hawk::toolchain
