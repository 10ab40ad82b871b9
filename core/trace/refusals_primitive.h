// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "text/diagnostic.h"

/// Refusals of helpers with a derivative of their own.
namespace hawk::trace::refusals {

using text::DiagnosticRule;

inline constexpr DiagnosticRule badPrimitive{"R103", "`{0}` makes no primitive.",
                                             "Write `@primitive(\"name\", vjp=…, jvp=…)` above a helper "
                                             "function; both rules are functions, and either "
                                             "may be left out."};
inline constexpr DiagnosticRule primitiveTwice{"R103", "There is a primitive called `{0}` already.",
                                               "Give each a name of its own."};
inline constexpr DiagnosticRule primitiveResult{
    "R61", "The primitive `{0}` gives {1}, and not one value of the sample.",
    "Return one value; join several with `vec(…)` from hawk.math."};

// Of a rule, which a derivative asks for: `{0}` is the primitive and `{1}` the rule, `vjp` or `jvp`.
inline constexpr DiagnosticRule ruleMissing{
    "R102", "The primitive `{0}` has no rule `{1}`, which the derivative needs.",
    "Write it as `{1}=…`, or take the derivative in the direction of the rule that it has."};
inline constexpr DiagnosticRule ruleCount{
    "R102", "The rule `{1}` of the primitive `{0}` gives {2} adjoints for {3} arguments.",
    "Return a tuple with one adjoint for each argument; `0.0` does for one that has none."};
inline constexpr DiagnosticRule ruleAdjoint{
    "R102",
    "The rule `{1}` of the primitive `{0}` gives {3} as the adjoint of argument {2}, which is of type {4}.",
    "Give each adjoint the type of its argument; `0.0` does for a Scalar that has none."};
inline constexpr DiagnosticRule ruleTangent{
    "R102", "The rule `{1}` of the primitive `{0}` gives {2} as the tangent of a result of type {3}.",
    "Give the tangent the type of the result."};
inline constexpr DiagnosticRule ruleMeets{
    "R102", "The rule `{1}` of the primitive `{0}` uses values of other samples.",
    "Compute the rule from its arguments."};

} // namespace hawk::trace::refusals
