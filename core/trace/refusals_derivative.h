// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "text/diagnostic.h"

/// Refusals of the calls that make derivatives; why a kernel has none is said by diff/refusals.h.
namespace hawk::trace::refusals {

using text::DiagnosticRule;

inline constexpr DiagnosticRule derivativeCall{
    "R102", "`{0}` is not understood: `{1}` takes a kernel, and the inputs it is asked for by as `wrt=`.",
    "Write `{1}(kernel, wrt=(\"x\",))`, or `{1}(kernel)` for all real inputs."};
inline constexpr DiagnosticRule tapeCall{
    "R102", "`{0}` is not understood: `{1}` takes a kernel and how many steps it keeps.",
    "Write `{1}(kernel, 64)`."};
inline constexpr DiagnosticRule notDerivable{"R102", "`{0}` is asked of {1}, which is no kernel.",
                                             "Give it a function that has `@hawk.kernel` above it."};
inline constexpr DiagnosticRule badInputs{"R102", "`wrt` of `{0}` is {1}.",
                                          "Write the names as a tuple: `wrt=(\"x\",)`."};
inline constexpr DiagnosticRule kernelMakerCall{
    "R102", "`{0}` is not understood: `Kernel` takes a name and what `vjp` or `jvp` gives.",
    "Write `Kernel(\"step_vjp\", vjp(step))`."};
inline constexpr DiagnosticRule badKernelName{
    "R102", "A kernel cannot be called {0}.",
    "Give it a name of letters, digits and `_` that does not begin with a digit."};

inline constexpr DiagnosticRule parameterPlanesCall{
    "R102", "`{0}` is not understood: `param_planes` takes a kernel, `names=` and `per_cell=`.",
    "Write `param_planes(kernel)`, or `param_planes(kernel, names=(\"a\",))`."};

} // namespace hawk::trace::refusals
