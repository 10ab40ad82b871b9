// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/number_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <format>

#include "trace/large_integer.h"

namespace hawk::trace {

std::string shortest(double value)
{
    if (std::isnan(value))
        return "nan";
    if (std::isinf(value))
        return value > 0 ? "inf" : "-inf";
    constexpr int firstExponent = 16;
    constexpr int lastExponent = -5;
    std::array<char, 64> buffer{};
    const auto scientific =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::scientific);
    std::string text(buffer.data(), scientific.ptr);
    const std::size_t mark = text.find('e');
    int exponent = 0;
    std::from_chars(text.data() + mark + (text[mark + 1] == '+' ? 2 : 1), text.data() + text.size(),
                    exponent);
    if (exponent >= firstExponent || exponent <= lastExponent)
        return text;
    const std::size_t point = text.find('.');
    const int decimals = point < mark ? static_cast<int>(mark - point) - 1 : 0;
    text = std::format("{:.{}f}", value, std::max(decimals - exponent, 0));
    return text.contains('.') ? text : text + ".0";
}

std::string quotedText(std::string_view text)
{
    const char mark = text.contains('\'') && !text.contains('"') ? '"' : '\'';
    std::string out(1, mark);
    for (const char c : text) {
        if (c == mark || c == '\\')
            out += std::string("\\") + c;
        else if (c == '\n')
            out += "\\n";
        else if (c == '\r')
            out += "\\r";
        else if (c == '\t')
            out += "\\t";
        else if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f)
            out += std::format("\\x{:02x}", static_cast<unsigned>(c));
        else
            out += c;
    }
    return out + mark;
}

std::string digitsOf(const Value& whole, unsigned base)
{
    const auto* large = whole.get<LargeInteger>();
    if (large != nullptr && base == 10) {
        const std::string digits = spell(*large);
        return digits.starts_with('-') ? digits.substr(1) : digits;
    }
    constexpr std::string_view names = "0123456789abcdef";
    std::string digits;
    Value left = whole;
    if (large != nullptr && isNegative(*large))
        left = *wholeBinary(syntax::Operator::subtract, Integer{0}, left);
    while (left.is<LargeInteger>()) {
        const Value divisor = Integer{base};
        digits += names[static_cast<std::size_t>(
            *asInteger(*wholeBinary(syntax::Operator::modulo, left, divisor)))];
        left = *wholeBinary(syntax::Operator::floorDivide, left, divisor);
    }
    Integer rest = *asInteger(left);
    // Digit by digit with the sign kept: the most negative value has no positive partner.
    do {
        const auto digit = static_cast<int>(rest % static_cast<int>(base));
        digits += names[static_cast<std::size_t>(digit < 0 ? -digit : digit)];
        rest /= static_cast<int>(base);
    } while (rest != 0);
    std::ranges::reverse(digits);
    return digits;
}

std::size_t characterCount(std::string_view text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

} // namespace hawk::trace
