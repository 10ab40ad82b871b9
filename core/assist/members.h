// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <vector>

#include "assist/value_types.h"
#include "assist/vocabulary.h"

namespace hawk::assist {

/// What may follow the dot behind a vector, a matrix or any other value; without a type, behind all of them.
std::vector<const Entry*> membersOf(const std::optional<ir::Type>& type);

/// The table behind it, ascending by name.
std::span<const Entry> memberEntries();

} // namespace hawk::assist
