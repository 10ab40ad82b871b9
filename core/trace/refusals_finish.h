// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "text/diagnostic.h"

/// Refusals of masks, of how samples are finished, and of the steps that one launch takes.
namespace hawk::trace::refusals {

using text::DiagnosticRule;

inline constexpr DiagnosticRule maskLiteral{
    "R43", "The mask `{0}` is finished with `{1}`, which is the same for every sample.",
    "Give a condition of the sample, such as `{0} = x > 0.0`."};
inline constexpr DiagnosticRule maskInLoop{
    "R44", "The mask `{0}` is finished inside a loop, but a sample finishes once, at the end of its step.",
    "Keep the condition in another name, and write `{0} = …` after the loop."};
inline constexpr DiagnosticRule maskTwice{
    "R44", "The mask `{0}` is finished a second time.",
    "Write `{0} = …` once. Join conditions with `lor`; assign another name in both branches of an `if`."};
inline constexpr DiagnosticRule maskPart{"R44", "`{0}` is a mask, which is one condition without parts.",
                                         "Assign it as a whole: `{0} = condition`."};
inline constexpr DiagnosticRule maskForm{"R153", "The mask `{0}` is finished {1}.",
                                         "Write a statement of its own: `{0} = condition`."};
inline constexpr DiagnosticRule finishType{
    "R80", "The mask `{0}` is finished with {1}, which is no condition of a sample.",
    "Compare: `{0} = x > 0.0`."};
inline constexpr DiagnosticRule maskNotWatched{
    "R81", "The mask `{0}` is assigned, but it is not the one that skips finished samples.",
    "Only the mask called `terminated` skips samples and can be finished; call it so, or assign another "
    "name."};
inline constexpr DiagnosticRule notSteppable{
    "R101", "Kernel `{0}` cannot take several steps in one launch: {1}.", "{2}"};
inline constexpr DiagnosticRule stepsCall{
    "R101", "`{0}` is not understood: `hawk.steps` takes a kernel and a number of steps.",
    "Write `hawk.steps(kernel, 16)`."};

} // namespace hawk::trace::refusals
