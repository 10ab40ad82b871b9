// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "trace/value.h"

/// Python's format specifications: `>8.3f` of f-strings, `format` and `str.format`.
namespace hawk::trace {

/// `[[fill]align][sign][#][0][width][grouping][.precision][type]`
struct FormatSpecification {
    std::string fill = " "; ///< one character
    char align = 0; ///< `<`, `>`, `^`, `=`, or 0 for that of the type
    char sign = '-';
    bool isAlternate = false;
    std::size_t width = 0;
    char grouping = 0; ///< `,`, `_` or nothing
    std::optional<std::size_t> precision = {};
    char type = 0;
};

/// Nullopt for a text that Python refuses, and for widths and precisions over 100,000.
std::optional<FormatSpecification> parseFormat(std::string_view text);

/// A number or text; nullopt where Python has no such format for it, and for `#` of real numbers and zeros in
/// front of grouped digits, which are not evaluated.
std::optional<std::string> formatted(const Value& value, const FormatSpecification& specification);

} // namespace hawk::trace
