// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "data/near_name.h"

#include "text/edit_distance.h"

namespace hawk::data {

std::string_view nearName(std::string_view name, std::span<const std::string> candidates)
{
    std::string_view nearest;
    std::size_t best = (name.size() + 2) / 3 + 1;
    for (const std::string& candidate : candidates) {
        const std::size_t distance = text::editDistance(name, candidate);
        if (distance < best) {
            best = distance;
            nearest = candidate;
        }
    }
    return nearest;
}

} // namespace hawk::data
