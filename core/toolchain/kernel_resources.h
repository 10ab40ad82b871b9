// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hawk::toolchain {

/// What an entry of a device object takes, as ptxas reports it.
struct KernelResources {
    std::string entry;
    std::string architecture; ///< sm_90
    std::uint32_t registers = 0; ///< per thread
    std::uint64_t stackBytes = 0; ///< per thread, in local memory: arrays, spilled registers, calls
    std::uint64_t spillStoreBytes = 0; ///< per thread, as the instructions stand in the code
    std::uint64_t spillLoadBytes = 0; ///< likewise
    std::uint64_t sharedBytes = 0; ///< per block
    std::optional<std::uint64_t> constantBytes; ///< of all banks; ptxas tells it up to 8.x
    std::uint32_t barriers = 0; ///< per block
    friend bool operator==(const KernelResources&, const KernelResources&) = default;
};

/// The entries in the text that nvcc or NVRTC print with `-Xptxas -v`, in their order. Of a text without such
/// a report: none.
std::vector<KernelResources> parseResources(std::string_view compilerText);

} // namespace hawk::toolchain
