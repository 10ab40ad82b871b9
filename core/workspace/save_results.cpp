// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/save_results.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <format>
#include <utility>

#include <unistd.h>

#include "data/csv.h"
#include "data/npy.h"
#include "workspace/plane_column.h"
#include "workspace/run_kernel.h"

namespace hawk::workspace {

namespace {

bool hasSuffix(std::string_view file, std::string_view suffix)
{
    const auto lowered = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return file.size() >= suffix.size()
        && std::ranges::equal(file.substr(file.size() - suffix.size()), suffix, {}, lowered);
}

/// The columns of each CSV file in the order of the outputs.
using Tables = std::map<std::string, std::vector<std::pair<std::string, data::Array>>>;

} // namespace

std::optional<ResultFormat> resultFormatOf(std::string_view file)
{
    if (hasSuffix(file, ".npy"))
        return ResultFormat::npy;
    if (hasSuffix(file, ".csv"))
        return ResultFormat::csv;
    return std::nullopt;
}

std::vector<PlaneOutput> outputsTo(const std::string& file, const std::string& plane, const RunResult& result)
{
    if (resultFormatOf(file) != ResultFormat::csv)
        return {{plane, file, ResultFormat::npy}};
    std::vector<PlaneOutput> columns;
    for (const std::string& name : result.order)
        columns.push_back({name, file, ResultFormat::csv});
    return columns;
}

Result<void> checkOutputFiles(const std::vector<PlaneOutput>& outputs)
{
    namespace fs = std::filesystem;
    std::map<fs::path, const PlaneOutput*> planes;
    for (const PlaneOutput& output : outputs) {
        std::error_code ignored;
        const fs::path target = fs::weakly_canonical(fs::absolute(output.file, ignored), ignored);
        if (!fs::is_directory(target.parent_path(), ignored))
            return text::refused("file-no-folder",
                                 std::format("The folder of `{}` does not exist.", output.file),
                                 "Create the folder first, or write elsewhere.");
        if (fs::is_directory(target, ignored))
            return text::refused(
                "file-directory",
                std::format("`{}` is a folder, so no file can be written there.", output.file),
                "Name a file inside it.");
        if (access(target.parent_path().c_str(), W_OK | X_OK) != 0)
            return text::environmentError(
                "file-unwritable",
                std::format("`{}` cannot be written: {}.", output.file, std::strerror(errno)),
                "Check the permissions of the folder.");
        const auto [known, isNew] = planes.emplace(target, &output);
        const bool isTable = output.format == ResultFormat::csv && known->second->file == output.file;
        if (!isNew && (!isTable || known->second->plane == output.plane))
            return text::usageError(
                "usage-output",
                std::format("`{}` is given for two outputs, `{}` and `{}`.", output.file,
                            known->second->plane, output.plane),
                "Give each plane a file of its own, or write all of them to one .csv file.");
    }
    return {};
}

Result<void> saveResults(const std::vector<PlaneOutput>& outputs,
                         const std::map<std::string, data::Array>& planes, std::int64_t sampleCount)
{
    Tables tables;
    for (const PlaneOutput& output : outputs) {
        const auto plane = planes.find(output.plane);
        if (plane == planes.end())
            return text::usageError(
                "usage-output",
                std::format("There is no plane `{}` to write to `{}`.", output.plane, output.file),
                "Name a plane that the kernel writes.");
        if (output.format == ResultFormat::csv) {
            tables[output.file].emplace_back(plane->first, samplesInARow(plane->second, sampleCount));
        } else if (auto saved = data::saveNpy(output.file, plane->second); !saved) {
            return saved;
        }
    }
    for (const auto& [file, columns] : tables) {
        if (auto written = data::writeCsv(file, columns); !written)
            return written;
    }
    return {};
}

} // namespace hawk::workspace
