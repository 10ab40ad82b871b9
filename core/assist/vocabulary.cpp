// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "assist/vocabulary.h"

#include <algorithm>
#include <ranges>

#include "trace/keywords.h"
#include "trace/names.h"

namespace hawk::assist {

namespace {

constexpr std::string_view mathModule = "hawk.math";
constexpr std::string_view drawModule = "hawk.math.random";

struct Path {
    std::string_view module;
    std::string name;
};

Path split(std::string_view path)
{
    const std::size_t dot = path.rfind('.');
    if (dot == std::string_view::npos)
        return {};
    const std::string_view module = path.substr(0, dot);
    const std::string_view name = path.substr(dot + 1);
    return module == drawModule ? Path{mathModule, "random_" + std::string(name)}
                                : Path{module, std::string(name)};
}

std::span<const Entry> tableOf(std::string_view module)
{
    if (module == mathModule)
        return mathEntries();
    return trace::isHawkModule(module) ? hawkEntries() : pythonEntries();
}

const Entry* find(std::span<const Entry> table, std::string_view module, std::string_view name)
{
    const auto found = std::ranges::find_if(
        table, [&](const Entry& entry) { return entry.module == module && entry.name == name; });
    return found == table.end() ? nullptr : &*found;
}

} // namespace

const Entry* findEntry(std::string_view path)
{
    const auto [module, name] = split(path);
    return find(tableOf(module), module, name);
}

std::vector<const Entry*> entriesOf(std::string_view module)
{
    std::vector<const Entry*> entries;
    for (const Entry& entry : tableOf(module)) {
        if (entry.module == module)
            entries.push_back(&entry);
    }
    return entries;
}

bool isOutsideKernels(const Entry& entry)
{
    const trace::NameRow* row = trace::findName(entry.module, entry.name);
    return row != nullptr && (row->rule != nullptr || row->meaning == trace::Meaning::driver);
}

std::vector<const Entry*> keywordsOf(std::string_view path)
{
    const auto [module, name] = split(path);
    std::vector<const Entry*> entries;
    for (const std::string_view keyword : trace::keywordsOf(module, name)) {
        if (const Entry* entry = find(keywordEntries(), module, keyword))
            entries.push_back(entry);
    }
    return entries;
}

const Entry* findKeyword(std::string_view path, std::string_view name)
{
    const std::vector<const Entry*> entries = keywordsOf(path);
    const auto found = std::ranges::find(entries, name, &Entry::name);
    return found == entries.end() ? nullptr : *found;
}

} // namespace hawk::assist
