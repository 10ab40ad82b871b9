// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/operators.h"

/// Operators on whole and real numbers before the run.
namespace hawk::trace {

/// Of two whole numbers; exact, or refused beyond the largest.
Value wholeOperation(Frame& frame, syntax::Operator op, const Value& left, const Value& right, Range whole);
/// Of two real numbers, or a real and a whole one.
Value realOperation(Frame& frame, syntax::Operator op, double a, double b, Range whole);
/// `op` has no meaning for these values.
Value refuseOperands(Frame& frame, syntax::Operator op, const Value& left, const Value& right, Range whole);

} // namespace hawk::trace
