// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <span>

#include "codegen/math_functions.h"

namespace hawk::codegen {

/// Functions of matrices that stand in arrays, row by row, with loops over their entries: a text holds one of
/// each, whatever the sizes, which are arguments of the template. Factors have the layout of ir/factor.h. The
/// sums have the order of ir/terms.h and of the evaluator.
std::span<const MathFunction> linearAlgebraFunctions();

} // namespace hawk::codegen
