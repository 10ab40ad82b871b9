// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "text/diagnostic.h"

#include <algorithm>
#include <charconv>

namespace hawk::text {

std::string fillIn(std::string_view text, const std::vector<std::string>& arguments)
{
    std::string out;
    out.reserve(text.size() + 32);
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if ((c == '{' || c == '}') && i + 1 < text.size() && text[i + 1] == c) {
            out += c;
            ++i;
            continue;
        }
        const std::size_t close = c == '{' ? text.find('}', i) : std::string_view::npos;
        std::size_t number = 0;
        if (close != std::string_view::npos) {
            const char* first = text.data() + i + 1;
            const char* last = text.data() + close;
            const auto [end, fault] = std::from_chars(first, last, number);
            if (fault == std::errc() && end == last && number < arguments.size()) {
                out += arguments[number];
                i = close;
                continue;
            }
        }
        out += c;
    }
    return out;
}

std::string Diagnostic::message() const
{
    return fillIn(rule->message, arguments);
}

std::string Diagnostic::hint() const
{
    return fillIn(rule->hint, arguments);
}

Diagnostic diagnose(const DiagnosticRule& rule, Range range, std::vector<std::string> arguments)
{
    return {.rule = &rule, .range = range, .arguments = std::move(arguments)};
}

void sortByPlace(std::vector<Diagnostic>& diagnostics)
{
    std::ranges::stable_sort(diagnostics, {}, [](const Diagnostic& d) { return d.range.begin; });
}

} // namespace hawk::text
