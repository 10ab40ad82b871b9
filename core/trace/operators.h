// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/session.h"

namespace hawk::trace {

/// An operand with the place it is written at.
struct Operand {
    const Value& value;
    Range range;
};

/// `a op b` of plain and traced values with the typing of docs/semantics.md "Operators".
Value applyBinary(Frame& frame, syntax::Operator op, Operand left, Operand right, Range whole);
Value applyUnary(Frame& frame, syntax::Operator op, Operand operand, Range whole);
Value applyComparison(Frame& frame, syntax::Operator op, Operand left, Operand right, Range whole);

/// An element-wise operation on traced values and numbers; at least one is traced or `name` is a function of
/// hawk.math. Refuses shapes that differ, and conditions where numbers are needed.
Value applyElementwise(Frame& frame, ir::Op op, std::string_view name, const std::vector<Value>& operands,
                       const std::vector<Range>& places, Range whole);

/// The node of an operand: a traced value, or a constant for a plain number. Anything else is refused by
/// what it is (`name` is the operator or function).
std::optional<ir::NodeId> operandNode(Frame& frame, Operand operand, std::string_view name);
/// A condition as 1 or 0 in the shape it has; a number as it is.
ir::NodeId asNumber(Frame& frame, ir::NodeId node, Range range);
/// The traced value if it belongs to the kernel being traced, else a refusal.
bool checkOwner(Frame& frame, const Traced& traced, Range range);

/// Operators on plain values, as Python has them.
Value staticBinary(Frame& frame, syntax::Operator op, const Value& left, const Value& right, Range whole);
Value staticUnary(Frame& frame, syntax::Operator op, const Value& operand, Range whole);
Value staticComparison(Frame& frame, syntax::Operator op, const Value& left, const Value& right, Range whole);

} // namespace hawk::trace
