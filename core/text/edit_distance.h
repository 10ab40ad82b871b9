// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <string_view>

namespace hawk::text {

/// The fewest inserted, removed or changed bytes that make one text of the other (Levenshtein). Takes time in
/// proportion to the product of the sizes.
std::size_t editDistance(std::string_view a, std::string_view b);

} // namespace hawk::text
