// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/text_format.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "trace/expressions.h"
#include "trace/format_specification.h"
#include "trace/large_integer.h"
#include "trace/number_text.h"
#include "trace/refusals.h"

namespace hawk::trace {

namespace {

/// The fields of `str.format`.
class FieldFormatter
{
public:
    FieldFormatter(Frame& frame, const Arguments& arguments, Range place)
        : m_frame(frame)
        , m_arguments(arguments)
        , m_place(place)
    { }

    std::optional<std::string> run(std::string_view format, int depth = 0)
    {
        std::string out;
        for (std::size_t at = 0; at < format.size();) {
            const char c = format[at];
            const bool isDoubled = at + 1 < format.size() && format[at + 1] == c;
            if ((c != '{' && c != '}') || (isDoubled && depth == 0)) {
                out += c;
                at += c == '{' || c == '}' ? 2 : 1;
                continue;
            }
            const std::size_t end = c == '{' ? closing(format, at) : std::string_view::npos;
            if (end == std::string_view::npos || depth > 1)
                return refuse(format);
            const auto field = formatField(format.substr(at + 1, end - at - 1), depth);
            if (!field || !spend(m_frame, m_place, field->size()))
                return std::nullopt;
            out += *field;
            at = end + 1;
        }
        return out;
    }

private:
    std::nullopt_t refuse(std::string_view written)
    {
        m_frame.refuse(faults::badFormat, m_place, {std::string(written), "these arguments"});
        return std::nullopt;
    }

    static std::size_t closing(std::string_view format, std::size_t open)
    {
        std::size_t depth = 0;
        for (std::size_t i = open; i < format.size(); ++i) {
            depth += format[i] == '{' ? 1 : 0;
            if (format[i] == '}' && --depth == 0)
                return i;
        }
        return std::string_view::npos;
    }

    /// `name[index]!r:specification`
    std::optional<std::string> formatField(std::string_view field, int depth)
    {
        const std::size_t colon = std::min(field.find(':'), field.size());
        std::string_view name = field.substr(0, colon);
        char conversion = 0;
        if (const std::size_t mark = name.find('!'); mark != std::string_view::npos) {
            if (mark + 2 != name.size())
                return refuse(field);
            conversion = name[mark + 1];
            name = name.substr(0, mark);
        }
        const auto value = argument(name);
        const auto specification =
            value ? run(field.substr(std::min(colon + 1, field.size())), depth + 1) : std::nullopt;
        return specification ? formatValue(m_frame, *value, conversion, *specification, m_place)
                             : std::nullopt;
    }

    std::optional<Value> argument(std::string_view written)
    {
        const std::size_t bracket = std::min(written.find('['), written.size());
        const std::string_view name = written.substr(0, bracket);
        const auto named = std::ranges::find(m_arguments.named, name, &Arguments::Named::name);
        std::size_t position = m_next;
        if (name.empty())
            ++m_next;
        else if (const auto number = positionIn(name))
            position = *number;
        else if (named == m_arguments.named.end())
            return refuse(written);
        if (named == m_arguments.named.end() && position >= m_arguments.positional.size())
            return refuse(written);
        Value value = named != m_arguments.named.end() ? named->value : m_arguments.positional[position];
        if (bracket == written.size())
            return value;
        if (!written.ends_with(']'))
            return refuse(written);
        const std::string_view key = written.substr(bracket + 1, written.size() - bracket - 2);
        const auto number = positionIn(key);
        value = staticItem(m_frame, value,
                           number ? Value(static_cast<Integer>(*number)) : Value(std::string(key)), m_place);
        return value.isUnknown() ? std::nullopt : std::optional(value);
    }

    static std::optional<std::size_t> positionIn(std::string_view text)
    {
        std::size_t value = 0;
        const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
        return fault == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
    }

    Frame& m_frame;
    const Arguments& m_arguments;
    Range m_place;
    std::size_t m_next = 0;
};

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

std::optional<std::string> formatValue(Frame& frame, const Value& value, char conversion,
                                       std::string_view specification, Range place)
{
    const auto refuse = [&] {
        frame.refuse(faults::badFormat, place, {std::string(specification), describe(frame, value)});
        return std::nullopt;
    };
    Value spelled = value;
    if (conversion == 'r' || conversion == 'a') {
        const auto text = representWhole(value, frame.session.limits.items);
        if (!spend(frame, place, text ? text->size() : frame.session.limits.items + 1))
            return std::nullopt;
        spelled = *text;
    } else if (conversion == 's' || (specification.empty() && !value.is<std::string>())) {
        const auto text = textOf(frame, value, place);
        if (!text)
            return std::nullopt;
        spelled = *text;
    } else if (conversion != 0) {
        return refuse();
    }
    if (specification.empty())
        return *spelled.get<std::string>();
    const auto parsed = parseFormat(specification);
    if (!parsed || !spend(frame, place, parsed->width + parsed->precision.value_or(0)))
        return parsed ? std::nullopt : refuse();
    auto out = formatted(spelled, *parsed);
    return out ? out : refuse();
}

Value formatFields(Frame& frame, const std::string& format, const Arguments& arguments, Range place)
{
    auto out = FieldFormatter(frame, arguments, place).run(format);
    return out ? Value(*std::move(out)) : Value(Unknown{});
}

Value formatPercent(Frame& frame, const std::string& format, const Value& values, Range place)
{
    return PercentFormatter(frame, format, values, place).run();
}

} // namespace hawk::trace
