// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "text/utf8.h"

namespace hawk::text {

Utf8Character decodeUtf8(std::string_view text, std::size_t offset)
{
    const auto first = static_cast<unsigned char>(text[offset]);
    if (first < 0x80)
        return {.codePoint = first};

    const Utf8Character invalid{.codePoint = first, .isValid = false};
    const std::uint32_t size = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || text.size() - offset < size)
        return invalid;

    char32_t codePoint = first & (0x7Fu >> size);
    for (std::uint32_t i = 1; i < size; ++i) {
        const auto byte = static_cast<unsigned char>(text[offset + i]);
        if ((byte & 0xC0) != 0x80)
            return invalid;
        codePoint = codePoint << 6 | (byte & 0x3F);
    }
    constexpr char32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
    const bool isSurrogate = codePoint >= 0xD800 && codePoint <= 0xDFFF;
    if (codePoint < smallest[size] || codePoint > 0x10FFFF || isSurrogate)
        return invalid;
    return {.codePoint = codePoint, .size = size};
}

void appendUtf8(std::string& out, char32_t codePoint)
{
    const auto continuation = [](char32_t bits) { return static_cast<char>(0x80 | (bits & 0x3F)); };
    if (codePoint < 0x80) {
        out += static_cast<char>(codePoint);
    } else if (codePoint < 0x800) {
        out += static_cast<char>(0xC0 | codePoint >> 6);
        out += continuation(codePoint);
    } else if (codePoint < 0x10000) {
        out += static_cast<char>(0xE0 | codePoint >> 12);
        out += continuation(codePoint >> 6);
        out += continuation(codePoint);
    } else {
        out += static_cast<char>(0xF0 | codePoint >> 18);
        out += continuation(codePoint >> 12);
        out += continuation(codePoint >> 6);
        out += continuation(codePoint);
    }
}

std::optional<std::size_t> firstInvalidUtf8(std::string_view text)
{
    for (std::size_t i = 0; i < text.size();) {
        // Nearly all of a kernel file, without a call.
        if (static_cast<unsigned char>(text[i]) < 0x80) {
            ++i;
            continue;
        }
        const Utf8Character character = decodeUtf8(text, i);
        if (!character.isValid)
            return i;
        i += character.size;
    }
    return std::nullopt;
}

std::uint32_t utf16Length(std::string_view text)
{
    std::uint32_t units = 0;
    for (std::size_t i = 0; i < text.size();) {
        const Utf8Character character = decodeUtf8(text, i);
        units += character.size == 4 ? 2 : 1;
        i += character.size;
    }
    return units;
}

std::uint32_t bytesOfUtf16(std::string_view text, std::uint32_t units)
{
    std::size_t i = 0;
    while (i < text.size()) {
        const Utf8Character character = decodeUtf8(text, i);
        const std::uint32_t width = character.size == 4 ? 2 : 1;
        if (width > units)
            break;
        units -= width;
        i += character.size;
    }
    return static_cast<std::uint32_t>(i);
}

} // namespace hawk::text
