// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>

namespace hawk::syntax {

constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

constexpr bool isAsciiLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

constexpr bool isAsciiNameCharacter(char c)
{
    return isAsciiLetter(c) || isDigit(c);
}

constexpr bool isAscii(char c)
{
    return static_cast<unsigned char>(c) < 0x80;
}

constexpr bool isNewline(char c)
{
    return c == '\n' || c == '\r';
}

constexpr bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\f';
}

/// Whether a name can begin or go on with the code point: XID_Start and XID_Continue of Unicode, by general
/// category and the Other_ID lists (UAX #31), as in Python.
bool beginsName(char32_t codePoint);
bool continuesName(char32_t codePoint);

/// A name in normalisation form KC: two spellings of one name compare equal.
std::string normalizedName(std::string_view name);

} // namespace hawk::syntax
