// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "ir/dispatch.h"

#include <algorithm>
#include <array>
#include <format>

namespace hawk::ir {

static constexpr std::array<std::string_view, 4> policyNames = {"predicated", "switch", "segmented", "auto"};

std::string_view nameOf(DispatchPolicy policy)
{
    return policyNames[static_cast<std::size_t>(policy)];
}

std::optional<DispatchPolicy> dispatchPolicy(std::string_view name)
{
    const auto found = std::ranges::find(policyNames, name);
    if (found == policyNames.end())
        return std::nullopt;
    return static_cast<DispatchPolicy>(found - policyNames.begin());
}

std::string dispatchName(std::size_t position)
{
    return std::format("dispatch{}", position);
}

} // namespace hawk::ir
