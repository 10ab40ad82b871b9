// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>

#include "trace/value.h"

/// Numbers and texts as Python's `repr` spells them.
namespace hawk::trace {

/// The shortest digits that are this number, with an exponent below 1e-4 and from 1e16 on.
std::string shortest(double value);
/// In quotes, with escapes for what is not printable.
std::string quotedText(std::string_view text);
/// The digits of the magnitude of a whole number to a base from 2 to 16, without a prefix.
std::string digitsOf(const Value& whole, unsigned base);
/// How many characters a text has.
std::size_t characterCount(std::string_view text);

} // namespace hawk::trace
