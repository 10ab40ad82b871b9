// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/session.h"

/// Sets of the evaluation before the run. Their items stand in the order in which they came, which Python
/// leaves open.
namespace hawk::trace {

enum class SetJoin { all, intersection, difference, symmetricDifference };
/// Without repetitions when neither side has any in itself.
std::vector<Value> joinedItems(SetJoin join, const std::vector<Value>& left, const std::vector<Value>& right);
bool isSubset(const std::vector<Value>& part, const std::vector<Value>& whole);
/// Each item once.
Value makeSet(Frame& frame, const std::vector<Value>& items);
/// `|`, `&`, `-`, `^` of two sets; nullopt when the values or the operator are others.
std::optional<Value> setBinary(Frame& frame, syntax::Operator op, const Value& left, const Value& right,
                               Range whole);
/// `<`, `<=`, `>`, `>=` of two sets; nullopt for others.
std::optional<bool> setComparison(syntax::Operator op, const Value& left, const Value& right);

} // namespace hawk::trace
