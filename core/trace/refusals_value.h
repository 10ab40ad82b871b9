// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "text/diagnostic.h"

/// Refusals of operations on values of a sample: types, shapes, names.
namespace hawk::trace::refusals {

using text::DiagnosticRule;

inline constexpr DiagnosticRule foreignValue{
    "R57", "This value belongs to another kernel.",
    "Do not keep values of a sample in a module-level list or dict between kernels."};
inline constexpr DiagnosticRule armTypes{
    "R59", "One side of this choice is {0} and the other {1}.",
    "Make both sides the same type and shape; a vector of equal numbers is `vec(c, c, …)`."};
inline constexpr DiagnosticRule armIntegers{
    "R59", "One side of this choice is {0} and the other {1}, and a plain number in a choice is real.",
    "Make both sides real with `real(i)`, or whole: `i * 0 + 3` is the number 3 of the type of `i`."};
inline constexpr DiagnosticRule conditionShape{"R59",
                                               "The condition is {0} but what it chooses between is {1}.",
                                               "Use a single condition, or one for each component."};
inline constexpr DiagnosticRule truthValue{
    "R60", "{0} has no truth value here: it exists only while the kernel runs, one for each sample.",
    "Use `where(condition, a, b)`, `land`, `lor` or `lnot` from hawk.math; an `if` on it belongs in the "
    "kernel body."};
inline constexpr DiagnosticRule notAnOperand{
    "R61", "{0} cannot take part in `{1}` with a value of a sample.",
    "Operands are values, plain numbers and conditions; convert it before."};
inline constexpr DiagnosticRule largeOperand{
    "R61", "This whole number is beyond the range of real numbers, and a value of a sample is real.",
    "Use a smaller number, or a real one such as `1e300`."};
inline constexpr DiagnosticRule booleanIndex{"R62", "A component cannot be chosen by {0}.",
                                             "Use a whole number, or `where` to choose between two values."};
inline constexpr DiagnosticRule badIndexType{"R63", "A component is chosen by a whole number, not by {0}.",
                                             "Write for example `{1}[0]`; `index(x, n)` makes a number "
                                             "usable, `{1}.components[a:b]` is a part of a vector."};
inline constexpr DiagnosticRule indexOutside{"R64", "{0} has no {1} {2}: they are numbered 0 to {3}.",
                                             "Use a number from 0 to {3}."};
inline constexpr DiagnosticRule unpackedVector{
    "R64", "{0} cannot be unpacked into {1} names.",
    "Write each component: `{2}.components[k]` or `{2}[k]` for k from 0 to {3}."};
inline constexpr DiagnosticRule noComponents{
    "R65", "`{0}` is {1} and has no components.",
    "Components belong to vectors; an input at another sample is `{0}.at(i)`."};
inline constexpr DiagnosticRule storeInHelper{
    "R66", "A component of a value cannot be assigned in a helper function.",
    "Build the vector with `vec(…)`, or assign the component in the kernel body."};
inline constexpr DiagnosticRule shapesDiffer{
    "R67", "`{0}` joins {1} and {2}: the shapes differ.",
    "Both sides need the same shape, or one of them is a single number."};
inline constexpr DiagnosticRule vectorFunction{"R68", "`{0}` works on {1}, but it is given {2}.", "{3}"};
inline constexpr DiagnosticRule emptyVec{"R70", "`vec` needs at least one part.",
                                         "Write the components: `vec(a, b, c)`."};
inline constexpr DiagnosticRule vecPart{"R70", "{0} cannot be a part of `vec`.",
                                        "Parts are numbers, scalars and vectors."};
inline constexpr DiagnosticRule argumentCount{"R72", "`{0}` takes {1}, but it is given {2}.", "Write `{3}`."};
inline constexpr DiagnosticRule argumentName{"R72", "`{0}` has no argument called `{1}`.",
                                             "Give the arguments by position."};
inline constexpr DiagnosticRule unknownName{"R73", "`{0}` has nothing called `{1}`{2}.",
                                            "Correct the name; see the list of functions of hawk.math."};
inline constexpr DiagnosticRule unknownAttribute{"R73", "{0} has no `{1}`.", "{2}"};
inline constexpr DiagnosticRule builtinOnValue{"R73", "`{0}` does not work on a value of a sample.", "{1}"};
inline constexpr DiagnosticRule commitType{"R78", "`{0}` is declared `{1}`, but {2} is stored into it.",
                                           "{3}"};
inline constexpr DiagnosticRule kernelCalled{
    "R84", "`{0}` is a kernel and cannot be called from a kernel.",
    "Move the shared code into an undecorated `def` and call that from both."};
inline constexpr DiagnosticRule kernelAsDecorator{
    "R84", "`{0}` is the kernel of that name from here on, so `@{1}` makes no kernel.",
    "Give the kernel `{0}` another name."};
inline constexpr DiagnosticRule undefinedName{
    "R85", "`{0}` is not defined at this point{1}.",
    "Define it above the kernel, import it, or correct its spelling."};
inline constexpr DiagnosticRule driverName{
    "R85", "`{0}` is made by code that needs Python (line {1}), so its value is not known here.",
    "Give the kernel a plain number, or pass the value as a `Param`."};
inline constexpr DiagnosticRule driverPart{
    "R85", "`{0}` is made with `{2}` (line {1}), which needs Python, so its value is not known here.",
    "Give the kernel a plain number, or pass the value as a `Param`."};
inline constexpr DiagnosticRule lostName{"R85", "`{0}` has no value, because line {1} fails.",
                                         "Correct line {1}; its own message says how."};
inline constexpr DiagnosticRule integerOperator{"R138", "`{0}` works on integers, and this is {1}.", "{2}"};
inline constexpr DiagnosticRule wrongView{"R143", "{0} has no {1}.", "{2}"};
inline constexpr DiagnosticRule builtinExtreme{
    "R144", "`{0}` compares two or more values, {1}.",
    "Write `{0}(a, b)`; the largest component of a vector is `v.max()`, the smallest `v.min()`."};
inline constexpr DiagnosticRule conditionArithmetic{
    "R150", "`{0}` is given only conditions, and needs numbers.",
    "Turn a condition into a number with `where(c, 1.0, 0.0)`."};
inline constexpr DiagnosticRule notACondition{"R157", "{0} is no condition.",
                                              "Compare it: `{1} != 0.0`, or whatever decides."};
inline constexpr DiagnosticRule printInKernel{
    "R158", "A kernel cannot print: it runs once for each sample, without a terminal.",
    "Return the value as an output and look at it there."};
inline constexpr DiagnosticRule kernelNameTwice{"R159", "There is a kernel called `{0}` above already.",
                                                "Give each kernel of a file a name of its own."};

} // namespace hawk::trace::refusals
