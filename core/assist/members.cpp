// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "assist/members.h"

#include "trace/members.h"

namespace hawk::assist {

namespace {

constexpr Entry row(std::string_view name, std::string_view usage, std::string_view summary,
                    std::string_view derivative)
{
    return {{}, name, usage, summary, {}, derivative};
}

// clang-format off
constexpr Entry table[] = {
    row("at", "x.at(i)", "The value of this plane at another place", "added at the place"),
    row("columns", "A.columns[j]", "A column as a vector", "entry by entry"),
    row("components", "v.components[a:b]", "A part of the vector", "entry by entry"),
    row("max", "v.max()", "The largest entry; a number before NaN", "to the largest, the first of equal ones"),
    row("mean", "v.mean()", "The mean of the entries", "g/count"),
    row("min", "v.min()", "The smallest entry; a number before NaN", "to the smallest, the first of equal ones"),
    row("rows", "A.rows[i]", "A row as a vector", "entry by entry"),
    row("sum", "v.sum()", "The sum of the entries", "g for each entry"),
};
// clang-format on

bool mayFollow(std::string_view name, const std::optional<ir::Type>& type)
{
    if (!type || name == trace::members::at)
        return true;
    if (name == trace::members::components)
        return type->shape.rank == 1;
    if (name == trace::members::rows || name == trace::members::columns)
        return type->shape.rank == 2;
    return type->shape.rank > 0;
}

} // namespace

std::vector<const Entry*> membersOf(const std::optional<ir::Type>& type)
{
    std::vector<const Entry*> members;
    for (const Entry& entry : table) {
        if (mayFollow(entry.name, type))
            members.push_back(&entry);
    }
    return members;
}

std::span<const Entry> memberEntries()
{
    return table;
}

} // namespace hawk::assist
