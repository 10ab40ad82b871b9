// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/resource_figures.h"

#include <format>
#include <initializer_list>

namespace hawk::workspace {

namespace {

constexpr std::initializer_list<std::uint32_t> blockSizes = {32, 64, 96, 128, 192, 256, 384, 512, 768, 1024};

} // namespace

std::vector<ResourceFigure> resourceFigures(const toolchain::KernelResources& entry)
{
    std::vector<ResourceFigure> figures{
        {"registers", std::format("{} per thread", entry.registers)},
        {"spilled",
         std::format("{} bytes stored, {} bytes loaded per thread", entry.spillStoreBytes,
                     entry.spillLoadBytes)},
        {"local memory", std::format("{} bytes per thread", entry.stackBytes)},
        {"shared memory", std::format("{} bytes per block", entry.sharedBytes)}};
    if (entry.constantBytes)
        figures.push_back({"constant memory", std::format("{} bytes", *entry.constantBytes)});
    figures.push_back({"barriers", std::format("{} per block", entry.barriers)});
    return figures;
}

std::vector<toolchain::Occupancy> occupanciesOf(const toolchain::KernelResources& entry)
{
    std::vector<toolchain::Occupancy> rows;
    if (const auto capability = toolchain::computeCapabilityOf(entry.architecture)) {
        for (const std::uint32_t blockSize : blockSizes)
            rows.push_back(toolchain::occupancyOf(entry, blockSize, *capability));
    }
    return rows;
}

} // namespace hawk::workspace
