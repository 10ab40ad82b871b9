// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/session.h"

namespace hawk::trace {

/// The call `hawk.scatter(plane)` of a target `hawk.scatter(plane)[key]`; null for other targets.
const syntax::CallExpr* scatterOf(Frame& frame, const syntax::Expr& target);
/// Whether a statement of a suite, or inside of one, stores by key.
bool storesByKey(Frame& frame, syntax::Suite suite);

/// What a store by key does with the number at its place.
enum class KeyedForm : std::uint8_t { store, add, setBits, other };

/// `hawk.scatter(plane)[key] += value` and its other forms: kept for the end of the sample.
void storeByKey(Frame& frame, const syntax::SubscriptExpr& target, const syntax::CallExpr& call,
                KeyedForm form, const Value& value, Range valueRange, Range statement);
/// `hawk.scatter` in the place of a value.
Value refuseScatterCall(Frame& frame, Range call, std::string_view written);

} // namespace hawk::trace
