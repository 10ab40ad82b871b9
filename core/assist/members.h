// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "assist/value_types.h"

namespace hawk::assist {

/// What may follow the dot behind a value.
struct Member {
    std::string_view name;
    std::string_view usage;
    std::string_view summary;
};

/// Of a vector, a matrix or any other value; without a type, those of all (language.md 4.4, 6.5).
std::vector<Member> membersOf(const std::optional<ir::Type>& type);

} // namespace hawk::assist
