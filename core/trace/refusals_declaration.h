// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "text/diagnostic.h"

/// Refusals of what stands on and above the `def` line: decorators, parameters, annotations, imports. Codes
/// are those of docs/codes.md; {0}… are described by the sentence they stand in.
namespace hawk::trace::refusals {

using text::DiagnosticRule;

inline constexpr DiagnosticRule notAFunction{
    "R01", "`{0}` is {1}; only a plain `def` function can be a kernel.",
    "Write the kernel as `@hawk.kernel` above a `def`, with one declaration for each parameter."};
inline constexpr DiagnosticRule noAnnotation{
    "R03", "Parameter `{0}` has no declaration.",
    "Say what it is: `{0}: Scalar`, `{0}: Vector[3]`, `{0}: Param`, `{0}: Mutable[Scalar]` or "
    "`{0}: Mutable[Vector[3]]`."};
inline constexpr DiagnosticRule notADeclaration{
    "R04", "Parameter `{0}` is declared as `{1}`, which is {2} and no declaration.",
    "Use `Scalar`, `Vector[W]`, `Param`, `Mutable[Scalar]` or `Mutable[Vector[W]]`, imported from hawk."};
inline constexpr DiagnosticRule unresolvedAnnotation{
    "R05", "The declaration `{1}` of parameter `{0}` cannot be resolved: {2}.",
    "Import the name from hawk, or correct its spelling."};
inline constexpr DiagnosticRule variadicParameter{
    "R07", "`{0}` collects any number of arguments, but each plane of a kernel needs a name of its own.",
    "Write one declared parameter for each plane."};
inline constexpr DiagnosticRule notAPayload{"R08", "`{0}[…]` holds {1}, which is no payload.",
                                            "Write `{0}[Scalar]`, `{0}[Index]` or `{0}[Vector[W]]`."};
inline constexpr DiagnosticRule badExtent{
    "R09", "The extent of `{0}` is {1}, but it must be a positive whole number known before the run.",
    "An extent is part of the type: write for example `{0}[3]`, or a module constant that is an int."};
inline constexpr DiagnosticRule missingExtent{
    "R09", "`{0}` stands without {1}.",
    "An extent is part of the type: write `{2}` with positive whole numbers."};
inline constexpr DiagnosticRule badAxis{
    "R11", "`{0}` is no axis of `{1}`: {2}.",
    "An axis is written `\"label\":extent`; a label without an extent may only stand first."};
inline constexpr DiagnosticRule axisTwice{"R12", "`{1}` has two axes called `{0}`.",
                                          "Give each axis a label of its own."};
inline constexpr DiagnosticRule badSteps{
    "R14", "`steps={0}` of kernel `{1}` is neither a positive whole number nor \"auto\".",
    "Write a number of steps, `steps=\"auto\"`, or leave it out."};
inline constexpr DiagnosticRule badKind{"R15", "`kind=` of kernel `{1}` is {0}, which is no kind.",
                                        "Give a kind of hawk.ext, or leave `kind` out."};
inline constexpr DiagnosticRule doubleUnderscore{
    "R16", "The name `{0}` contains two underscores in a row, which are kept for the wires of a Quantity.",
    "Use a single underscore: `{1}`."};
inline constexpr DiagnosticRule noOutput{
    "R19", "Kernel `{0}` has no output: it returns nothing and has no `Mutable` parameter.",
    "End the body with `return` and the result, or declare a `Mutable` parameter and assign it."};
inline constexpr DiagnosticRule outputNeverAssigned{
    "R79", "`{0}` is declared `{1}` but never assigned.",
    "Assign it in the body (`{0} = …`); a plane that is only read is declared `{2}`."};
inline constexpr DiagnosticRule reservedName{"R128", "The name `{0}` is reserved: {1}.",
                                             "Choose another name, for example `{0}_`."};
inline constexpr DiagnosticRule retiredName{"R130", "`{0}` no longer exists.", "Write {1} instead."};
inline constexpr DiagnosticRule unknownImport{"R73", "`{0}` has nothing called `{1}`{2}.",
                                              "Correct the name in the import."};
inline constexpr DiagnosticRule badParamPayload{
    "R136", "`Param[…]` holds {0}, but a launch-wide value is a single number.",
    "Write `Param`, or `Param[Int32]` for a whole number; a wider shared value becomes a module constant."};
inline constexpr DiagnosticRule planeForm{
    "R04",
    "`{0}` is no declaration: `Plane` is read as `Plane(\"uniform\", payload)` with a payload of one number.",
    "Declare every other plane by its own name: `Scalar`, `Vector[W]`, `Mutable[…]`."};
inline constexpr DiagnosticRule sortedPayload{
    "R08", "`Sorted[…]` holds {0}, and only an Index can be sorted.", "Write `Sorted[Index]`."};
inline constexpr DiagnosticRule badDecoratorArgument{
    "R142", "`{0}=` of kernel `{1}` is {2}, which it does not accept.", "Leave `{0}` out."};
inline constexpr DiagnosticRule timeWithoutStep{
    "R142", "`time=` of kernel `{0}` stands without `time_step=`.",
    "Add `time_step=` with the name of the parameter that holds the size of a step, or leave `time` out."};
inline constexpr DiagnosticRule badTimeStep{
    "R142", "`time_step=` of kernel `{1}` names `{0}`, which is no `Param` or `Scalar` that its body reads.",
    "Name the parameter that holds the size of a step."};
inline constexpr DiagnosticRule timeAdvance{
    "R142", "Kernel `{1}` changes its time `{0}` by something other than the size of a step.",
    "Write `{0} = {0} + {2}`, or name another plane by `time=`."};
inline constexpr DiagnosticRule badJumpWidth{
    "R142", "`jump=` of kernel `{1}` names `{0}`, which is no `Param` of it.",
    "Write a positive number, \"auto\", or the name of a `Param`."};
inline constexpr DiagnosticRule badGroup{
    "R142", "`group=` of kernel `{1}` names `{0}`, which begins no part of its grid with known extents.",
    "Write a positive whole number, or the label of such an axis."};
inline constexpr DiagnosticRule badDefault{"R154",
                                           "The default of `{0}` is {1}, but only a `Param` may have a "
                                           "default, and it must be a number of its kind.",
                                           "Remove the default, or write a number after a `Param`."};
inline constexpr DiagnosticRule unknownDecoratorArgument{
    "R142", "The decorator of kernel `{1}` has no argument called `{0}`.",
    "Known are kind, steps, time, time_step, jump and group; leave `{0}` out."};

} // namespace hawk::trace::refusals
