// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "text/diagnostic.h"

/// Refusals of linear algebra.
namespace hawk::trace::refusals {

using text::DiagnosticRule;

inline constexpr DiagnosticRule rightHandSide{
    "R141", "`{0}` solves for a right-hand side of {1} rows, but it is given {2}.",
    "Give a `Vector[{1}]`, or a matrix of {1} rows with a right-hand side in each column."};
inline constexpr DiagnosticRule factorAsValue{
    "R141", "`{0}` cannot take an LU factor: it is no matrix.",
    "Only `lu_solve(f, b)` from hawk.math reads it. Work with the matrix itself, or with the solution."};
inline constexpr DiagnosticRule factorsToChoose{
    "R141", "There is no choice between LU factors.",
    "Factor the matrix that is chosen, or choose between the solutions."};
inline constexpr DiagnosticRule notAFactor{
    "R141", "`{0}` needs {1}, but it is given {2}.",
    "A matrix that was built or changed since is no factor; `solve(A, b)` factors a matrix and solves."};

} // namespace hawk::trace::refusals
