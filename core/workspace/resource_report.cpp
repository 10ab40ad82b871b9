// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/resource_report.h"

#include <cmath>
#include <format>

#include "toolchain/occupancy.h"

namespace hawk::workspace {

static std::string occupancyRows(const toolchain::KernelResources& entry,
                                 const toolchain::ComputeCapability& capability)
{
    std::string rows =
        std::format("\n{:>17}  {:>6}  {:>9}  limited by\n", "threads per block", "blocks", "occupancy");
    for (const std::uint32_t blockSize : {32u, 64u, 96u, 128u, 192u, 256u, 384u, 512u, 768u, 1024u}) {
        const toolchain::Occupancy occupancy = toolchain::occupancyOf(entry, blockSize, capability);
        rows += std::format("{:>17}  {:>6}  {:>7.0f} %  {}\n", blockSize, occupancy.blocks,
                            std::round(occupancy.fraction() * 100), toolchain::nameOf(occupancy.limiter));
    }
    return rows;
}

std::string reportResources(const toolchain::KernelResources& entry)
{
    std::string report = std::format("{} on {}\n", entry.entry, entry.architecture);
    const auto row = [&report](std::string_view name, const std::string& value) {
        report += std::format("  {:<16} {}\n", name, value);
    };
    row("registers", std::format("{} per thread", entry.registers));
    row("spilled",
        std::format("{} bytes stored, {} bytes loaded per thread", entry.spillStoreBytes,
                    entry.spillLoadBytes));
    row("local memory", std::format("{} bytes per thread", entry.stackBytes));
    row("shared memory", std::format("{} bytes per block", entry.sharedBytes));
    if (entry.constantBytes)
        row("constant memory", std::format("{} bytes", *entry.constantBytes));
    row("barriers", std::format("{} per block", entry.barriers));
    if (const auto capability = toolchain::computeCapabilityOf(entry.architecture))
        return report + occupancyRows(entry, *capability);
    return report
        + std::format("  The limits of {} are not published, so its occupancy is unknown.\n",
                      entry.architecture);
}

} // namespace hawk::workspace
