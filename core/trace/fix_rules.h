// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>

#include "text/diagnostic.h"
#include "trace/fix_context.h"

/// One function for each rule with a repair; nothing where it would have to guess.
namespace hawk::trace::repairs {

using Fixes = std::optional<text::Fix>;

// fix_operators.cpp
/// `a and b and c` becomes `land(land(a, b), c)`.
Fixes andOr(const FixContext& context);
Fixes notOperator(const FixContext& context);
/// `a < b < c` becomes `land(a < b, b < c)`.
Fixes chain(const FixContext& context);
/// `(a > b) & (b > c)` becomes `land((a > b), (b > c))`, `~c` becomes `lnot(c)`.
Fixes bits(const FixContext& context);
/// `a // b` becomes `floor(a / b)`.
Fixes wholeQuotient(const FixContext& context);
/// Each condition of `a + b` becomes a number.
Fixes conditionArithmetic(const FixContext& context);
/// `if x` becomes `if x != 0.0`, of a number.
Fixes condition(const FixContext& context);

// fix_names.cpp
Fixes member(const FixContext& context);
Fixes name(const FixContext& context);
Fixes annotation(const FixContext& context);
/// `x: float` becomes `x: Scalar`, `i: int` becomes `i: Index`.
Fixes declaration(const FixContext& context);
/// `m.prior` and `m[...]` become `m`.
Fixes oldSpelling(const FixContext& context);
/// `math.sin(x)` of a value becomes the function of hawk.math.
Fixes pythonFunction(const FixContext& context);
/// `v[-1]` becomes `v[2]` for a vector of three.
Fixes negativeIndex(const FixContext& context);
/// `v.y` becomes `v[1]`.
Fixes componentName(const FixContext& context);
/// `Vector[3.0]` and `range(4.0)`: the same number as a whole one.
Fixes wholeNumber(const FixContext& context);
/// `mask |= c` finishes by `c`, as `mask = c` does.
Fixes maskForm(const FixContext& context);
/// A line that only prints.
Fixes print(const FixContext& context);

} // namespace hawk::trace::repairs
