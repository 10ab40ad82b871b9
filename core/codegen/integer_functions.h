// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <span>

#include "codegen/math_functions.h"

namespace hawk::codegen {

/// The functions of integers, one overload for each of Index, Int32 and UInt32 where it has a meaning; ids
/// end in
/// `/index`, `/int32`, `/uint32`. Each has a result for all operands, as docs/semantics.md "Operators" says:
/// C++ leaves overflow, zero divisors, shifts past the width and numbers outside a range undefined.
std::span<const MathFunction> integerFunctions();

} // namespace hawk::codegen
