// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "text/diagnostic.h"

/// Refusals of planes with axes, of reads at other places than the sample's own, and of grids.
namespace hawk::trace::refusals {

using text::DiagnosticRule;

inline constexpr DiagnosticRule axesTooLarge{"R09", "The axes of `{0}` have more than {1} places together.",
                                             "Use smaller extents, or several planes."};
inline constexpr DiagnosticRule planeStore{"R47b", "`{0}` is {1}, which is not assigned in this way.", "{2}"};
inline constexpr DiagnosticRule keyedRead{
    "R47b", "`{0}` is written by key, and has no value that can be read in the same launch.",
    "Read it in another kernel, where it is a `Table`."};
inline constexpr DiagnosticRule wrongPlace{
    "R74", "`{0}` cannot be read at `{1}`: {2}.",
    "Give one position, as in `{0}.at(i)`, or the name of each of its axes once{3}."};
inline constexpr DiagnosticRule planeAsValue{"R75", "{0} is no value that can take part in `{1}`.", "{2}"};
inline constexpr DiagnosticRule tablePayload{
    "R93", "`Table[…]` holds {0}, but a table holds single numbers.",
    "Declare `Table[\"row\":n, \"component\":{1}]`, and read `t.at(row=i, component=k)`."};
inline constexpr DiagnosticRule keyedAssigned{
    "R132", "`{0}` is declared `{1}`, so it has no value of each sample that can be assigned.",
    "Add to one of its places: `hawk.scatter({0})[key] += value`."};
inline constexpr DiagnosticRule emptyGrid{"R134", "`Grid` stands without axes.",
                                          "Write `Grid[\"row\", \"col\":4]`."};
inline constexpr DiagnosticRule secondGrid{"R134", "`{0}` is a second grid of this kernel, after `{1}`.",
                                           "A launch has one shape: put all its axes into one grid."};
inline constexpr DiagnosticRule labelTaken{
    "R134", "The axis `{0}` of `{1}` has the name of a parameter.",
    "Give the axis or the parameter another name: a call gives the extent of an axis by its name."};
inline constexpr DiagnosticRule noCoordinate{"R134", "The lane `{0}` has no `{1}`: its axes are {2}.",
                                             "Write `{0}.{3}`, `{0}[0]`, or `{0}.flat` for the sample."};
inline constexpr DiagnosticRule notReadableThere{
    "R140", "`.at` reads a table or an input plane at another place, and `{0}` is {1}.",
    "Read an input that the body has not changed; what another sample computes is read in another kernel."};
inline constexpr DiagnosticRule axesWithoutGrid{
    "R140", "`{0}` has no axes that could be named, because the kernel has no `Grid`.",
    "Give the number of the sample, as in `{0}.at(i)`."};
inline constexpr DiagnosticRule badPlace{"R156", "A place of `{0}` is a single number, and this is {1}.",
                                         "Use a whole number or a real one, which is rounded toward zero."};
inline constexpr DiagnosticRule placeOutside{"R156", "`{0}` has no place {1}{2}.",
                                             "Use a number from 0 on that the plane has."};

} // namespace hawk::trace::refusals
