// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/method_call.h"

/// Methods of texts that look at single characters, as Python has them for ASCII.
namespace hawk::trace {

/// What `strip` and `split` take for blanks.
inline constexpr std::string_view blanks = " \t\n\r\f\v";

/// `upper`, `lower`, `title`, `capitalize`, `swapcase`.
Value changedCase(const MethodCall& call, const std::string& text);
/// `isdigit`, `isalpha`, …
Value testCharacters(const MethodCall& call, const std::string& text);
/// `strip`, `lstrip`, `rstrip`.
Value stripped(const MethodCall& call, const std::string& text);
/// `zfill`, `ljust`, `rjust`, `center`.
Value filled(const MethodCall& call, const std::string& text);

} // namespace hawk::trace
