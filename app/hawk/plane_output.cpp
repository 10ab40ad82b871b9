// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "plane_output.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <format>
#include <unistd.h>

#include <QJsonArray>

#include "data/csv.h"
#include "data/npy.h"

namespace hawk::cli {

Result<PlaneOutput> parsePlaneOutput(const std::string& text)
{
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos || equals == 0 || equals + 1 == text.size())
        return text::usageError("usage-output", std::format("`-o {}` is not understood.", text),
                                "Write -o PLANE=FILE, for example -o y=y.npy.");
    PlaneOutput output{text.substr(0, equals), text.substr(equals + 1)};
    if (!output.file.ends_with(".npy") && !output.file.ends_with(".csv"))
        return text::usageError("usage-output",
                                std::format("`{}` is neither a .npy nor a .csv file.", output.file),
                                "Results are written as NumPy files (.npy) or as columns (.csv).");
    return output;
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
        const bool isTable = output.file.ends_with(".csv") && known->second->file == output.file;
        if (!isNew && (!isTable || known->second->plane == output.plane))
            return text::usageError(
                "usage-output",
                std::format("`{}` is given for two outputs, `{}` and `{}`.", output.file,
                            known->second->plane, output.plane),
                "Give each plane a file of its own, or write all of them to one .csv file.");
    }
    return {};
}

Result<void> writeOutputs(const std::vector<PlaneOutput>& outputs,
                          const std::map<std::string, data::Array>& planes)
{
    std::map<std::string, std::vector<std::pair<std::string, data::Array>>> tables;
    for (const PlaneOutput& output : outputs) {
        const data::Array& array = planes.at(output.plane);
        if (output.file.ends_with(".csv")) {
            tables[output.file].emplace_back(output.plane, array);
        } else if (auto saved = data::saveNpy(output.file, array); !saved) {
            return saved;
        }
    }
    for (const auto& [file, columns] : tables) {
        if (auto written = data::writeCsv(file, columns); !written)
            return written;
    }
    return {};
}

namespace {

std::string spellElement(const data::Array& array, std::int64_t position)
{
    const auto at = static_cast<std::size_t>(position);
    switch (array.dtype()) {
    case data::Dtype::float64:
        return std::format("{}", array.values<double>()[at]);
    case data::Dtype::float32:
        return std::format("{}", array.values<float>()[at]);
    case data::Dtype::int64:
        return std::format("{}", array.values<std::int64_t>()[at]);
    case data::Dtype::int32:
        return std::format("{}", array.values<std::int32_t>()[at]);
    case data::Dtype::uint32:
        return std::format("{}", array.values<std::uint32_t>()[at]);
    case data::Dtype::boolean:
        break;
    }
    return array.values<bool>()[at] ? "true" : "false";
}

std::string spellShape(const data::Array& array)
{
    std::string out = "(";
    for (const std::int64_t extent : array.shape())
        out += std::format("{}{}", out.size() > 1 ? ", " : "", extent);
    if (array.shape().size() == 1)
        out += ",";
    return out + ")";
}

constexpr std::int64_t shownInFront = 6;

} // namespace

std::string writtenLine(const PlaneOutput& output, const data::Array& array)
{
    return std::format("wrote {}, {} {}, to {}", output.plane, data::nameOf(array.dtype()), spellShape(array),
                       output.file);
}

std::string previewLine(const std::string& name, const data::Array& given)
{
    const data::Array array = given.isContiguous() ? given : given.contiguousCopy();
    std::string values;
    const std::int64_t count = array.count();
    for (std::int64_t i = 0; i < std::min(count, shownInFront); ++i)
        values += " " + spellElement(array, i);
    if (count > shownInFront + 1)
        values += " …";
    if (count > shownInFront)
        values += " " + spellElement(array, count - 1);
    return std::format("{}: {} {} {}", name, data::nameOf(array.dtype()), spellShape(array), values);
}

QJsonObject previewFacts(const data::Array& given)
{
    const data::Array array = given.isContiguous() ? given : given.contiguousCopy();
    QJsonArray shape;
    for (const std::int64_t extent : array.shape())
        shape.append(static_cast<qint64>(extent));
    QJsonArray first;
    for (std::int64_t i = 0; i < std::min(array.count(), shownInFront); ++i)
        first.append(QString::fromStdString(spellElement(array, i)));
    return {{QStringLiteral("dtype"), QString::fromUtf8(data::nameOf(array.dtype()))},
            {QStringLiteral("shape"), shape},
            {QStringLiteral("first"), first}};
}

} // namespace hawk::cli
