// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hawk::compile {

/// What a C++ text says about files, by a plain look that knows no conditions and of comments and spliced
/// lines only that they may stand inside a directive: it may name too much. It misses what only the
/// preprocessor can put together: names, directives and assembler text made of macros, of several literals or
/// of trigraphs.
struct IncludeNames {
    std::vector<std::string> quoted; ///< of `#include "name"` and `#import "name"`: beside the text first
    std::vector<std::string> probedQuoted; ///< of `__has_include("name")`
    std::vector<std::string> probedAngled; ///< of `__has_include(<name>)`
    /// The first of `__DATE__`, `__TIME__`, `__TIMESTAMP__` in it; empty when there is none.
    std::string timeMacro;
    /// The first of `#embed`, `.incbin`, `.include` in it, which take in files that dependency lists do not
    /// name; empty when there is none.
    std::string unreported;
};

IncludeNames scanIncludes(std::string_view text);

} // namespace hawk::compile
