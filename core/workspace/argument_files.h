// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "data/binding.h"
#include "data/csv.h"
#include "data/signature.h"
#include "text/error.h"

namespace hawk::workspace {

/// The CSV files of one call: each is read once, however many of its columns are asked for.
class ArgumentTables
{
public:
    /// Valid as long as this object. Errors as readCsv().
    Result<const data::CsvTable*> read(const std::string& path);

private:
    std::map<std::string, data::CsvTable> m_tables;
};

/// Whether what stands after `@` names a NumPy file, with or without a layout.
bool isNumPyFile(std::string_view place);

/// Reads what stands after `@`: `x.npy`, `v.npy:samples_first`, `data.csv:temperature`. Refused:
/// "csv-no-column" with the names that there are; usage errors: "argument-no-column" for a CSV file alone,
/// "argument-file-kind" for another suffix; else errors of openNpy() and readCsv().
Result<data::Argument> readArgumentFile(ArgumentTables& tables, std::string_view place);

/// The columns of a table that fit a slot: one of its name, or `name_0` … `name_<W-1>` for a vector.
std::optional<data::Argument> columnsFor(const data::Slot& slot, const data::CsvTable& table);

} // namespace hawk::workspace
