// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "assist/symbols.h"

#include <algorithm>
#include <set>

#include "assist/scope_builder.h"

namespace hawk::assist {

namespace {

/// The last of ascending, disjoint ranges that holds the offset or ends at it.
template <class Item>
const Item* itemAt(const std::vector<Item>& items, std::uint32_t offset)
{
    const auto after =
        std::ranges::upper_bound(items, offset, {}, [](const Item& item) { return item.range.begin; });
    if (after == items.begin() || std::prev(after)->range.end < offset)
        return nullptr;
    return &*std::prev(after);
}

} // namespace

std::string_view nameOf(SymbolKind kind)
{
    switch (kind) {
    case SymbolKind::kernel:
        return "kernel";
    case SymbolKind::function:
        return "function";
    case SymbolKind::classType:
        return "class";
    case SymbolKind::imported:
        return "import";
    case SymbolKind::parameter:
        return "parameter";
    case SymbolKind::moduleName:
        return "module name";
    case SymbolKind::local:
        return "local";
    case SymbolKind::loopVariable:
        return "loop variable";
    }
    return {};
}

Symbols::Symbols(const trace::Module& module)
{
    ScopeBuilder(*this, module).build();
    for (std::uint32_t i = 0; i < m_symbols.size(); ++i) {
        Symbol& symbol = m_symbols[i];
        const auto begin = [](const text::Range& range) { return range.begin; };
        std::ranges::sort(symbol.bindings, {}, begin);
        std::ranges::sort(symbol.occurrences, {}, begin);
        for (const text::Range& range : symbol.occurrences)
            m_occurrences.push_back({range, i});
    }
    std::ranges::sort(m_occurrences, {}, [](const Occurrence& one) { return one.range.begin; });
    std::ranges::sort(m_dottedNames, {}, [](const DottedName& one) { return one.range.begin; });
}

const Symbol* Symbols::at(std::uint32_t offset) const
{
    const Occurrence* found = itemAt(m_occurrences, offset);
    return found == nullptr ? nullptr : &m_symbols[found->symbol];
}

const DottedName* Symbols::dottedNameAt(std::uint32_t offset) const
{
    return itemAt(m_dottedNames, offset);
}

std::vector<const Symbol*> Symbols::visibleAt(std::uint32_t offset) const
{
    std::uint32_t innermost = 0;
    for (std::uint32_t i = 1; i < m_scopes.size(); ++i) {
        const text::Range& range = m_scopes[i].range;
        if (range.begin <= offset && offset <= range.end && range.begin >= m_scopes[innermost].range.begin)
            innermost = i;
    }
    std::vector<const Symbol*> visible;
    std::set<std::string_view> taken;
    for (std::optional<std::uint32_t> scope = innermost; scope; scope = m_scopes[*scope].parent) {
        if (m_scopes[*scope].isClass && *scope != innermost)
            continue;
        for (const Symbol& symbol : m_symbols) {
            if (symbol.scope == *scope && taken.insert(symbol.name).second)
                visible.push_back(&symbol);
        }
    }
    return visible;
}

} // namespace hawk::assist
