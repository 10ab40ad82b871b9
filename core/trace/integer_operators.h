// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/operators.h"

namespace hawk::trace {

/// `// % & | ^ << >>` of values of a sample, and `~`: single integers of one type, or one and a plain whole
/// number (docs/semantics.md "Operators"). Everything else is refused by what it is (R138, R137, R32).
Value applyIntegerBinary(Frame& frame, syntax::Operator op, Operand left, Operand right, Range whole);
Value applyInvert(Frame& frame, Operand operand, Range whole);

} // namespace hawk::trace
