// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "data/array.h"
#include "text/error.h"

namespace hawk::workspace {

struct RunResult;

enum class ResultFormat { npy, csv };

/// By the suffix, `.npy` or `.csv` in any case of letters; absent for another one.
std::optional<ResultFormat> resultFormatOf(std::string_view file);

/// A written plane and the file that gets it. Planes for one CSV file become its columns.
struct PlaneOutput {
    std::string plane;
    std::string file;
    ResultFormat format = ResultFormat::npy;
};

/// What a single file gets: a CSV file every plane of the result in its order, any other file `plane` as NPY.
std::vector<PlaneOutput> outputsTo(const std::string& file, const std::string& plane,
                                   const RunResult& result);

/// What can be said before a launch: a refusal for a missing folder or a folder in the file's place, a usage
/// error for a file that two outputs would write, an environment error for a folder that cannot be written.
Result<void> checkOutputFiles(const std::vector<PlaneOutput>& outputs);

/// Writes every output, for the window and the terminal alike; each file appears whole or not at all. Stops
/// at the first fault: the usage error "usage-output" for a plane that is not among `planes`, and the errors
/// of saveNpy() and writeCsv(). The samples of a grid become the rows of a CSV file, in the order of their
/// numbers, when the sample count is given. Blocks while it writes; for any thread.
Result<void> saveResults(const std::vector<PlaneOutput>& outputs,
                         const std::map<std::string, data::Array>& planes, std::int64_t sampleCount = 0);

} // namespace hawk::workspace
