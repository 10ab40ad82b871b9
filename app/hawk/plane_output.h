// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

#include <QJsonObject>

#include "data/array.h"
#include "text/error.h"
#include "workspace/save_results.h"

namespace hawk::cli {

/// `name=FILE.npy` or `name=FILE.csv`, as it stands after `-o`. A usage error names the option's text.
Result<workspace::PlaneOutput> parsePlaneOutput(const std::string& text);

/// `wrote y, float64 (1000,), to y.npy`
std::string writtenLine(const workspace::PlaneOutput& output, const data::Array& array);

/// `y: float64 (1000,)  0.5 1.25 2 … 7.5`
std::string previewLine(const std::string& name, const data::Array& array);
QJsonObject previewFacts(const data::Array& array);

/// `v = 0.5 1.25 2`: every number.
std::string spellValue(const std::string& name, const data::Array& array);
QJsonObject allFacts(const data::Array& array);

} // namespace hawk::cli
