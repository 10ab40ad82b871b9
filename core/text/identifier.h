// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <algorithm>
#include <string_view>

namespace hawk::text {

/// Without the locale, which the functions of <cctype> ask.
constexpr bool isAsciiDigit(char c)
{
    return c >= '0' && c <= '9';
}
constexpr bool isAsciiLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// A name in generated code, a file name or a macro: letters and digits of ASCII and `_`, no digit first.
constexpr bool isAsciiIdentifier(std::string_view name)
{
    return !name.empty() && !isAsciiDigit(name.front())
        && std::ranges::all_of(name, [](char c) { return isAsciiLetter(c) || isAsciiDigit(c) || c == '_'; });
}

/// A name in a kernel file: as above, and every character beyond ASCII counts as a letter. Keywords pass.
constexpr bool isIdentifier(std::string_view name)
{
    return !name.empty() && !isAsciiDigit(name.front()) && std::ranges::all_of(name, [](char c) {
        return isAsciiLetter(c) || isAsciiDigit(c) || c == '_' || static_cast<unsigned char>(c) >= 0x80;
    });
}

} // namespace hawk::text
