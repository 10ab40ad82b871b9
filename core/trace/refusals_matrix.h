// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "text/diagnostic.h"

/// Refusals of operations on matrices and quaternions.
namespace hawk::trace::refusals {

using text::DiagnosticRule;

inline constexpr DiagnosticRule badRowIndex{
    "R63", "A {0} is chosen by a whole number, not by {1}.",
    "Write for example `{2}[0]`; `index(x, n)` from hawk.math makes a whole number of a real one."};
inline constexpr DiagnosticRule unpackedMatrix{
    "R64", "{0} cannot be unpacked into names.",
    "Write each row by itself: `{1}.rows[0]`, `{1}.rows[1]` and so on."};
inline constexpr DiagnosticRule matrixIndex{
    "R65", "`{0}` is {1}, and one index chooses no entry of it.",
    "Write `{0}[i, j]` for an entry, `{0}.rows[i]` for a row, `{0}.columns[j]` for a column."};
inline constexpr DiagnosticRule tracedEntry{
    "R65", "An entry of a matrix is chosen by two plain whole numbers, not by {0}.",
    "Choose the row first: `{1}.rows[i][j]` takes whole numbers of the sample."};
inline constexpr DiagnosticRule matrixStore{"R65", "`{0}` is {1}, of which no single entry can be assigned.",
                                            "Build the matrix anew with `mat([[…], […]])` from hawk.math."};
inline constexpr DiagnosticRule quaternionFunction{"R69", "`{0}` works on {1}, but it is given {2}.",
                                                   "Write `{3}`."};
inline constexpr DiagnosticRule badMatrix{"R141", "`mat` cannot make a matrix of this: {0}.",
                                          "Write `mat([[a, b], [c, d]])`, or `mat([u, v])` with vectors."};
inline constexpr DiagnosticRule notSquare{"R141", "`{0}` works on a square matrix, but it is given {1}.",
                                          "{2}"};
inline constexpr DiagnosticRule identitySize{
    "R141", "`eye` needs a whole number from 1 on that is known before the run, not {0}.",
    "Write the number, or the name of one at module level."};

} // namespace hawk::trace::refusals
