// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "workspace/plane_column.h"

namespace hawk::workspace {

struct RunResult;

/// An axis that rows count.
struct RowAxis {
    std::string label; ///< as declared; empty where none is
    std::int64_t extent = 0;
    friend bool operator==(const RowAxis&, const RowAxis&) = default;
};

/// Columns whose rows count the same thing: the samples of the launch, or the places of one plane that has a
/// length of its own, such as a table, a histogram or an image.
struct ColumnGroup {
    std::string plane; ///< whose own places the rows are; empty: the rows are samples
    std::vector<RowAxis> rows; ///< of own places, in C order; empty for samples
    std::vector<PlaneColumn> columns;
};

/// The columns of the written planes: those by sample in one group, when there are any, then a group for each
/// plane with a length of its own, in the order of the result. Where such a plane has several axes, its rows
/// go along the first and its columns along the others as long as these are few (at most 64); else its rows
/// go over all places.
std::vector<ColumnGroup> outputGroups(const RunResult& result);
/// The same of the planes that went in and were not written.
std::vector<ColumnGroup> inputGroups(const std::map<std::string, data::Array>& inputs,
                                     const RunResult& result);

/// All columns of one written plane, whatever its rows are.
std::vector<PlaneColumn> columnsOfPlane(const RunResult& result, const std::string& name);

/// `3`, or `1, 2` where rows go over several axes. `row` is in range.
std::string rowName(const ColumnGroup& group, std::int64_t row);

} // namespace hawk::workspace
