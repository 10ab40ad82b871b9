// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "text/diagnostic.h"

/// Refusals of operations on integers: Index, Int32 and UInt32.
namespace hawk::trace::refusals {

using text::DiagnosticRule;

inline constexpr DiagnosticRule streamOperand{
    "R71", "The {0} of `{1}` is a whole number, and this is {2}.",
    "Use an Index, an Int32 or UInt32, or a number without a point; `index(x, n)` from hawk.math makes one."};
inline constexpr DiagnosticRule staticCount{
    "R76", "`{0}` needs a whole number from 1 on that is known before the run, not {1}.",
    "Write the number, or the name of one at module level."};
inline constexpr DiagnosticRule integersMixed{
    "R137", "`{0}` joins {1} and {2}, which never become one type by themselves.",
    "Convert one of them: `real(n)`, `int32(x)` or `uint32(x)` from hawk.math."};
inline constexpr DiagnosticRule integerFunction{
    "R137", "`{0}` has no meaning for {1}.",
    "Convert it before: `real({2})` from hawk.math makes it a real number."};
inline constexpr DiagnosticRule integerRange{"R137", "{0} is no `{1}`: its numbers go from {2} to {3}.",
                                             "Use a smaller number, or convert the other side with `real`."};
inline constexpr DiagnosticRule castOperand{"R139", "`{0}` converts single numbers, not {1}.", "{2}"};
inline constexpr DiagnosticRule zeroDivisor{"R151", "`{0}` divides a whole number by zero.",
                                            "Divide by another number; `{0}.0` divides as real numbers do."};

inline constexpr DiagnosticRule integerQuotient{
    "R160", "`{0}` divides whole numbers and drops what is behind the point.",
    "Write `{1} // {2}` to round down, or `real({1}) / {2}` from hawk.math to keep the fraction.",
    text::Severity::warning};

} // namespace hawk::trace::refusals
