// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/session.h"

namespace hawk::trace {

/// Evaluates an expression on plain values and stand-ins. In a kernel body, forms that bodies do not have
/// give Unknown: check_body.h has refused them already.
Value evaluate(Frame& frame, const syntax::Expr& expression);

/// The items of a tuple, list, dict (its keys), set, range or text; nullopt after a refusal.
std::optional<std::vector<Value>> itemsOf(Frame& frame, const Value& value, Range place);
/// A value as `str` spells it; nullopt after the refusal of one that is too long.
std::optional<std::string> textOf(Frame& frame, const Value& value, Range place);

/// `object[index]` and `object.name`.
Value readItem(Frame& frame, const syntax::SubscriptExpr& expression);
Value readAttribute(Frame& frame, const syntax::AttributeExpr& expression);
/// A list, tuple, text or range by position or slice; a dict by key.
Value staticItem(Frame& frame, const Value& object, const Value& index, Range place);
Value staticSlice(Frame& frame, const Value& object, const syntax::SliceExpr& slice);
/// Component `index` of a traced vector, with all its checks.
Value readComponent(Frame& frame, const Traced& vector, const Value& index, const syntax::Expr& object,
                    Range indexRange, Range whole);
/// A component position of a vector, or nothing after a refusal.
std::optional<std::uint32_t> componentPosition(Frame& frame, const Traced& vector, const Value& index,
                                               std::string_view written, Range indexRange, Range whole);
/// The node of an index that is known only in a sample, where it can choose a component of the vector.
std::optional<ir::NodeId> tracedPosition(Frame& frame, const Traced& vector, const Value& index, Range range);
struct SliceBounds {
    Integer start = 0;
    Integer step = 1;
    Integer count = 0;
};
std::optional<SliceBounds> sliceBounds(Frame& frame, const syntax::SliceExpr& slice, Integer size);

/// Refuses the reading of what this program does not know, written as `name`.
Value refuseOpaque(Frame& frame, const Opaque& opaque, std::string name, Range range);
/// A name as it is bound here, or a refusal (R85).
Value readName(Frame& frame, std::string_view name, Range range);

} // namespace hawk::trace
