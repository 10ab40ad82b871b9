// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/operators.h"
#include "trace/session.h"

namespace hawk::trace {

/// Plain values that can be keys: numbers, texts, None, tuples of them.
bool isKey(const Value& value);
/// The value under `key`, or null.
const Value* findEntry(const Dict& dict, const Value& key);
void setEntry(const Dict& dict, const Value& key, Value value);
void addToSet(const List& set, Value item);
/// Refuses to change a container of before the branch being traced: every sample would see the change.
bool mayChange(Frame& frame, std::uint32_t madeIn, Range place);

/// `object[index] = value` on a list or dict.
void storeItem(Frame& frame, const Value& object, const Value& index, Value value, Range place);

/// `items[a:b] = values` of a list.
void storeSlice(Frame& frame, const Value& object, const syntax::SliceExpr& slice, const Operand& values,
                Range place);

} // namespace hawk::trace
