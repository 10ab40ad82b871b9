// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "data/csv.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <format>
#include <limits>
#include <new>
#include <optional>
#include <unordered_set>

#include "data/csv_fields.h"
#include "data/mapped_file.h"

namespace hawk::data {

namespace {

/// A field's value: as an integer where it is written as one, always as a double.
struct FieldNumber {
    double real = 0.0;
    std::optional<std::int64_t> integer;
};

std::optional<double> parseReal(const char* begin, const char* end)
{
    double value = 0.0;
    const auto parsed = std::from_chars(begin, end, value);
    if (parsed.ec == std::errc() && parsed.ptr == end)
        return value;
    if (parsed.ec != std::errc::result_out_of_range || parsed.ptr != end)
        return std::nullopt;
    // Too large or too small for a double; the wider type tells which.
    long double wide = 0.0L;
    if (std::from_chars(begin, end, wide).ec != std::errc())
        return std::nullopt;
    return static_cast<double>(wide);
}

std::optional<FieldNumber> parseNumber(std::string_view field)
{
    if (field.empty())
        return FieldNumber{std::numeric_limits<double>::quiet_NaN(), std::nullopt};
    const char* begin = field.data();
    const char* const end = begin + field.size();
    if (*begin == '+' && field.size() > 1 && begin[1] != '-')
        ++begin;
    std::int64_t integer = 0;
    const auto parsed = std::from_chars(begin, end, integer);
    if (parsed.ec == std::errc() && parsed.ptr == end) {
        // Minus zero is a number of its own.
        if (integer == 0 && *begin == '-')
            return FieldNumber{-0.0, std::nullopt};
        return FieldNumber{static_cast<double>(integer), integer};
    }
    if (const auto real = parseReal(begin, end))
        return FieldNumber{*real, std::nullopt};
    return std::nullopt;
}

/// A column while it is read: both readings, until a field is no integer.
class Column
{
public:
    explicit Column(std::int64_t capacity)
        : m_reals(Array::zeros(Dtype::float64, {capacity}))
        , m_integers(Array::zeros(Dtype::int64, {capacity}))
    { }

    void set(std::int64_t row, const FieldNumber& number)
    {
        m_reals.writableValues<double>()[static_cast<std::size_t>(row)] = number.real;
        if (!number.integer)
            m_integers = {};
        else if (!m_integers.isNull())
            m_integers.writableValues<std::int64_t>()[static_cast<std::size_t>(row)] = *number.integer;
    }

    Array finish(std::int64_t rows) const
    {
        const Array& values = m_integers.isNull() ? m_reals : m_integers;
        return values.withAxes({rows}, {8});
    }

private:
    Array m_reals;
    Array m_integers;
};

std::string_view withoutMark(std::string_view text)
{
    return text.starts_with("\xef\xbb\xbf") ? text.substr(3) : text;
}

std::unexpected<Error> refuse(const std::string& path, std::string_view code, std::int64_t line,
                              std::string_view what)
{
    return text::refused(code, std::format("'{}', line {}: {}.", path, line, what),
                         "A CSV file has a line of column names, then numbers, one line per sample.");
}

std::unexpected<Error> refuseBinary(const std::string& path)
{
    return text::refused("csv-binary", std::format("'{}' is not a text file.", path),
                         "Give a CSV file, or an NPY file with the suffix .npy.");
}

/// The first line of the file: the names of its columns.
Result<std::vector<std::string>> readHeader(const std::string& path, CsvLines& lines)
{
    std::vector<std::string_view> fields;
    const auto line = lines.next(fields);
    if (!line)
        return refuse(path, "csv-header", 1, "the file is empty");
    if (*line == CsvLine::unclosedQuote)
        return refuse(path, "csv-quote", 1, "a quoted field is not closed or is followed by text");
    std::vector<std::string> names;
    std::unordered_set<std::string_view> known;
    for (const std::string_view field : fields) {
        if (field.empty())
            return refuse(path, "csv-header", 1, std::format("column {} has no name", names.size() + 1));
        if (!known.insert(field).second)
            return refuse(path, "csv-header", 1, std::format("the column name '{}' is there twice", field));
        names.emplace_back(field);
    }
    if (std::ranges::all_of(fields, [](auto field) { return parseNumber(field).has_value(); }))
        return refuse(path, "csv-header", 1, "expected column names, got numbers");
    return names;
}

class CsvReader
{
public:
    CsvReader(const std::string& path, std::string_view text)
        : m_path(path)
        , m_lines(withoutMark(text))
        , m_capacity(std::ranges::count(text, '\n') + std::ranges::count(text, '\r') + 1)
    { }

    Result<CsvTable> read()
    {
        auto names = readHeader(m_path, m_lines);
        if (!names)
            return std::unexpected(std::move(names.error()));
        m_table.names = *std::move(names);
        for (std::size_t column = 0; column < m_table.names.size(); ++column)
            m_columns.emplace_back(m_capacity);
        std::vector<std::string_view> fields;
        while (const auto line = m_lines.next(fields)) {
            if (*line == CsvLine::unclosedQuote)
                return refuse(m_path, "csv-quote", m_lines.lineNumber(),
                              "a quoted field is not closed or is followed by text");
            if (fields.size() == 1 && fields.front().empty())
                continue;
            if (auto row = readRow(fields); !row)
                return std::unexpected(row.error());
        }
        for (const Column& column : m_columns)
            m_table.columns.push_back(column.finish(m_rows));
        return std::move(m_table);
    }

private:
    Result<void> readRow(const std::vector<std::string_view>& fields)
    {
        if (fields.size() != m_columns.size()) {
            return refuse(m_path, "csv-field-count", m_lines.lineNumber(),
                          std::format("expected {} fields, got {}", m_columns.size(), fields.size()));
        }
        for (std::size_t column = 0; column < fields.size(); ++column) {
            const auto number = parseNumber(fields[column]);
            if (!number) {
                return refuse(m_path, "csv-number", m_lines.lineNumber(),
                              std::format("column '{}' holds '{}', which is no number", m_table.names[column],
                                          fields[column].substr(0, 60)));
            }
            m_columns[column].set(m_rows, *number);
        }
        ++m_rows;
        return {};
    }

    const std::string& m_path;
    CsvLines m_lines;
    std::int64_t m_capacity; ///< no fewer than there are rows
    CsvTable m_table;
    std::vector<Column> m_columns;
    std::int64_t m_rows = 0;
};

} // namespace

const Array* CsvTable::find(const std::string& name) const
{
    const auto found = std::ranges::find(names, name);
    return found == names.end() ? nullptr : &columns[static_cast<std::size_t>(found - names.begin())];
}

Result<CsvTable> readCsv(const std::string& path)
{
    const Result<MappedFile> file = mapFile(path, "csv");
    if (!file)
        return std::unexpected(file.error());
    if (file->text().contains('\0'))
        return refuseBinary(path);
    try {
        return CsvReader(path, file->text()).read();
    } catch (const std::bad_alloc&) {
        return text::environmentError("out-of-memory", std::format("'{}' does not fit in memory.", path));
    }
}

Result<std::vector<std::string>> readCsvNames(const std::string& path)
{
    const Result<MappedFile> file = mapFile(path, "csv");
    if (!file)
        return std::unexpected(file.error());
    CsvLines lines(withoutMark(file->text()));
    auto names = readHeader(path, lines);
    if (names && std::ranges::any_of(*names, [](const std::string& name) { return name.contains('\0'); }))
        return refuseBinary(path);
    return names;
}

} // namespace hawk::data
