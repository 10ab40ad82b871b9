// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/session.h"

/// What stands in the brackets behind a value of the sample.
namespace hawk::trace {

/// Whether a position is a condition, which is refused.
bool refuseConditionIndex(Frame& frame, const Value& index, Range range);

/// A whole number (`index` is an Integer) as a position below `count`; nothing after a refusal of one
/// outside. `part` is what `value` has so many of: `component`, `row`, `column`.
std::optional<std::uint32_t> plainPosition(Frame& frame, const Traced& value, const Value& index,
                                           std::string_view part, std::uint32_t count, Range range);

/// A single integer of the sample as an Index; nothing where it is none.
std::optional<ir::NodeId> integerPosition(Frame& frame, const Value& index, Range range);

} // namespace hawk::trace
