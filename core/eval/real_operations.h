// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <concepts>

#include "eval/operations.h"

namespace hawk::eval {

/// elementwiseFunction() for Real = double or float: the C library's functions for Real, single operations
/// for the rest. Null for operations that are not element-wise.
template <std::floating_point Real>
Instruction::Function realFunction(ir::Op op);

} // namespace hawk::eval
