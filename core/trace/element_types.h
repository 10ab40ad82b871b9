// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/operators.h"

namespace hawk::trace {

/// Whether a value is an integer of a sample, or a plain whole number.
bool isWhole(const Frame& frame, const Value& value);
/// Index, Int32 or UInt32, alone or in a vector.
bool isIntegerElement(ir::Element element);

/// The nodes of the operands of an element-wise operation, all of one element type (docs/semantics.md
/// "Operators"): plain whole numbers join operands that are all Index, or an Int32 or UInt32; an Index beside
/// a real number becomes real, as it does in every function of real numbers; Int32 and UInt32 mix with
/// nothing. Conditions are left as they are. Nothing after a refusal.
std::optional<std::vector<ir::NodeId>> operandsOfOneElement(Frame& frame, ir::Op op, std::string_view name,
                                                            const std::vector<Value>& operands,
                                                            const std::vector<Range>& places, Range whole);

/// A plain whole number as a constant of an integer type; nothing after a refusal of one outside its range.
std::optional<ir::NodeId> integerConstant(Frame& frame, Integer value, ir::Element element, Range place);

/// The value of a sample as real numbers where it is an Index; a refusal (R137) of an Int32 or UInt32.
std::optional<ir::NodeId> realOperand(Frame& frame, ir::NodeId node, std::string_view name, Range place);

} // namespace hawk::trace
