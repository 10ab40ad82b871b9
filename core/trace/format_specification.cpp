// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/format_specification.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <format>

#include "trace/large_integer.h"
#include "trace/number_text.h"

namespace hawk::trace {

namespace {

constexpr std::size_t largestWidth = 100'000;

/// A number without its sign: `0x`, `1234`, `.5e+10`.
struct NumberParts {
    bool isNegative = false;
    std::string prefix = {};
    std::string whole; ///< digits before the point
    std::string rest = {}; ///< everything behind them
};

NumberParts split(double value, const std::string& magnitude)
{
    const std::size_t end = std::min(magnitude.find_first_not_of("0123456789"), magnitude.size());
    return {.isNegative = std::signbit(value) && !std::isnan(value),
            .whole = magnitude.substr(0, end),
            .rest = magnitude.substr(end)};
}

/// What a real number without a type looks like: `g` with a digit behind the point.
std::string general(double magnitude, std::size_t precision)
{
    std::string text = std::format("{:.{}g}", magnitude, std::max<std::size_t>(precision, 1));
    if (text.find_first_of(".e") == std::string::npos)
        text += ".0";
    return text;
}

std::optional<NumberParts> realParts(double value, const FormatSpecification& specification)
{
    const char lower = static_cast<char>(specification.type | 0x20);
    const double magnitude = std::abs(value);
    const std::size_t precision = specification.precision.value_or(6);
    std::string text;
    if (!std::isfinite(value))
        text = std::isnan(value) ? "nan" : "inf";
    else if (specification.type == 0)
        text = specification.precision ? general(magnitude, precision) : shortest(magnitude);
    else if (lower == 'f')
        text = std::format("{:.{}f}", magnitude, precision);
    else if (lower == 'e')
        text = std::format("{:.{}e}", magnitude, precision);
    else if (lower == 'g' || specification.type == 'n')
        text = std::format("{:.{}g}", magnitude, std::max<std::size_t>(precision, 1));
    else if (specification.type == '%')
        text = std::format("{:.{}f}", 100.0 * magnitude, precision);
    else
        return std::nullopt;
    if (specification.type >= 'A' && specification.type <= 'Z')
        std::ranges::transform(text, text.begin(),
                               [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; });
    NumberParts parts = split(value, text);
    if (specification.type == '%')
        parts.rest += '%';
    return parts;
}

std::optional<NumberParts> wholeParts(const Value& value, const FormatSpecification& specification)
{
    const auto* large = value.get<LargeInteger>();
    const bool isBelowZero = large != nullptr ? isNegative(*large) : *asInteger(value) < 0;
    const auto inBase = [&](unsigned base, std::string prefix) {
        return NumberParts{.isNegative = isBelowZero,
                           .prefix = specification.isAlternate ? std::move(prefix) : std::string(),
                           .whole = digitsOf(value, base)};
    };
    switch (specification.type) {
    case 0:
    case 'd':
    case 'n':
        return inBase(10, "");
    case 'b':
        return inBase(2, "0b");
    case 'o':
        return inBase(8, "0o");
    case 'x':
        return inBase(16, "0x");
    case 'X': {
        NumberParts parts = inBase(16, "0X");
        std::ranges::transform(parts.whole, parts.whole.begin(),
                               [](char c) { return c >= 'a' ? static_cast<char>(c - 32) : c; });
        return parts;
    }
    default: {
        const auto real = asReal(value);
        return real ? realParts(*real, specification) : std::nullopt;
    }
    }
}

std::string grouped(const std::string& digits, char mark, std::size_t size)
{
    std::string out;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (i > 0 && (digits.size() - i) % size == 0)
            out += mark;
        out += digits[i];
    }
    return out;
}

std::string repeated(std::string_view fill, std::size_t count)
{
    std::string out;
    for (std::size_t i = 0; i < count; ++i)
        out += fill;
    return out;
}

/// `front` stays before the fill of `=`.
std::string padded(const std::string& front, const std::string& text,
                   const FormatSpecification& specification, char standard)
{
    const std::size_t size = characterCount(front) + characterCount(text);
    const std::size_t missing = specification.width > size ? specification.width - size : 0;
    const char align = specification.align != 0 ? specification.align : standard;
    const std::size_t before = align == '<' ? 0 : (align == '^' ? missing / 2 : missing);
    if (align == '=')
        return front + repeated(specification.fill, missing) + text;
    return repeated(specification.fill, before) + front + text
        + repeated(specification.fill, missing - before);
}

std::optional<std::string> formattedText(const std::string& text, const FormatSpecification& specification)
{
    const bool isText = specification.type == 0 || specification.type == 's';
    if (!isText || specification.sign != '-' || specification.grouping != 0 || specification.align == '=')
        return std::nullopt;
    std::size_t end = 0;
    std::size_t left = specification.precision.value_or(text.size());
    while (end < text.size() && left > 0) {
        ++end;
        while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80)
            ++end;
        --left;
    }
    return padded("", text.substr(0, end), specification, '<');
}

} // namespace

std::optional<FormatSpecification> parseFormat(std::string_view text)
{
    FormatSpecification parsed;
    std::size_t at = 0;
    const auto isAlign = [&](std::size_t i) {
        return i < text.size() && std::string_view("<>^=").contains(text[i]);
    };
    const auto peek = [&] { return at < text.size() ? text[at] : '\0'; };
    const auto number = [&] -> std::optional<std::size_t> {
        std::size_t value = 0;
        const auto [end, fault] = std::from_chars(text.data() + at, text.data() + text.size(), value);
        at = static_cast<std::size_t>(end - text.data());
        return fault == std::errc() && value <= largestWidth ? std::optional(value) : std::nullopt;
    };
    std::size_t first = 1;
    while (first < text.size() && (static_cast<unsigned char>(text[first]) & 0xc0) == 0x80)
        ++first;
    if (isAlign(first)) {
        parsed.fill = text.substr(0, first);
        parsed.align = text[first];
        at = first + 1;
    } else if (isAlign(0)) {
        parsed.align = text[at++];
    }
    if (peek() == '+' || peek() == '-' || peek() == ' ')
        parsed.sign = text[at++];
    if (peek() == '#') {
        parsed.isAlternate = true;
        ++at;
    }
    if (peek() == '0') {
        ++at;
        if (parsed.align == 0) {
            parsed.align = '=';
            parsed.fill = "0";
        }
    }
    if (peek() >= '0' && peek() <= '9') {
        const auto width = number();
        if (!width)
            return std::nullopt;
        parsed.width = *width;
    }
    if (peek() == ',' || peek() == '_')
        parsed.grouping = text[at++];
    if (peek() == '.') {
        ++at;
        parsed.precision = number();
        if (!parsed.precision)
            return std::nullopt;
    }
    if (at < text.size())
        parsed.type = text[at++];
    return at == text.size() ? std::optional(parsed) : std::nullopt;
}

std::optional<std::string> formatted(const Value& value, const FormatSpecification& specification)
{
    if (const auto* text = value.get<std::string>()) {
        FormatSpecification ofText = specification;
        if (ofText.align == '=' && ofText.fill == "0")
            ofText.align = '<';
        return formattedText(*text, ofText);
    }
    const auto* real = value.get<double>();
    if (real == nullptr && !isWholeNumber(value))
        return std::nullopt;
    const auto* large = value.get<LargeInteger>();
    const bool isDecimal = specification.type == 0 || specification.type == 'd' || specification.type == 'n';
    if (large != nullptr && isDecimal && !hasDecimalDigits(*large))
        return std::nullopt;
    if (specification.type == 'c') {
        const auto code = asInteger(value);
        if (!code || *code < 0 || *code > 127)
            return std::nullopt;
        return padded("", std::string(1, static_cast<char>(*code)), specification, '<');
    }
    if (real != nullptr ? specification.isAlternate : specification.precision && specification.type == 0)
        return std::nullopt;
    auto parts = real != nullptr ? realParts(*real, specification) : wholeParts(value, specification);
    const bool isZeroFilled = specification.align == '=' && specification.fill == "0";
    if (!parts || (specification.grouping != 0 && isZeroFilled))
        return std::nullopt;
    if (specification.grouping != 0) {
        const bool isInBits =
            std::string_view("boxX").contains(specification.type) && specification.type != 0;
        if (isInBits && specification.grouping == ',')
            return std::nullopt;
        parts->whole = grouped(parts->whole, specification.grouping, isInBits ? 4 : 3);
    }
    std::string front = parts->isNegative ? "-" : "";
    if (!parts->isNegative && specification.sign != '-')
        front = std::string(1, specification.sign);
    return padded(front + parts->prefix, parts->whole + parts->rest, specification, '>');
}

} // namespace hawk::trace
