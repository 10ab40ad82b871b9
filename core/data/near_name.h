// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <span>
#include <string>
#include <string_view>

namespace hawk::data {

/// The candidate that differs from `name` by the fewest inserted, removed or changed bytes (Levenshtein),
/// when that is at most a third of its length, rounded up; empty otherwise. For "did you mean" advice.
std::string_view nearName(std::string_view name, std::span<const std::string> candidates);

} // namespace hawk::data
