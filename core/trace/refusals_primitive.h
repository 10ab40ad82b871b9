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

} // namespace hawk::trace::refusals
