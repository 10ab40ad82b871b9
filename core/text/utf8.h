// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace hawk::text {

/// One decoded character: its code point and the bytes it took (1 to 4). `isValid` is false for a byte that
/// starts no well-formed sequence (Unicode 15, table 3-7: no overlong form, no surrogate, at most U+10FFFF);
/// it then stands for itself and takes one byte.
struct Utf8Character {
    char32_t codePoint = 0;
    std::uint32_t size = 1;
    bool isValid = true;
};

/// The character at `offset`, which must lie inside `text`.
Utf8Character decodeUtf8(std::string_view text, std::size_t offset);

/// Appends the code point, which must be a Unicode scalar value, to `out`.
void appendUtf8(std::string& out, char32_t codePoint);

/// The offset of the first byte that belongs to no well-formed sequence; none for valid text. Linear.
std::optional<std::size_t> firstInvalidUtf8(std::string_view text);

/// UTF-16 code units of `text`. An invalid byte counts as one.
std::uint32_t utf16Length(std::string_view text);

/// Bytes of the longest run of whole characters at the front of `text` with at most `units` UTF-16 code
/// units.
std::uint32_t bytesOfUtf16(std::string_view text, std::uint32_t units);

} // namespace hawk::text
