// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/operators.h"
#include "trace/primitives.h"

namespace hawk::trace {

/// The result of a primitive that has rules, marked as such (ir::Op::primitive) where it is real. The rules
/// are traced at the first call with arguments of these types. What is wrong with them is not refused before
/// a derivative asks for them.
Value markCall(Frame& frame, const PrimitiveData& primitive, const std::vector<Value>& arguments,
               Operand result);

} // namespace hawk::trace
