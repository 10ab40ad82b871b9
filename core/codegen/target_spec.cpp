// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/target_spec.h"

#include <algorithm>
#include <array>

namespace hawk::codegen {

static constexpr std::array<std::string_view, 3> profileNames = {"native-vector-math", "native", "portable"};
static constexpr std::array<std::string_view, 4> levelNames = {"O0", "O1", "O2", "O3"};

std::string_view nameOf(Profile profile)
{
    return profileNames[static_cast<std::size_t>(profile)];
}

std::optional<Profile> profileFromName(std::string_view name)
{
    const auto found = std::ranges::find(profileNames, name);
    return found == profileNames.end() ? std::nullopt
                                       : std::optional(static_cast<Profile>(found - profileNames.begin()));
}

std::string_view nameOf(OptLevel level)
{
    return levelNames[static_cast<std::size_t>(level)];
}

std::optional<OptLevel> optLevelFromName(std::string_view name)
{
    const auto found = std::ranges::find(levelNames, name);
    return found == levelNames.end() ? std::nullopt
                                     : std::optional(static_cast<OptLevel>(found - levelNames.begin()));
}

} // namespace hawk::codegen
