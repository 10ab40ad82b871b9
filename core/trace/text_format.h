// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "trace/builtins.h"

/// Texts with values in them: f-strings, `format`, `str.format` and `%`.
namespace hawk::trace {

/// An f-string. In a kernel body, which has none, Unknown.
Value evaluateFormatted(Frame& frame, const syntax::FormattedExpr& expression);
/// A value as `{value!conversion:specification}` spells it; `conversion` is `r`, `s`, `a` or 0. Nullopt after
/// a refusal.
std::optional<std::string> formatValue(Frame& frame, const Value& value, char conversion,
                                       std::string_view specification, Range place);
/// `format.format(…)`
Value formatFields(Frame& frame, const std::string& format, const Arguments& arguments, Range place);
/// `format % values`
Value formatPercent(Frame& frame, const std::string& format, const Value& values, Range place);

} // namespace hawk::trace
