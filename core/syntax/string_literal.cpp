// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "syntax/string_literal.h"

#include <algorithm>
#include <charconv>

#include "text/utf8.h"

namespace hawk::syntax {

namespace {

EscapeResult character(char32_t codePoint, std::size_t size, bool isBytes)
{
    EscapeResult out{.size = size};
    if (isBytes)
        out.value = static_cast<char>(codePoint);
    else if (codePoint > 0x10FFFF || (codePoint >= 0xD800 && codePoint <= 0xDFFF))
        out.isValid = false;
    else
        text::appendUtf8(out.value, codePoint);
    return out;
}

/// `\x`, `\u` and `\U` with a fixed number of digits.
EscapeResult hexadecimal(std::string_view text, std::size_t digits, bool isBytes)
{
    std::uint32_t number = 0;
    const char* const first = text.data() + 2;
    const char* const last = text.data() + std::min(text.size(), digits + 2);
    const auto [end, fault] = std::from_chars(first, last, number, 16);
    const auto read = static_cast<std::size_t>(end - first);
    if (fault != std::errc() || read != digits)
        return {.size = 2 + std::min(read, digits), .isValid = false};
    return character(number, 2 + digits, isBytes);
}

EscapeResult octal(std::string_view text, bool isBytes)
{
    char32_t number = 0;
    std::size_t size = 1;
    while (size < 4 && size < text.size() && text[size] >= '0' && text[size] <= '7')
        number = number * 8 + static_cast<char32_t>(text[size++] - '0');
    return character(number, size, isBytes);
}

EscapeResult lineEnd(std::string_view text)
{
    const bool isPair = text[1] == '\r' && text.size() > 2 && text[2] == '\n';
    return {.size = isPair ? 3u : 2u};
}

EscapeResult named(std::string_view text)
{
    const std::size_t close = text.find('}');
    return {.size = close == std::string_view::npos ? 2 : close + 1, .isValid = false};
}

} // namespace

StringForm stringForm(std::string_view literal)
{
    StringForm form;
    std::size_t i = 0;
    for (; i < literal.size() && literal[i] != '"' && literal[i] != '\''; ++i) {
        const char letter = static_cast<char>(literal[i] | 0x20);
        form.isRaw = form.isRaw || letter == 'r';
        form.isBytes = form.isBytes || letter == 'b';
    }
    const std::string_view rest = literal.substr(i);
    const bool isTriple = rest.size() >= 3 && rest[1] == rest[0] && rest[2] == rest[0];
    form.quoteSize = isTriple ? 3 : 1;
    form.prefixSize = static_cast<std::uint32_t>(i) + form.quoteSize;
    return form;
}

EscapeResult decodeEscape(std::string_view text, bool isBytes)
{
    if (text.size() < 2)
        return {.value = "\\", .size = 1};
    const char c = text[1];
    switch (c) {
    case '\n':
    case '\r':
        return lineEnd(text);
    case '\\':
    case '\'':
    case '"':
        return {.value = std::string(1, c)};
    case 'a':
        return {.value = "\a"};
    case 'b':
        return {.value = "\b"};
    case 'f':
        return {.value = "\f"};
    case 'n':
        return {.value = "\n"};
    case 'r':
        return {.value = "\r"};
    case 't':
        return {.value = "\t"};
    case 'v':
        return {.value = "\v"};
    case 'x':
        return hexadecimal(text, 2, isBytes);
    case '0':
    case '1':
    case '2':
    case '3':
    case '4':
    case '5':
    case '6':
    case '7':
        return octal(text, isBytes);
    default:
        break;
    }
    if (!isBytes && c == 'u')
        return hexadecimal(text, 4, false);
    if (!isBytes && c == 'U')
        return hexadecimal(text, 8, false);
    if (!isBytes && c == 'N')
        return named(text);
    return {.value = "\\", .size = 1};
}

} // namespace hawk::syntax
