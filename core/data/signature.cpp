// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "data/signature.h"

#include <algorithm>
#include <array>

namespace hawk::data {

static constexpr std::array<std::string_view, 12> roleNames = {
    "mutable", "out",        "wide_out", "accum_out",  "vec_in",  "mat_in",
    "wide_in", "per_sample", "lookup",   "terminated", "uniform", "nsamples",
};

std::string_view nameOf(Role role)
{
    return roleNames[static_cast<std::size_t>(role)];
}

std::optional<Role> roleFromName(std::string_view name)
{
    const auto found = std::ranges::find(roleNames, name);
    if (found == roleNames.end())
        return std::nullopt;
    return static_cast<Role>(found - roleNames.begin());
}

std::optional<std::size_t> Signature::findSlot(std::string_view name) const
{
    const auto found = std::ranges::find(slots, name, &Slot::name);
    if (found == slots.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - slots.begin());
}

void Signature::arrange()
{
    std::ranges::sort(slots, [](const Slot& a, const Slot& b) {
        return a.role != b.role ? a.role < b.role : a.name < b.name;
    });
    for (Parameter& parameter : parameters)
        parameter.slot = findSlot(parameter.name);
}

} // namespace hawk::data
