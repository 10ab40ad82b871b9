// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "data/csv.h"

#include <array>
#include <charconv>
#include <format>
#include <new>
#include <variant>

#include "data/convert.h"
#include "data/replacement_file.h"

namespace hawk::data {

namespace {

/// One column of the file: a row of a plane.
struct OutputColumn {
    std::string name;
    const std::byte* data = nullptr;
    Dtype dtype = Dtype::float64;
    std::int64_t stride = 0;
    std::int64_t rows = 0;
};

std::vector<OutputColumn> columnsOf(const std::string& name, const Array& array)
{
    const auto& shape = array.shape();
    const auto& strides = array.strides();
    if (shape.size() < 2) {
        const bool isNumber = shape.empty();
        return {{name, array.bytes(), array.dtype(), isNumber ? 0 : strides[0], isNumber ? 1 : shape[0]}};
    }
    std::vector<OutputColumn> columns;
    for (std::int64_t component = 0; component < shape[0]; ++component) {
        columns.push_back({std::format("{}_{}", name, component), array.bytes() + component * strides[0],
                           array.dtype(), strides[1], shape[1]});
    }
    return columns;
}

std::string quotedName(const std::string& name)
{
    if (name.find_first_of(",;\t\"\n\r") == std::string::npos)
        return name;
    std::string quoted = "\"";
    for (const char character : name)
        quoted += character == '"' ? std::string(2, '"') : std::string(1, character);
    return quoted + '"';
}

void appendElement(std::string& text, const OutputColumn& column, std::int64_t row)
{
    const std::byte* const position = column.data + row * column.stride;
    std::array<char, 32> buffer;
    const auto append = [&](auto value) {
        const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr;
        text.append(buffer.data(), end);
    };
    const Number number = numberAt(position, column.dtype);
    if (const bool* const truth = std::get_if<bool>(&number))
        text += *truth ? '1' : '0';
    else if (const auto* const integer = std::get_if<std::int64_t>(&number))
        append(*integer);
    else if (column.dtype == Dtype::float32)
        append(static_cast<float>(std::get<double>(number)));
    else
        append(std::get<double>(number));
}

constexpr std::size_t blockSize = std::size_t{1} << 20;

Result<void> writeColumns(ReplacementFile& file, const std::vector<OutputColumn>& columns)
{
    std::string text;
    for (const OutputColumn& column : columns)
        text += (text.empty() ? "" : ",") + quotedName(column.name);
    text += '\n';
    for (std::int64_t row = 0; row < columns.front().rows; ++row) {
        for (std::size_t column = 0; column < columns.size(); ++column) {
            if (column > 0)
                text += ',';
            appendElement(text, columns[column], row);
        }
        text += '\n';
        if (text.size() >= blockSize) {
            if (auto written = file.write(text); !written)
                return written;
            text.clear();
        }
    }
    return file.write(text);
}

} // namespace

Result<void> writeCsv(const std::string& path, const std::vector<std::pair<std::string, Array>>& columns)
{
    std::vector<OutputColumn> output;
    for (const auto& [name, array] : columns) {
        if (array.shape().size() > 2)
            return text::usageError(
                "csv-shape",
                std::format("'{}' has {} axes; a table takes one or two.", name, array.shape().size()),
                "Write it as NPY.");
        for (OutputColumn& column : columnsOf(name, array))
            output.push_back(std::move(column));
    }
    if (output.empty())
        return text::usageError("csv-shape", std::format("There is nothing to write to '{}'.", path));
    for (const OutputColumn& column : output) {
        if (column.rows != output.front().rows)
            return text::usageError(
                "csv-shape",
                std::format("'{}' has {} values, '{}' has {}; the columns of a table have one length.",
                            output.front().name, output.front().rows, column.name, column.rows),
                "Write them to separate files.");
    }
    Result<ReplacementFile> file = ReplacementFile::create(path);
    if (!file)
        return std::unexpected(file.error());
    const Result<void> written = writeColumns(*file, output);
    return written ? file->finish() : written;
}

} // namespace hawk::data
