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

// Comments count as blanks, as they do for the preprocessor.
std::string_view skipBlanks(std::string_view text)
{
    for (;;) {
        const std::size_t begin = text.find_first_not_of(" \t\v\f");
        if (begin == std::string_view::npos)
            return {};
        text.remove_prefix(begin);
        const std::size_t end = text.starts_with("/*") ? text.find("*/", 2) : std::string_view::npos;
        if (end == std::string_view::npos)
            return text;
        text.remove_prefix(end + 2);
    }
}

// Joins lines that end in a backslash, as the preprocessor does before anything else; GCC allows blanks after
// the backslash.
std::string withoutSplices(std::string_view text)
{
    std::string joined;
    joined.reserve(text.size());
    for (std::size_t at = text.find('\\'); at != std::string_view::npos; at = text.find('\\')) {
        const std::size_t end = text.find_first_not_of(" \t\v\f\r", at + 1);
        const bool isSplice = end != std::string_view::npos && text[end] == '\n';
        joined += text.substr(0, isSplice ? at : at + 1);
        text.remove_prefix(isSplice ? end + 1 : at + 1);
    }
    joined += text;
    return joined;
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

// Whether only blanks stand between the last `#` and the end. A comment there may follow a `#`, and is not
// looked through.
bool endsWithHash(std::string_view before)
{
    const std::size_t last = before.find_last_not_of(" \t\v\f");
    if (last == std::string_view::npos)
        return false;
    before = before.substr(0, last + 1);
    return before.ends_with('#') || before.ends_with("%:") || before.ends_with("*/");
}

// What takes in a file without the compiler's knowledge, or without its word in a dependency list.
std::string findUnreported(std::string_view text)
{
    std::string found;
    forEachWord(text, "embed", [&](std::string_view before, std::string_view after) {
        if (endsWithHash(before) && (after.empty() || !isIdentifierCharacter(after.front())))
            found = "#embed";
    });
    if (text.contains(".incbin"))
        found = ".incbin";
    for (std::size_t at = text.find(".include"); at != std::string_view::npos;
         at = text.find(".include", at + 1)) {
        // A member of that name has no quote after it.
        const std::string_view after = skipBlanks(text.substr(at + 8));
        if (after.starts_with('"') || after.starts_with('\\') || after.starts_with('\''))
            found = ".include";
    }
    return found;
}

} // namespace

IncludeNames scanIncludes(std::string_view given)
{
    const std::string text = withoutSplices(given);
    IncludeNames names;
    names.unreported = findUnreported(text);
    const auto keep = [](std::vector<std::string>& list, std::string name) {
        if (!name.empty())
            list.push_back(std::move(name));
    };
    for (const std::string_view directive : {"include", "import"}) {
        forEachWord(text, directive, [&](std::string_view before, std::string_view after) {
            if (!endsWithHash(before))
                return;
            if (after.starts_with("_next"))
                after.remove_prefix(5);
            keep(names.quoted, nameBetween(skipBlanks(after), '"', '"'));
        });
    }
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
