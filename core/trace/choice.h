// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/session.h"

namespace hawk::trace {

/// How the sides of a choice become one value.
enum class MergeRule {
    expression, ///< where, select, conditional expression
    branches ///< an `if` statement: equal plain values stay plain, tuples merge item by item
};

/// The condition of an `if`, `where` or conditional expression: a plain truth value or a traced condition.
struct Condition {
    std::optional<bool> known; ///< decided before the run
    std::optional<ir::NodeId> node; ///< decided by each sample
    bool isValid() const { return known.has_value() || node.has_value(); }
};
/// Refuses traced numbers and objects that are no condition; then neither field is set.
Condition asCondition(Frame& frame, const Value& value, Range range);

/// `whenTrue` where the condition holds, else `whenFalse`. `name` is the assigned name of a branch merge.
Value choose(Frame& frame, const Condition& condition, const Value& whenTrue, const Value& whenFalse,
             MergeRule rule, std::string_view name, Range range);

} // namespace hawk::trace
