// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "toolchain/compute_capability.h"

#include <algorithm>

#include "toolchain/architectures.h"

namespace hawk::toolchain {

static constexpr std::uint64_t kibi = 1024;

static constexpr ComputeCapability table[] = {
    {75, 1024, 16, 64 * kibi, 64 * kibi, 0, 256},       {80, 2048, 32, 164 * kibi, 164 * kibi, kibi, 128},
    {86, 1536, 16, 100 * kibi, 100 * kibi, kibi, 128},  {87, 1536, 16, 164 * kibi, 164 * kibi, kibi, 128},
    {88, 1536, 16, 100 * kibi, 100 * kibi, kibi, 128},  {89, 1536, 24, 100 * kibi, 100 * kibi, kibi, 128},
    {90, 2048, 32, 228 * kibi, 228 * kibi, kibi, 128},  {100, 2048, 32, 228 * kibi, 228 * kibi, kibi, 128},
    {103, 2048, 32, 228 * kibi, 228 * kibi, kibi, 128}, {110, 1536, 24, 228 * kibi, 228 * kibi, kibi, 128},
    {120, 1536, 24, 100 * kibi, 100 * kibi, kibi, 128}, {121, 1536, 24, 100 * kibi, 100 * kibi, kibi, 128},
};

std::optional<ComputeCapability> computeCapabilityOf(std::string_view architecture)
{
    const std::optional<unsigned> number = architectureNumber(architecture);
    const auto found = std::ranges::find(table, number.value_or(0), &ComputeCapability::number);
    return found == std::end(table) ? std::nullopt : std::optional(*found);
}

} // namespace hawk::toolchain
