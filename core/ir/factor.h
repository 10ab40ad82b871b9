// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>

#include "ir/kernel.h"

/// Factors of square matrices: values that only the operations of OpClass::linear read. They are vectors of
/// real numbers with a layout of their own, and end with the info, which is 0 where the factor holds.
namespace hawk::ir {

/// The largest number of rows (docs/semantics.md "Linear algebra").
inline constexpr std::uint32_t largestFactor = 32;

/// Where the parts of a factor of a matrix of `size` rows begin.
struct FactorLayout {
    std::uint32_t size = 0;
    std::uint32_t matrix = 0; ///< row by row: L and U in one, L, or the eigenvectors in columns
    std::uint32_t vector = 0; ///< the row that each pivot came from, or the eigenvalues; none of Cholesky's
    std::uint32_t info = 0; ///< the last component
};

/// What an operation that makes a factor gives for a matrix of `size` rows.
Type factorType(Op op, std::uint32_t size);
FactorLayout layoutOf(const Type& factor);

} // namespace hawk::ir
