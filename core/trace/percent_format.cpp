// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <cmath>

#include "trace/expressions.h"
#include "trace/format_specification.h"
#include "trace/large_integer.h"
#include "trace/number_text.h"
#include "trace/refusals.h"
#include "trace/text_format.h"

namespace hawk::trace {

namespace {

/// The conversions of `format % values`.
class PercentFormatter
{
public:
    PercentFormatter(Frame& frame, std::string_view format, const Value& values, Range place)
        : m_frame(frame)
        , m_format(format)
        , m_values(values)
        , m_place(place)
    { }

    Value run()
    {
        std::string out;
        while (m_at < m_format.size()) {
            const char c = m_format[m_at++];
            if (c != '%') {
                out += c;
                continue;
            }
            const auto part = conversion();
            if (!part || !spend(m_frame, m_place, part->size()))
                return Unknown{};
            out += *part;
        }
        const auto* tuple = m_values.get<Tuple>();
        const bool isMapping = m_values.is<Dict>();
        if (!isMapping && m_next != (tuple != nullptr ? tuple->items->size() : 1))
            return refuse(m_values), Unknown{};
        return out;
    }

private:
    std::nullopt_t refuse(const Value& value)
    {
        m_frame.refuse(faults::badFormat, m_place, {std::string(m_format), describe(m_frame, value)});
        return std::nullopt;
    }

    char peek() const { return m_at < m_format.size() ? m_format[m_at] : '\0'; }

    std::optional<Value> nextValue()
    {
        const auto* tuple = m_values.get<Tuple>();
        const std::size_t count = tuple != nullptr ? tuple->items->size() : 1;
        if (m_next >= count)
            return refuse(m_values);
        return tuple != nullptr ? (*tuple->items)[m_next++] : (++m_next, m_values);
    }

    std::optional<std::size_t> number()
    {
        if (peek() == '*') {
            ++m_at;
            const auto value = nextValue();
            const auto count = value ? asInteger(*value) : std::nullopt;
            return count && *count >= 0 && *count < 1000 ? std::optional(static_cast<std::size_t>(*count))
                                                         : std::nullopt;
        }
        std::size_t value = 0;
        for (; peek() >= '0' && peek() <= '9' && value < 100'000; ++m_at)
            value = 10 * value + static_cast<std::size_t>(peek() - '0');
        return value;
    }

    std::optional<std::string> conversion()
    {
        if (peek() == '%')
            return ++m_at, "%";
        std::optional<Value> keyed;
        if (peek() == '(') {
            const std::size_t end = m_format.find(')', m_at);
            if (end == std::string_view::npos || !m_values.is<Dict>())
                return refuse(m_values);
            keyed = staticItem(m_frame, m_values, std::string(m_format.substr(m_at + 1, end - m_at - 1)),
                               m_place);
            if (keyed->isUnknown())
                return std::nullopt;
            m_at = end + 1;
        }
        FormatSpecification specification{.align = '>'};
        bool isZeroFilled = false;
        for (; std::string_view("-+ 0#").contains(peek()) && peek() != '\0'; ++m_at) {
            const char flag = peek();
            if (flag == '-')
                specification.align = '<';
            else if (flag == '0')
                isZeroFilled = true;
            else if (flag == '#')
                specification.isAlternate = true;
            else if (specification.sign != '+')
                specification.sign = flag;
        }
        const auto width = number();
        specification.width = width.value_or(0);
        if (peek() == '.') {
            ++m_at;
            specification.precision = number();
        }
        const char type = peek();
        ++m_at;
        const auto value = keyed ? keyed : nextValue();
        if (!value || !width)
            return std::nullopt;
        if (isZeroFilled && specification.align == '>') {
            specification.align = '=';
            specification.fill = "0";
        }
        return spelled(*value, type, specification);
    }

    std::optional<std::string> spelled(const Value& value, char type, FormatSpecification specification)
    {
        std::optional<std::string> out;
        if (type == 's' || type == 'r' || type == 'a') {
            specification.sign = '-';
            const auto text = formatValue(m_frame, value, type, "", m_place);
            out = text ? formatted(*text, specification) : std::nullopt;
        } else if (type == 'c') {
            const auto* text = value.get<std::string>();
            const bool isOne = text != nullptr && characterCount(*text) == 1;
            specification.type = isOne ? '\0' : 'c';
            out = isOne || asInteger(value) ? formatted(value, specification) : std::nullopt;
        } else if (std::string_view("diuxXo").contains(type) && type != '\0') {
            // A precision is a number of digits there, which nobody writes.
            const bool isWhole = type == 'd' || type == 'i' || type == 'u';
            const auto* real = value.get<double>();
            specification.type = isWhole ? 'd' : type;
            if (real != nullptr && isWhole && std::isfinite(*real) && !specification.precision)
                out = formatted(wholeFromReal(*real), specification);
            else if (real == nullptr && !value.is<std::string>() && !specification.precision)
                out = formatted(value, specification);
        } else if (std::string_view("eEfFgG").contains(type) && type != '\0') {
            const auto real = asReal(value);
            specification.type = type;
            out = real ? formatted(*real, specification) : std::nullopt;
        }
        return out ? out : refuse(value);
    }

    Frame& m_frame;
    std::string_view m_format;
    const Value& m_values;
    Range m_place;
    std::size_t m_at = 0;
    std::size_t m_next = 0;
};

} // namespace

Value formatPercent(Frame& frame, const std::string& format, const Value& values, Range place)
{
    return PercentFormatter(frame, format, values, place).run();
}

} // namespace hawk::trace
