// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/text_characters.h"

namespace hawk::trace {

namespace {

bool isLower(char c)
{
    return c >= 'a' && c <= 'z';
}

bool isUpper(char c)
{
    return c >= 'A' && c <= 'Z';
}

bool isLetter(char c)
{
    return isLower(c) || isUpper(c);
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

char lowered(char c)
{
    return isUpper(c) ? static_cast<char>(c - 'A' + 'a') : c;
}

char raised(char c)
{
    return isLower(c) ? static_cast<char>(c - 'a' + 'A') : c;
}

} // namespace

Value changedCase(const MethodCall& call, const std::string& text)
{
    std::string out = text;
    const std::string_view name = call.name();
    bool isInWord = false;
    for (std::size_t i = 0; i < out.size(); ++i) {
        char& c = out[i];
        const bool isFirst = name == "title" ? !isInWord : i == 0;
        isInWord = isLetter(c);
        if (name == "swapcase")
            c = isLower(c) ? raised(c) : lowered(c);
        else
            c = name == "upper" || (name != "lower" && isFirst) ? raised(c) : lowered(c);
    }
    return out;
}

Value testCharacters(const MethodCall& call, const std::string& text)
{
    const std::string_view name = call.name();
    const auto all = [&](auto test) { return !text.empty() && std::ranges::all_of(text, test); };
    if (name == "isdigit" || name == "isdecimal" || name == "isnumeric")
        return all(isDigit);
    if (name == "isalpha")
        return all(isLetter);
    if (name == "isalnum")
        return all([](char c) { return isLetter(c) || isDigit(c); });
    if (name == "isspace")
        return all([](char c) { return blanks.contains(c); });
    if (name == "isidentifier")
        return all([](char c) { return isLetter(c) || isDigit(c) || c == '_'; }) && !isDigit(text.front());
    const bool isForUpper = name == "isupper";
    return std::ranges::any_of(text, isForUpper ? isUpper : isLower)
        && std::ranges::none_of(text, isForUpper ? isLower : isUpper);
}

Value stripped(const MethodCall& call, const std::string& text)
{
    const bool isAnyBlank = call.count() == 0 || call.argument(0).is<None>();
    if (call.count() > 1 || (!isAnyBlank && call.text(0) == nullptr))
        return call.refuse();
    const std::string_view dropped = isAnyBlank ? blanks : std::string_view(*call.text(0));
    const std::size_t begin =
        call.name() == "rstrip" ? 0 : std::min(text.find_first_not_of(dropped), text.size());
    const std::size_t last = text.find_last_not_of(dropped);
    const std::size_t end =
        call.name() == "lstrip" ? text.size() : (last == std::string::npos ? 0 : last + 1);
    return begin < end ? text.substr(begin, end - begin) : std::string();
}

Value filled(const MethodCall& call, const std::string& text)
{
    const auto width = call.count() >= 1 ? asInteger(call.argument(0)) : std::nullopt;
    const auto* fill = call.text(1);
    const bool isZeros = call.name() == "zfill";
    if (!width || call.count() > (isZeros ? 1U : 2U)
        || (call.count() == 2 && (fill == nullptr || fill->size() != 1)))
        return call.refuse();
    const auto size = static_cast<Integer>(text.size());
    if (*width <= size)
        return text;
    if (!spend(call.frame, call.range, static_cast<std::uint64_t>(*width)))
        return Unknown{};
    const auto missing = static_cast<std::size_t>(*width - size);
    const char mark = isZeros ? '0' : (fill != nullptr ? fill->front() : ' ');
    if (isZeros) {
        const bool isSigned = !text.empty() && (text[0] == '-' || text[0] == '+');
        return text.substr(0, isSigned ? 1 : 0) + std::string(missing, mark) + text.substr(isSigned ? 1 : 0);
    }
    const bool isOddBoth = missing % 2 == 1 && *width % 2 == 1;
    const std::size_t before = call.name() == "ljust" ? 0
        : call.name() == "rjust"                      ? missing
                                                      : missing / 2 + (isOddBoth ? 1 : 0);
    return std::string(before, mark) + text + std::string(missing - before, mark);
}

} // namespace hawk::trace
