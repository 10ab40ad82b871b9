// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "text/diagnostic.h"

/// Refusals of choices among branches.
namespace hawk::trace::refusals {

using text::DiagnosticRule;

inline constexpr DiagnosticRule dispatchSelector{
    "R77", "`dispatch` chooses by a whole number of the sample, but it is given {0}.",
    "Use an `Index`, an `Int32` or a `UInt32`; `index(x, n)` from hawk.math makes a whole number of a real "
    "one."};
inline constexpr DiagnosticRule dispatchBranches{
    "R77", "`dispatch` needs a list of two branches or more, not {0}.", "Write `dispatch(k, [a, b, c])`."};
inline constexpr DiagnosticRule branchTypes{
    "R77", "The branches of `dispatch` differ: number {0} is {1}, and the first is {2}.",
    "Give them one type. A number written as such is real; `k * 0 + 3` is an Index, and `vec` makes a "
    "vector."};
inline constexpr DiagnosticRule dispatchPolicy{
    "R77", "`dispatch` has no policy {0}.",
    "The policies are \"predicated\", \"switch\", \"segmented\" and \"auto\"."};
inline constexpr DiagnosticRule resolveCall{
    "R77", "`{0}` is not of the form `resolve_dispatch(kernel, {{\"dispatch0\": \"switch\"}})`.",
    "Give a kernel of this file, and a policy for each group whose policy is \"auto\"."};
inline constexpr DiagnosticRule unknownGroup{"R77", "Kernel `{0}` has no dispatch called {1}.",
                                             "Its dispatches are counted from `dispatch0` on; it has {2}."};
inline constexpr DiagnosticRule resolvedGroup{
    "R77", "`{1}` of kernel `{0}` has the policy `{2}`, which its author chose.",
    "Only a dispatch with the policy \"auto\" is resolved."};
inline constexpr DiagnosticRule resolvedPolicy{"R77", "`{1}` of kernel `{0}` cannot be resolved to `{2}`.",
                                               "Choose \"switch\", \"predicated\" or \"segmented\"."};
inline constexpr DiagnosticRule loopGroup{"R77",
                                          "`{1}` of kernel `{0}` stands in a loop and is not resolved.",
                                          "Give it a policy where it is written."};
inline constexpr DiagnosticRule segmentedTwice{
    "R95", "Kernel `{0}` has {1} dispatches with the policy \"segmented\", and one is the most.",
    "Write \"switch\" for the others."};
inline constexpr DiagnosticRule segmentedInLoop{
    "R95", "Kernel `{0}` has a dispatch with the policy \"segmented\" in a loop.",
    "Write \"switch\": the samples are in different iterations."};

} // namespace hawk::trace::refusals
