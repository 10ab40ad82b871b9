// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <span>

#include "text/diagnostic.h"

/// Why a kernel has no derivative. `{0}` is the transform, `vjp` or `jvp`, and `{1}` the kernel.
namespace hawk::diff::refusals {

using text::DiagnosticRule;

inline constexpr DiagnosticRule unknownInput{
    "R102", "`{0}` of kernel `{1}` is asked for by `{2}`, which is no input with real numbers that it reads.",
    "{3}"};
inline constexpr DiagnosticRule wholeInput{
    "R102", "`{0}` of kernel `{1}` is asked for by `{2}`, which holds whole numbers or conditions.",
    "Leave it out: only real numbers have derivatives."};
inline constexpr DiagnosticRule noInput{
    "R102", "`{0}` of kernel `{1}` is asked for by no input.",
    "Name at least one, as in `wrt=(\"x\",)`, or leave `wrt` out for all of them."};
inline constexpr DiagnosticRule noRealInput{
    "R102", "`{0}` of kernel `{1}`: it reads no input with real numbers.",
    "Read a real value, or convert one with `real(n)` from hawk.math before it is passed."};
inline constexpr DiagnosticRule startValue{
    "R102",
    "`{0}` of kernel `{1}`: it goes on from the value that `{2}` has before the launch, which is no input.",
    "Read the value from an input of its own, such as `{2}_before: Scalar`, and store into `{2}`."};
inline constexpr DiagnosticRule onlyFinishes{
    "R102", "`{0}` of kernel `{1}`: it only finishes its samples, which has no derivative.",
    "Return a value, or assign a `Mutable`."};
inline constexpr DiagnosticRule noRealOutput{
    "R102", "`{0}` of kernel `{1}`: none of its outputs holds real numbers.",
    "Return a real value, or convert one with `real(n)` from hawk.math."};
inline constexpr DiagnosticRule ownDerivative{
    "U23", "`{0}` of kernel `{1}`: this version does not follow {2}.",
    "Leave it out to get the derivative of the operations, or write the derivative as a kernel of its own."};
inline constexpr DiagnosticRule extremeOverSamples{
    "R102",
    "`{0}` of kernel `{1}`: its output `{3}` is the {2} over all samples, which has no derivative where "
    "several "
    "samples share it.",
    "Sum a smooth weight over the samples instead, such as `hawk.sum(exp(k * x))`."};
inline constexpr DiagnosticRule storedBits{
    "R102", "`{0}` of kernel `{1}`: the bits that it stores into `{2}` have no derivative.",
    "Leave the store to a kernel of its own."};
inline constexpr DiagnosticRule replacingStore{"R102",
                                               "`{0}` of kernel `{1}`: which sample's value stays in `{2}` "
                                               "is not known where several store into one place.",
                                               "Add to the place with `hawk.scatter({2})[key] += value`."};
inline constexpr DiagnosticRule extremeReadAgain{
    "R102",
    "`{0}` of kernel `{1}`: it reads the {2} over all samples, which has no derivative where several samples "
    "share it.",
    "Read a smooth one instead, such as `log(hawk.sum(exp(x)))`, or pass it as a `Param`."};
inline constexpr DiagnosticRule storeInLoop{
    "R102",
    "`{0}` of kernel `{1}`: it adds to `{2}` in every iteration of a loop, as the derivative of a read in a "
    "loop "
    "does, and has no derivative itself.",
    "Read the table outside of loops, or leave it out of `wrt` of the first derivative."};
inline constexpr DiagnosticRule stepMeets{"R102",
                                          "`{0}` of kernel `{1}`: its samples store into, or read, what "
                                          "belongs to all of them, which no step can go on from.",
                                          "Leave that to a kernel of its own."};
inline constexpr DiagnosticRule finishesNothing{
    "R102", "`{0}` of kernel `{1}`: it never finishes a sample.",
    "Declare `terminated: Terminated`, and assign a comparison to it."};
inline constexpr DiagnosticRule notAnEvent{
    "R102",
    "`{0}` of kernel `{1}`: what finishes `{2}` is more than comparisons of real numbers joined by `lor`.",
    "Write it as comparisons with `<` or `>`, joined by `lor`."};
inline constexpr DiagnosticRule noTimeStep{
    "R102", "`{0}` of kernel `{1}`: it does not say by how much a step advances the time.",
    "Write `@hawk.kernel(time=\"t\", time_step=\"dt\")` above it, with the names of its plane and its "
    "number."};
inline constexpr DiagnosticRule planeTaken{
    "R102", "`{0}` of kernel `{1}`: it has a plane called `{2}`, which `{0}` adds.",
    "Give that plane another name."};
inline constexpr DiagnosticRule nothingToRecord{
    "R102", "`{0}` of kernel `{1}`: it goes on from no plane with real numbers that it stores into.",
    "Read a `Mutable` before it is stored into, as a step does."};
inline constexpr DiagnosticRule tapeTooWide{
    "R102", "`{0}` of kernel `{1}`: its tape would have {2} numbers for each sample, more than {3}.",
    "Give it a shorter window."};
inline constexpr DiagnosticRule noRule{
    "R102", "`{0}` of kernel `{1}`: there is no derivative of its operation `{2}`.",
    "Write the formula with operations that have one."};
inline constexpr DiagnosticRule reverseOfRecorded{
    "R102", "`{0}` of kernel `{1}`: it runs a loop backwards already, and that cannot be reversed again.",
    "Take the forward derivative of the reverse one: `jvp(vjp(kernel))` gives the same second derivatives."};
inline constexpr DiagnosticRule recordTooLarge{
    "R102", "`{0}` of kernel `{1}`: its loops would keep {2} numbers for each sample, more than {3}.",
    "Make the loops shorter, carry fewer values, or take the forward derivative `jvp`."};

inline constexpr DiagnosticRule noParam{"R102", "`{0}` of kernel `{1}`: it reads no `Param`.",
                                        "Give it a `Param` that its body reads, or use the kernel itself."};
inline constexpr DiagnosticRule unknownParam{
    "R102", "`{0}` of kernel `{1}` is asked for `{2}`, which is no `Param` that it reads.",
    "Name its Params, or leave `names` out for all of them."};
inline constexpr DiagnosticRule cellTaken{
    "R102", "`{0}` of kernel `{1}`: it has a plane called `{2}`, which says the cell of each sample.",
    "Give that plane another name."};

} // namespace hawk::diff::refusals

namespace hawk::diff {

/// Every rule of this folder, for documentation and tests.
std::span<const text::DiagnosticRule* const> allRules();

} // namespace hawk::diff
