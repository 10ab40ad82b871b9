// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "assist/renaming.h"

#include <algorithm>
#include <format>

#include "syntax/token.h"
#include "text/identifier.h"

namespace hawk::assist {

namespace {

bool isName(std::string_view name)
{
    return text::isIdentifier(name) && syntax::keywordKind(name) == syntax::TokenKind::name;
}

/// A symbol that one of the places would see instead, or that would be hidden from its own places.
const Symbol* symbolInTheWay(const Symbols& symbols, const Symbol& renamed, std::string_view newName)
{
    for (const text::Range& place : renamed.occurrences) {
        for (const Symbol* visible : symbols.visibleAt(place.begin)) {
            if (visible != &renamed && visible->name == newName)
                return visible;
        }
    }
    const text::Range scope = symbols.scopes()[renamed.scope].range;
    for (const Symbol& other : symbols.all()) {
        const bool isSeenFromInside = other.name == newName
            && std::ranges::any_of(other.occurrences,
                                   [&](const text::Range& range) { return scope.contains(range.begin); });
        if (isSeenFromInside && &other != &renamed)
            return &other;
    }
    return nullptr;
}

} // namespace

Result<std::vector<TextEdit>> renamingAt(const trace::Module& module, const Symbols& symbols,
                                         std::uint32_t offset, std::string_view newName)
{
    const Symbol* symbol = symbols.at(offset);
    const text::SourceText& source = module.tree.source();
    if (symbol == nullptr) {
        const text::LineColumn place = source.position(offset);
        return text::refused("rename-nothing",
                             std::format("No name of the file stands at {}:{}.", place.line, place.column),
                             "Give the place of a parameter, a local, a function or a kernel.");
    }
    if (!isName(newName)) {
        return text::refused(
            "rename-no-name", std::format("`{}` is no name.", newName),
            "A name has letters, digits and `_`, begins with no digit and is no word of Python.");
    }
    if (const Symbol* other = symbolInTheWay(symbols, *symbol, newName)) {
        return text::refused("rename-taken",
                             std::format("`{}` is the name of a {} already, in line {}.", newName,
                                         nameOf(other->kind),
                                         source.position(other->bindings.front().begin).line),
                             std::format("Choose another name for `{}`.", symbol->name));
    }
    std::vector<TextEdit> edits;
    const bool needsAlias = symbol->kind == SymbolKind::imported && !symbol->hasAlias;
    for (const text::Range& range : symbol->occurrences) {
        const bool isImport = needsAlias && range == symbol->bindings.front();
        edits.push_back(
            {range, isImport ? std::format("{} as {}", source.slice(range), newName) : std::string(newName)});
    }
    return edits;
}

std::string edited(std::string_view text, std::vector<TextEdit> edits)
{
    std::ranges::sort(edits, {}, [](const TextEdit& edit) { return edit.range.begin; });
    std::string result;
    std::uint32_t end = 0;
    for (const TextEdit& edit : edits) {
        result += text.substr(end, edit.range.begin - end);
        result += edit.text;
        end = edit.range.end;
    }
    result += text.substr(end);
    return result;
}

} // namespace hawk::assist
