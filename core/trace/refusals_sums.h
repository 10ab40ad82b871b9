// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "text/diagnostic.h"

/// Refusals of reductions over samples and of stores by key.
namespace hawk::trace::refusals {

using text::DiagnosticRule;

inline constexpr DiagnosticRule keyedInBranch{
    "R39", "A store by key stands in an `if`, but it takes place for every sample.",
    "Store at the top level, and choose the value: `hawk.scatter({0})[key] += where(condition, value, "
    "0.0)`."};
inline constexpr DiagnosticRule reducedInBlock{
    "R40", "`{0}` stands in {1}, but it is made of the values of all samples.",
    "Call it at the top level of the body; `where=` leaves samples out."};
inline constexpr DiagnosticRule mixedReductions{
    "R90", "The results of kernel `{0}` are of different reductions over samples: {1}.",
    "Split the kernel: the results of one kernel are all sums and means, all maxima, or all minima."};
inline constexpr DiagnosticRule notKeyed{"R131", "`{0}` is no store by key: {1}.", "{2}"};
inline constexpr DiagnosticRule keyType{"R131",
                                        "A key of `{0}` is a whole number of the sample, and this is {1}.",
                                        "Use an `Index`, or `index(x, n)` of hawk.math."};
inline constexpr DiagnosticRule keyCount{
    "R131", "`{0}` has {1}, and this key has {2}.",
    "Give one whole number for each axis, or a single one for the place."};
inline constexpr DiagnosticRule storedTwice{"R131", "`{0}` is stored by key and {1}.",
                                            "Give each of them a plane of its own."};
inline constexpr DiagnosticRule breakWithKeys{
    "R131", "A loop that stores by key is run step by step before the launch, and cannot `break`.",
    "Add 0 where nothing is to be added: `+= where(condition, value, 0.0)`."};
inline constexpr DiagnosticRule badReduction{"R133", "`{0}` is no reduction over samples: {1}.", "{2}"};
inline constexpr DiagnosticRule totalOfPlane{
    "R133", "`{0}` gets the result of a reduction over samples, and its start value is read as well.",
    "Assign the result to another `Mutable`, or return it."};

} // namespace hawk::trace::refusals
