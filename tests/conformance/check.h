// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <functional>
#include <string>
#include <vector>

#include "case_file.h"
#include "ir/kernel.h"
#include "verdict.h"

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

/// Judges a case with an engine. An accepted case is traced, its slots and return structure are compared, it
/// is bound, run and its outputs compared; one to be accepted only ends with the slots. A refused case must
/// be refused at its stage or earlier, with an error at the line it names and its words in message and hint;
/// that something is not compiled by this version is no such error.
Verdict judge(const Case& test, const Engine& engine);

/// Folders at or below `root` that hold a case.json, sorted.
std::vector<std::string> caseFolders(const std::string& root);

} // namespace hawk::conformance
