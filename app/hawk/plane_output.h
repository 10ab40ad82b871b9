// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <map>
#include <string>
#include <vector>

#include <QJsonObject>

#include "data/array.h"
#include "text/error.h"

namespace hawk::cli {

/// `-o name=FILE.npy` or `-o name=FILE.csv`; planes for one CSV file become its columns.
struct PlaneOutput {
    std::string plane;
    std::string file;
};

/// A usage error names the option's text.
Result<PlaneOutput> parsePlaneOutput(const std::string& text);

/// What can be said before a launch: a refusal for a missing folder or a folder in the file's place, a usage
/// error for a file that two outputs would write, an environment error for a folder that cannot be written.
Result<void> checkOutputFiles(const std::vector<PlaneOutput>& outputs);

/// Writes every output; each file appears whole or not at all.
Result<void> writeOutputs(const std::vector<PlaneOutput>& outputs,
                          const std::map<std::string, data::Array>& planes);

/// `wrote y, float64 (1000,), to y.npy`
std::string writtenLine(const PlaneOutput& output, const data::Array& array);

/// `y: float64 (1000,)  0.5 1.25 2 … 7.5`
std::string previewLine(const std::string& name, const data::Array& array);
QJsonObject previewFacts(const data::Array& array);

} // namespace hawk::cli
