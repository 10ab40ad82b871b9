// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "trace/builtins.h"

namespace hawk::trace {

/// The arguments of a call in the order of `names`, null where one is left out; nothing when there are too
/// many, an unknown one, or one twice.
template <std::size_t Count>
std::optional<std::array<const Value*, Count>>
orderArguments(const std::array<std::string_view, Count>& names, const Arguments& arguments)
{
    std::array<const Value*, Count> ordered = {};
    if (arguments.positional.size() > Count)
        return std::nullopt;
    for (std::size_t i = 0; i < arguments.positional.size(); ++i)
        ordered[i] = &arguments.positional[i];
    for (const Arguments::Named& named : arguments.named) {
        const auto at = static_cast<std::size_t>(std::ranges::find(names, named.name) - names.begin());
        if (at == Count || ordered[at] != nullptr)
            return std::nullopt;
        ordered[at] = &named.value;
    }
    return ordered;
}

} // namespace hawk::trace
