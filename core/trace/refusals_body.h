// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "text/diagnostic.h"

/// Refusals of statements and expression forms that a kernel body cannot hold, and of its `return`.
namespace hawk::trace::refusals {

using text::DiagnosticRule;

inline constexpr DiagnosticRule reservedPrefix{
    "R17", "The name `{0}` starts with `__hawk_`, which is reserved.", "Choose another name."};
inline constexpr DiagnosticRule whileLoop{
    "R20", "A kernel has no `while`: how often it runs would depend on the data.",
    "Repeat a fixed number of times in a helper function: `for j in range(cap):` with `where` choosing the "
    "value."};
inline constexpr DiagnosticRule earlyReturn{
    "R27", "This `return` is not the last statement of the kernel.",
    "Assign the result to a name in `if` and `else`, and return that name once, at the end."};
inline constexpr DiagnosticRule earlyBareReturn{
    "R28", "A `return` without a value may only end the body, or an `if` without `else` at its top level.",
    "Put the rest of the body under an `if` instead."};
inline constexpr DiagnosticRule statementNotSupported{
    "R29", "`{0}` is not supported inside a kernel.",
    "A kernel is made of assignments, `if`, `pass` and one `return`; anything else belongs outside of it."};
inline constexpr DiagnosticRule comprehension{
    "R30", "A comprehension or generator is not supported inside a kernel.",
    "Move it into a helper function, where it is evaluated before the run."};
inline constexpr DiagnosticRule lambdaInBody{"R31", "A `lambda` is not supported inside a kernel.",
                                             "Write a helper function above the kernel."};
inline constexpr DiagnosticRule expressionNotSupported{"R32", "{0} is not supported inside a kernel.", "{1}"};
inline constexpr DiagnosticRule andOr{"R33", "`{0}` does not work on values of a sample.",
                                      "Write `{1}(a, b)` from hawk.math, with both conditions as arguments."};
inline constexpr DiagnosticRule bitsOfConditions{
    "R33", "`{0}` works on integers, and these are conditions.",
    "Write `land(a, b)`, `lor(a, b)` or `lnot(a)` from hawk.math."};
inline constexpr DiagnosticRule notOperator{"R34", "`not` does not work on a value of a sample.",
                                            "Write `lnot(condition)` from hawk.math."};
inline constexpr DiagnosticRule chainedComparison{"R35",
                                                  "A chained comparison does not work on values of a sample.",
                                                  "Compare twice and join the two: `land(a < b, b < c)`."};
inline constexpr DiagnosticRule identityOperator{"R36", "`{0}` has no meaning for values of a sample.",
                                                 "Compare with `==` or `!=`, or decide it in a helper."};
inline constexpr DiagnosticRule attributeStore{
    "R37", "`{0}` is an attribute, and a kernel assigns only names and components.",
    "Assign to a plain name, or to a component such as `v[0]`."};
inline constexpr DiagnosticRule oldPrior{
    "R38", "`{0}.prior` is an old spelling.",
    "Read `{0}` before assigning it; keep it in a name of its own if needed."};
inline constexpr DiagnosticRule oldWholeStore{"R38", "`{0}[...] = …` is an old spelling.",
                                              "Assign the bare name: `{0} = …`."};
inline constexpr DiagnosticRule callDroppedInLoop{
    "R41", "This call stands alone in a loop: its value is dropped, and the loop's body is read only once.",
    "Bind a vector before the loop and assign its components."};
inline constexpr DiagnosticRule undeclaredStore{"R42", "`{0}` is no declared plane.",
                                                "Declare it as a parameter: `{0}: Mutable[Scalar]`."};
inline constexpr DiagnosticRule undeclaredMask{
    "R42", "`{0}` is assigned but kernel `{1}` does not declare that mask.",
    "Declare it as a parameter, `{0}: Terminated`, or choose another name for a local value."};
inline constexpr DiagnosticRule oneBranchName{
    "R45", "`{0}` gets a value in only one branch of this `if`, and has none before it.",
    "Assign `{0}` before the `if`, or in both branches."};
inline constexpr DiagnosticRule untracedBranches{
    "R58", "The branches leave `{0}` as {1} and as {2}, between which a sample cannot choose.",
    "Give `{0}` a number or a value of the same shape in both branches."};

inline constexpr DiagnosticRule outputNameTaken{
    "R123", "The output would be called `{0}`, which is the name of {1}.",
    "Return it under another name: assign it to `{2}` first, or return `{{\"{2}\": …}}`."};
inline constexpr DiagnosticRule badLeaf{"R124", "The `return` holds {0}{1}, which is no value of a sample.",
                                        "Return values, plain numbers, and tuples, lists or a dict of them."};
inline constexpr DiagnosticRule nothingReturned{
    "R124", "The `return` of kernel `{0}` holds no value.",
    "Return at least one value, or leave the `return` out and assign a `Mutable`."};
inline constexpr DiagnosticRule dictNotLiteral{
    "R125", "The `return` holds a dict made before.",
    "Write the dict in the `return` itself: `return {{\"a\": …}}`."};
inline constexpr DiagnosticRule badKey{
    "R125", "{0} is no name for an output: {1}.",
    "Use a text literal that is an identifier, a different one for each output."};
inline constexpr DiagnosticRule returnMismatch{"R126", "The kernel is annotated `-> {0}` but returns {1}{2}.",
                                               "Correct the annotation or the `return`."};
inline constexpr DiagnosticRule badReturnAnnotation{
    "R126", "`{0}` is {1}, which does not describe an output.",
    "Use `Scalar`, `Vector[W]`, or `tuple[…]`, `list[…]`, `dict[str, …]` of them."};
inline constexpr DiagnosticRule unresolvedReturnAnnotation{
    "R126", "The return annotation `{1}` of kernel `{0}` cannot be resolved: {2}.",
    "Import the name from hawk, or leave the annotation out."};

} // namespace hawk::trace::refusals
