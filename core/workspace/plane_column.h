// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "data/array.h"
#include "process/job_context.h"

namespace hawk::workspace {

/// One component of a plane over the samples: a column of a table, a curve of a plot. Keeps the memory of its
/// array alive; cheap to copy; reading from several threads is safe.
struct PlaneColumn {
    std::string name; ///< `y`, `v[2]`, `m[0, 1]`
    data::Array array;
    std::ptrdiff_t offset = 0; ///< bytes from the array's start to the first sample
    std::ptrdiff_t stride = 0; ///< bytes from one sample to the next
    std::int64_t count = 0; ///< samples
};

/// A plane whose samples have the axes of a grid, with these laid into one; any other as it is. The same
/// memory, or a copy where it has gaps.
data::Array samplesInARow(const data::Array& array, std::int64_t sampleCount);

/// The components of a plane in C order. `sampleCount` tells which axis counts samples: the last where it has
/// that extent, else the first; a plane may be longer than the launch. An array without such an axis is one
/// sample.
std::vector<PlaneColumn> columnsOf(const std::string& name, const data::Array& array,
                                   std::int64_t sampleCount);

/// The number of a sample; true is 1. `sample` must be in range.
double valueAt(const PlaneColumn& column, std::int64_t sample);
/// The shortest text that reads back as the same number of the column's type; `true` and `false`, `nan`,
/// `inf`.
std::string textAt(const PlaneColumn& column, std::int64_t sample);

/// At most `most` values evenly over the whole range, the first and the last among them.
std::vector<double> valuesOver(const PlaneColumn& column, std::size_t most);

/// What a column holds. `minimum`, `maximum` and `mean` are of the finite values; NaN without any.
struct ColumnSummary {
    double minimum, maximum, mean;
    std::int64_t finiteCount = 0, nanCount = 0, infiniteCount = 0;
};

/// One pass over all columns together. A stopped job gives what it has seen.
ColumnSummary summarizeColumns(const std::vector<PlaneColumn>& columns, const process::JobContext& job = {});

/// `min -4.99  max 4.99  mean 0.01`, then the counts of NaN and infinite values where there are any.
std::string spellSummary(const ColumnSummary& summary);

} // namespace hawk::workspace
