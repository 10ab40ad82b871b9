// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/resource_report.h"

#include <algorithm>
#include <cmath>
#include <format>
#include <vector>

#include "workspace/resource_figures.h"

namespace hawk::workspace {

namespace {

std::size_t lettersIn(std::string_view text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

std::string padding(std::string_view text, std::size_t width)
{
    return std::string(width - std::min(width, lettersIn(text)), ' ');
}

std::string occupancyRows(const std::vector<toolchain::Occupancy>& occupancies, const PhraseSpeller& spell)
{
    const std::string sizes = spell("threads per block");
    const std::string blocks = spell("blocks");
    const std::string occupancy = spell("occupancy");
    std::string rows = std::format("\n  {}  {}  {}  {}\n", sizes, blocks, occupancy, spell("limited by"));
    const auto cell = [](const std::string& value, std::string_view title) {
        return padding(value, lettersIn(title)) + value;
    };
    for (const toolchain::Occupancy& found : occupancies) {
        rows += std::format("  {}  {}  {}  {}\n", cell(std::to_string(found.blockSize), sizes),
                            cell(std::to_string(found.blocks), blocks),
                            cell(std::format("{:.0f} %", std::round(found.fraction() * 100)), occupancy),
                            spell(toolchain::nameOf(found.limiter)));
    }
    return rows;
}

} // namespace

std::string reportResources(const toolchain::KernelResources& entry, const PhraseSpeller& speller)
{
    const auto spell = [&speller](std::string_view english) {
        return speller ? speller(english) : std::string(english);
    };
    std::vector<ResourceFigure> figures = resourceFigures(entry);
    for (ResourceFigure& figure : figures)
        figure = {spell(figure.name), spell(figure.value)};

    std::string report = std::format("{} ({})\n", entry.entry, entry.architecture);
    std::size_t widest = 0;
    for (const auto& [name, value] : figures)
        widest = std::max(widest, lettersIn(name));
    for (const auto& [name, value] : figures)
        report += std::format("  {}{}  {}\n", name, padding(name, widest), value);
    if (const auto occupancies = occupanciesOf(entry); !occupancies.empty())
        return report + occupancyRows(occupancies, spell);
    return report
        + std::format("  {}\n",
                      spell("The limits of this architecture are not published, so its occupancy is "
                            "unknown."));
}

} // namespace hawk::workspace
