// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "case_file.h"
#include "ir/kernel.h"

namespace hawk::conformance {

/// A way to run a kernel over bound arguments.
struct Engine {
    std::string name;
    std::function<Result<void>(const ir::Kernel& kernel, const text::SourceText& source,
                               data::BoundArguments& arguments, std::int64_t base, std::int64_t count)>
        run;
    /// What is allowed at least, whatever the case asks for: engines that may contract products and sums.
    Tolerance leastTolerance = {};
};

/// The IR's own meaning; follows each case's tolerance.
Engine evaluatorEngine();

/// Why a case fails with an engine, one sentence; nothing when it passes. An accepted case is traced, its
/// slots and return structure are compared, it is bound, run and its outputs compared. A refused case must be
/// refused in tracing or binding, with an error at the line it names and its words in message and hint.
std::optional<std::string> failure(const Case& test, const Engine& engine);

/// Folders below `root` that hold a case.json, sorted.
std::vector<std::string> caseFolders(const std::string& root);

} // namespace hawk::conformance
