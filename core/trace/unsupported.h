// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "text/diagnostic.h"

/// What the language has and this version does not compile. Each is refused by name, with what can be
/// written today; none is ever translated into something else.
namespace hawk::trace::unsupported {

using text::DiagnosticRule;

inline constexpr DiagnosticRule widePlanes{"U06",
                                           "`{0}`: wide and staged planes are not compiled by this version.",
                                           "Use `Scalar` and `Vector[W]` planes."};
inline constexpr DiagnosticRule quantities{"U09", "`{0}`: compound inputs are not compiled by this version.",
                                           "Declare each wire as a parameter of its own."};
inline constexpr DiagnosticRule rollouts{"U20",
                                         "`{0}`: this function of a runner is not compiled by this version.",
                                         "Make a kernel of the event with `guard_kernel`."};
inline constexpr DiagnosticRule kindForms{
    "U22", "`{0}` of a kind is not compiled by this version.",
    "Leave it out: sums are exact enough for most uses, and samples are skipped one by one."};
inline constexpr DiagnosticRule opaqueText{"U23", "`{0}`: raw device text is not compiled by this version.",
                                           "Write the formula as a helper function."};
inline constexpr DiagnosticRule classes{
    "U27", "`{0}`: this class is not evaluated by this version.",
    "A plain class has methods and constants, other plain classes as bases, and at most `@dataclass` above."};
inline constexpr DiagnosticRule helperStatement{
    "U28", "`{0}` is not evaluated in helper functions by this version.",
    "A helper is made of assignments, `if`, loops, `try`, nested functions, plain classes and `return`."};
inline constexpr DiagnosticRule helperExpression{
    "U29", "{0} is not evaluated by this version.",
    "Write it with numbers, texts, tuples, lists, dicts and function calls."};
inline constexpr DiagnosticRule pythonFunction{
    "U30", "`{0}` needs Python and is not evaluated here.",
    "Only constants and plain functions of numbers of `math` and numpy are; write the number itself."};
inline constexpr DiagnosticRule changeInBranch{
    "U31",
    "A list or dict from before this `if` or loop is changed inside it, for which there is no choice by "
    "sample.",
    "Change a copy made inside it, or choose the value with `where` and change the list afterwards."};
inline constexpr DiagnosticRule largeInteger{"U32", "A whole number here needs more than 65,536 bits.",
                                             "Write it as a real number, such as `1e40`."};
inline constexpr DiagnosticRule recursionLimit{
    "U33", "`{0}` calls itself more than 200 levels deep.",
    "End the recursion earlier, or write a loop in a helper function."};
inline constexpr DiagnosticRule nodeLimit{"U34", "The kernel grows beyond 250,000 operations here.",
                                          "Shorten the loops of its helper functions."};
inline constexpr DiagnosticRule evaluationLimit{
    "U35", "The evaluation before the run takes too long here.",
    "Shorten the loops of the helper functions, or end them earlier."};
inline constexpr DiagnosticRule extentLimit{"U36",
                                            "`{0}` is wider than 1024 components, the limit of this version.",
                                            "Split it into several planes."};
inline constexpr DiagnosticRule constantOnly{
    "U37", "`{0}` of hawk.math makes a value of a kernel and cannot stand at module level.",
    "Use the function of that name from Python's `math` for a constant."};

} // namespace hawk::trace::unsupported
