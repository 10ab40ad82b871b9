// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "assist/vocabulary.h"

#include <algorithm>

namespace hawk::assist {

namespace {

constexpr std::string_view mathModule = "hawk.math";

} // namespace

const Entry* findEntry(std::string_view path)
{
    const std::size_t dot = path.rfind('.');
    if (dot == std::string_view::npos)
        return nullptr;
    const std::string_view module = path.substr(0, dot);
    const std::string_view name = path.substr(dot + 1);
    const std::span<const Entry> table = module == mathModule ? mathEntries() : hawkEntries();
    const auto found = std::ranges::find_if(
        table, [&](const Entry& entry) { return entry.module == module && entry.name == name; });
    return found == table.end() ? nullptr : &*found;
}

std::vector<const Entry*> entriesOf(std::string_view module)
{
    std::vector<const Entry*> entries;
    for (const Entry& entry : module == mathModule ? mathEntries() : hawkEntries()) {
        if (entry.module == module)
            entries.push_back(&entry);
    }
    return entries;
}

} // namespace hawk::assist
