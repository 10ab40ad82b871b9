// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hawk::compile {

/// What a C++ text says about files, by a plain look that knows neither comments nor conditions: it may name
/// too much, and misses only names that macros put together.
struct IncludeNames {
    std::vector<std::string> quoted; ///< of `#include "name"`: looked for beside the text first
    std::vector<std::string> probedQuoted; ///< of `__has_include("name")`
    std::vector<std::string> probedAngled; ///< of `__has_include(<name>)`
    /// The first of `__DATE__`, `__TIME__`, `__TIMESTAMP__` in it; empty when there is none.
    std::string timeMacro;
};

IncludeNames scanIncludes(std::string_view text);

} // namespace hawk::compile
