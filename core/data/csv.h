// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <utility>
#include <vector>

#include "data/array.h"
#include "text/error.h"

namespace hawk::data {

/// Named columns of numbers of one length.
struct CsvTable {
    std::vector<std::string> names;
    std::vector<Array> columns; ///< float64, or int64 when every field of the column is an integer

    const Array* find(const std::string& name) const;
};

/// Reads comma, semicolon or tab separated values with a header line; quotes as in RFC 4180; an empty field
/// is NaN. Refused with file, line, column name and the field's text: a field that is no number, a line with
/// another count of fields, a repeated or missing header.
Result<CsvTable> readCsv(const std::string& path);

/// The names of the columns alone. Refused as by readCsv(), as far as the header line tells. Cost: that of
/// the header line, however long the file.
Result<std::vector<std::string>> readCsvNames(const std::string& path);

/// Writes columns of equal length with shortest round-trip numbers, through a temporary file and one rename.
/// A `(W, N)` array becomes columns `name_0` … `name_<W-1>`.
Result<void> writeCsv(const std::string& path, const std::vector<std::pair<std::string, Array>>& columns);

} // namespace hawk::data
