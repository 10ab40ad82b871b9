// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <array>
#include <string_view>

/// What may stand behind the dot of a value of the sample.
namespace hawk::trace::members {

inline constexpr std::string_view at = "at"; ///< of a plane: the value of another sample
inline constexpr std::string_view components = "components"; ///< of a vector
inline constexpr std::string_view rows = "rows"; ///< of a matrix
inline constexpr std::string_view columns = "columns";
/// Of a vector or a matrix, over its entries.
inline constexpr std::array<std::string_view, 4> folds = {"sum", "max", "min", "mean"};

} // namespace hawk::trace::members
