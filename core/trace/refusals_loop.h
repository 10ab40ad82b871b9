// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "text/diagnostic.h"

/// Refusals of the loops of a kernel body: their form, their bounds, what they carry and how they end.
namespace hawk::trace::refusals {

using text::DiagnosticRule;

inline constexpr DiagnosticRule continueStatement{"R21", "A kernel has no `continue`.",
                                                  "Put the rest of the loop under an `if`."};
inline constexpr DiagnosticRule misplacedBreak{
    "R22", "This `break` {0}.",
    "A loop is left by `if condition: break`, or by assignments and a `break` under an `if` without `else`, "
    "directly in the loop."};
inline constexpr DiagnosticRule secondBreak{"R23", "This loop has a second `break`.",
                                            "Join the conditions with `lor` and leave the loop once."};
inline constexpr DiagnosticRule loopElse{"R24", "A loop with `else` is not supported inside a kernel.",
                                         "Put the statements of the `else` after the loop."};
inline constexpr DiagnosticRule loopTarget{"R25", "A loop in a kernel counts in one name, not in `{0}`.",
                                           "Write `for j in range(…)`."};
inline constexpr DiagnosticRule loopIterable{
    "R26", "A loop in a kernel runs over `range(…)` with one to three bounds, not over `{0}`.",
    "Use a helper function for a loop over a fixed list: it is unrolled there."};
inline constexpr DiagnosticRule carriedObject{
    "R47c", "The loop would carry `{0}`, which is {1}, from iteration to iteration.",
    "A loop carries single values: keep the parts in names of their own, or rebuild the object after the "
    "loop."};
inline constexpr DiagnosticRule rangeBound{
    "R50", "A bound of `range` is {0}; the bounds of a loop are whole numbers known before the run.",
    "Count to a fixed number that is large enough, and leave the loop early with `if condition: break`."};
inline constexpr DiagnosticRule rangeTooLarge{"R50", "This `range` leaves the range of 64-bit whole numbers.",
                                              "Use bounds between -2**62 and 2**62."};
inline constexpr DiagnosticRule loopTooLong{
    "R50", "Each sample would take more than 1,000,000,000 iterations here.",
    "Count to a smaller number, or leave the loop early with `if condition: break`."};
inline constexpr DiagnosticRule rangeStep{"R51", "The step of this `range` is 0.",
                                          "Count up with a positive step or down with a negative one."};
inline constexpr DiagnosticRule carriesNothing{
    "R52", "This loop changes no name that has a value before it, so it has no effect.",
    "Give a name its first value before the loop and change it inside, such as `s = 0.0` and `s = s + x`."};
inline constexpr DiagnosticRule usedAfterLoop{
    "R53", "`{0}` exists only inside the loop of line {1}.",
    "Give `{0}` a value before the loop to keep its last one, or assign it again here."};
inline constexpr DiagnosticRule carryType{
    "R54", "`{0}` begins the loop as {1} and ends an iteration as {2}.",
    "Begin with the type that the loop computes: a number or `real(n)` for a Scalar, a vector such as "
    "`vec(0.0, 0.0)` for a vector."};
inline constexpr DiagnosticRule staticExit{
    "R55", "The condition of this `break` is known before the run.",
    "Leave by a condition on values of the sample, or shorten the `range`."};
inline constexpr DiagnosticRule exitNotCondition{
    "R56", "A `break` needs one condition for each sample, and `{1}` is {0}.",
    "Compare it, such as `if x > 0.0: break`; join several with `lor`."};
inline constexpr DiagnosticRule listByIndex{
    "R127", "`{0}` is {1}, and {2} is known only while the kernel runs.",
    "Pass the numbers as a plane, or write the loop in a helper function, where it is unrolled."};

} // namespace hawk::trace::refusals
