// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/text_format.h"

#include <algorithm>
#include <charconv>

#include "trace/expressions.h"
#include "trace/format_specification.h"
#include "trace/refusals.h"
#include "trace/tree_names.h"

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
        const Arguments::Named* const named = m_arguments.find(name);
        std::size_t position = m_next;
        if (name.empty())
            ++m_next;
        else if (const auto number = positionIn(name))
            position = *number;
        else if (named == nullptr)
            return refuse(written);
        if (named == nullptr && position >= m_arguments.positional.size())
            return refuse(written);
        Value value = named != nullptr ? named->value : m_arguments.positional[position];
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

/// The part number `next` as it is spelled; `next` is then behind it and the fields of its specification.
std::optional<std::string> spellPart(Frame& frame, const FormattedExpr& expression, std::size_t& next)
{
    const std::size_t number = next++;
    const Expr& part = *expression.parts[number];
    const Value value = evaluate(frame, part);
    if (value.isUnknown())
        return std::nullopt;
    const auto format = std::ranges::find(expression.formats, number, &FormattedExpr::Format::part);
    if (format == expression.formats.end())
        return textOf(frame, value, part.range);
    std::string specification;
    for (const char c : format->specification) {
        if (c != '\0') {
            specification += c;
            continue;
        }
        const auto field = spellPart(frame, expression, next);
        if (!field)
            return std::nullopt;
        specification += *field;
    }
    return formatValue(frame, value, format->conversion, specification, part.range);
}

} // namespace

Value evaluateFormatted(Frame& frame, const FormattedExpr& expression)
{
    if (frame.isBody())
        return Unknown{};
    std::size_t next = 0;
    std::string text;
    while (next < expression.parts.size()) {
        const auto spelled = spellPart(frame, expression, next);
        if (!spelled)
            return Unknown{};
        text += *spelled;
    }
    return text;
}

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

} // namespace hawk::trace
