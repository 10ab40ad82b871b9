// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "compile/include_scan.h"

#include <array>
#include <cctype>

namespace hawk::compile {

namespace {

bool isIdentifierCharacter(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

std::string_view skipBlanks(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(" \t");
    return begin == std::string_view::npos ? std::string_view() : text.substr(begin);
}

// The name at the start of `text` between the delimiters, which must stand on one line.
std::string nameBetween(std::string_view text, char open, char close)
{
    if (!text.starts_with(open))
        return {};
    const std::size_t end = text.find_first_of(close == '"' ? "\"\n" : ">\n", 1);
    if (end == std::string_view::npos || text[end] != close)
        return {};
    return std::string(text.substr(1, end - 1));
}

// Calls `visit(rest)` with the text after each place where `word` starts an identifier.
template <class Visitor>
void forEachWord(std::string_view text, std::string_view word, Visitor visit)
{
    for (std::size_t at = text.find(word); at != std::string_view::npos;
         at = text.find(word, at + word.size())) {
        if (at == 0 || !isIdentifierCharacter(text[at - 1]))
            visit(text.substr(0, at), text.substr(at + word.size()));
    }
}

// Whether only blanks stand between the last `#` and the end.
bool endsWithHash(std::string_view before)
{
    const std::size_t last = before.find_last_not_of(" \t");
    return last != std::string_view::npos
        && (before[last] == '#' || before.substr(0, last + 1).ends_with("%:"));
}

} // namespace

IncludeNames scanIncludes(std::string_view text)
{
    IncludeNames names;
    const auto keep = [](std::vector<std::string>& list, std::string name) {
        if (!name.empty())
            list.push_back(std::move(name));
    };
    forEachWord(text, "include", [&](std::string_view before, std::string_view after) {
        if (!endsWithHash(before))
            return;
        if (after.starts_with("_next"))
            after.remove_prefix(5);
        keep(names.quoted, nameBetween(skipBlanks(after), '"', '"'));
    });
    for (const std::string_view probe : {"__has_include", "__has_embed"}) {
        forEachWord(text, probe, [&](std::string_view, std::string_view after) {
            if (after.starts_with("_next"))
                after.remove_prefix(5);
            after = skipBlanks(after);
            if (!after.starts_with('('))
                return;
            after = skipBlanks(after.substr(1));
            keep(names.probedQuoted, nameBetween(after, '"', '"'));
            keep(names.probedAngled, nameBetween(after, '<', '>'));
        });
    }
    for (const std::string_view macro : {"__DATE__", "__TIME__", "__TIMESTAMP__"}) {
        forEachWord(text, macro, [&](std::string_view, std::string_view after) {
            if (names.timeMacro.empty() && (after.empty() || !isIdentifierCharacter(after.front())))
                names.timeMacro = macro;
        });
    }
    return names;
}

} // namespace hawk::compile
