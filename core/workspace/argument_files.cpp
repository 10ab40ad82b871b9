// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/argument_files.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <format>
#include <utility>
#include <vector>

#include "data/npy.h"
#include "workspace/generated_plane.h"

namespace hawk::workspace {

namespace {

Result<data::Argument> readColumn(ArgumentTables& tables, const std::string& path, const std::string& column)
{
    const auto table = tables.read(path);
    if (!table)
        return std::unexpected(table.error());
    if (const data::Array* array = (*table)->find(column))
        return data::Argument{*array};
    std::string names;
    for (const std::string& name : (*table)->names)
        names += std::format("{}`{}`", names.empty() ? "" : ", ", name);
    return text::refused("csv-no-column", std::format("`{}` has no column `{}`.", path, column),
                         std::format("Its columns are {}.", names));
}

/// The layout that `@v.npy:samples_first` states, taken off the end of the place.
data::Layout takeLayout(std::string_view& place)
{
    constexpr std::array<std::pair<std::string_view, data::Layout>, 2> marks = {
        {{":samples_first", data::Layout::samplesFirst}, {":samples_last", data::Layout::samplesLast}}};
    for (const auto& [mark, layout] : marks) {
        const std::string_view rest = place.substr(0, place.size() - std::min(mark.size(), place.size()));
        if (place.ends_with(mark) && rest.ends_with(".npy")) {
            place = rest;
            return layout;
        }
    }
    return data::Layout::automatic;
}

} // namespace

Result<const data::CsvTable*> ArgumentTables::read(const std::string& path)
{
    auto found = m_tables.find(path);
    if (found == m_tables.end()) {
        auto table = data::readCsv(path);
        if (!table)
            return std::unexpected(std::move(table.error()));
        found = m_tables.emplace(path, *std::move(table)).first;
    }
    return &found->second;
}

bool isNumPyFile(std::string_view place)
{
    takeLayout(place);
    return place.ends_with(".npy");
}

Result<data::Argument> readArgumentFile(ArgumentTables& tables, std::string_view place)
{
    const data::Layout layout = takeLayout(place);
    const std::string path(place);
    if (path.ends_with(".npy")) {
        return data::openNpy(path).transform(
            [layout](const data::Array& array) { return data::Argument{array, layout}; });
    }
    const std::size_t colon = path.rfind(':');
    if (colon != std::string::npos && path.substr(0, colon).ends_with(".csv"))
        return readColumn(tables, path.substr(0, colon), path.substr(colon + 1));
    if (path.ends_with(".csv"))
        return text::usageError("argument-no-column", std::format("`@{}` does not say which column.", path),
                                "Write @FILE.csv:COLUMN, or @FILE.csv alone to offer every column by name.");
    return text::usageError("argument-file-kind",
                            std::format("`{}` is neither a .npy nor a .csv file.", path),
                            "Data are read from NumPy files (@x.npy) and CSV columns (@data.csv:x).");
}

std::optional<data::Argument> columnsFor(const data::Slot& slot, const data::CsvTable& table)
{
    if (const data::Array* column = table.find(slot.name))
        return data::Argument{*column};
    if (slot.shape.rank == 0 || slot.role == data::Role::uniform)
        return std::nullopt;
    std::vector<data::Array> columns;
    for (std::uint32_t i = 0; i < slot.shape.count(); ++i) {
        const data::Array* column = table.find(std::format("{}_{}", slot.name, i));
        if (!column)
            return std::nullopt;
        columns.push_back(*column);
    }
    return data::Argument{stackRows(columns), data::Layout::samplesLast};
}

} // namespace hawk::workspace
