// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/builtin_call.h"

#include <charconv>
#include <cmath>
#include <limits>

#include "trace/large_integer.h"
#include "trace/operators.h"
#include "trace/tree_names.h"

// `int`, `float` and `bool`.
namespace hawk::trace {

namespace {

/// A number as Python's `int` and `float` read it from a text.
struct WrittenNumber {
    bool isNegative = false;
    std::string digits = {}; ///< without sign, blanks and underscores

    static std::optional<WrittenNumber> read(std::string_view text)
    {
        constexpr std::string_view blanks = " \t\n\r\f\v";
        const std::size_t begin = text.find_first_not_of(blanks);
        if (begin == std::string_view::npos)
            return std::nullopt;
        text = text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
        WrittenNumber number;
        if (text.front() == '-' || text.front() == '+') {
            number.isNegative = text.front() == '-';
            text.remove_prefix(1);
        }
        for (std::size_t i = 0; i < text.size(); ++i) {
            const bool isBetween = i > 0 && i + 1 < text.size() && text[i - 1] != '_';
            if (text[i] == '_' && !isBetween)
                return std::nullopt;
            if (text[i] != '_')
                number.digits += text[i];
        }
        return number.digits.empty() || number.digits.front() == '-' || number.digits.front() == '+'
            ? std::nullopt
            : std::optional(number);
    }
};

unsigned digitOf(char c)
{
    if (c >= '0' && c <= '9')
        return static_cast<unsigned>(c - '0');
    const char lower = static_cast<char>(c | 0x20);
    constexpr unsigned none = 99;
    return lower >= 'a' && lower <= 'z' ? static_cast<unsigned>(lower - 'a') + 10 : none;
}

Value wholeFromText(const BuiltinCall& call, const std::string& text, Integer base)
{
    auto number = WrittenNumber::read(text);
    if (!number || base < 2 || base > 36)
        return call.refuse();
    std::string_view digits = number->digits;
    const bool hasPrefix = digits.size() > 2 && digits[0] == '0'
        && ((base == 16 && (digits[1] | 0x20) == 'x') || (base == 8 && (digits[1] | 0x20) == 'o')
            || (base == 2 && (digits[1] | 0x20) == 'b'));
    if (hasPrefix)
        digits.remove_prefix(2);
    if (!std::ranges::all_of(digits, [&](char c) { return digitOf(c) < static_cast<unsigned>(base); }))
        return call.refuse();
    if (!spend(call.frame, call.range, digits.size()))
        return Unknown{};
    Value value = Integer{0};
    if (base == 10) {
        const auto read = wholeFromDigits(digits);
        if (!read)
            return call.frame.refuse(unsupported::largeInteger, call.range);
        value = *read;
    } else {
        for (std::size_t i = 0; i < digits.size() && !value.isUnknown(); ++i) {
            value = staticBinary(call.frame, Operator::multiply, value, base, call.range);
            if (!value.isUnknown())
                value =
                    staticBinary(call.frame, Operator::add, value, Integer{digitOf(digits[i])}, call.range);
        }
    }
    return number->isNegative && !value.isUnknown()
        ? staticUnary(call.frame, Operator::negate, value, call.range)
        : value;
}

Value realFromText(const BuiltinCall& call, const std::string& text)
{
    const auto number = WrittenNumber::read(text);
    if (!number)
        return call.refuse();
    double real = 0.0;
    const char* const end = number->digits.data() + number->digits.size();
    const auto [stop, fault] = std::from_chars(number->digits.data(), end, real);
    if (stop != end || fault == std::errc::invalid_argument || number->digits.contains('('))
        return call.refuse();
    if (fault == std::errc::result_out_of_range) {
        const std::string& digits = number->digits;
        const bool isTiny =
            digits.contains("e-") || digits.contains("E-") || digits.front() == '0' || digits.front() == '.';
        real = isTiny ? 0.0 : std::numeric_limits<double>::infinity();
    }
    return number->isNegative ? -real : real;
}

} // namespace

Value callNumber(const BuiltinCall& call)
{
    const bool isInt = call.id == Builtin::int_;
    if (call.count() == 0 && call.arguments.named.empty())
        return call.id == Builtin::float_ ? Value(0.0) : (isInt ? Value(Integer{0}) : Value(false));
    if (call.count() == 0)
        return call.refuse();
    const Value& value = call.argument(0);
    if (call.id == Builtin::bool_) {
        const auto truth = truthOf(value);
        return truth ? Value(*truth)
                     : call.frame.refuse(refusals::truthValue, call.place(0), {describe(call.frame, value)});
    }
    if (call.hasTraced())
        return call.refuseTraced(isInt ? "Write `trunc` or `floor` from hawk.math, which stay real."
                                       : "Leave it out: the value is real already.");
    const Value* named = call.named("base");
    const auto base = call.count() == 2 ? asInteger(call.argument(1))
        : named != nullptr              ? asInteger(*named)
                                        : std::optional<Integer>(10);
    const auto* text = value.get<std::string>();
    const bool hasBase = call.count() == 2 || named != nullptr;
    if (call.count() > 2 || !base || (hasBase && (!isInt || text == nullptr)))
        return call.refuse();
    if (text != nullptr)
        return isInt ? wholeFromText(call, *text, *base) : realFromText(call, *text);
    if (call.id == Builtin::float_)
        return asReal(value) ? Value(*asReal(value)) : call.refuse();
    if (isWholeNumber(value))
        return staticUnary(call.frame, Operator::plus, value, call.range);
    const auto* real = value.get<double>();
    return real != nullptr && std::isfinite(*real) ? wholeFromReal(*real) : call.refuse();
}

} // namespace hawk::trace
