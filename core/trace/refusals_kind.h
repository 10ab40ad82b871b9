// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "text/diagnostic.h"

/// Refusals of kinds, of what a kind says, and of kernels under a kind.
namespace hawk::trace::refusals {

using text::DiagnosticRule;

inline constexpr DiagnosticRule notOfKind{
    "R03", "Parameter `{0}` has no declaration, and the kind `{1}` has none for it.",
    "The kind declares {2}. Correct the name, or say what it is: `{0}: Scalar`."};
inline constexpr DiagnosticRule otherThanKind{
    "R06", "Parameter `{0}` is declared `{1}`, but the kind `{2}` declares it `{3}`.",
    "Leave the declaration out, or give the parameter another name."};
inline constexpr DiagnosticRule maskNotOfKind{
    "R81", "The mask `{0}` is assigned, but the kind `{1}` does not skip samples by it.",
    "Let the kind say `guard = Guard(\"{0}\")`, or assign another name."};

inline constexpr DiagnosticRule resultType{
    "R82", "The kind `{0}` keeps the result in `{1}` as `{2}`, but the kernel returns {3}.",
    "Return one value of that type."};
inline constexpr DiagnosticRule noResult{
    "R82", "The kind `{0}` keeps the result in `{1}`, but the kernel does not end with a `return`.",
    "End it with `return` and a `{2}`."};
inline constexpr DiagnosticRule resultTaken{
    "R82", "The kind `{0}` keeps the result in `{1}`, which is also the name of {2}.",
    "Let the kind say `Output.returned(…, slot=…)` with another name, or rename the other one."};
inline constexpr DiagnosticRule badResult{
    "R82", "`{0}` does not say what a kernel returns.",
    "Write `Output.returned(Vector[3], slot=\"force\")`: a payload, and a name for the plane."};

inline constexpr DiagnosticRule badSink{"R97", "{0} is no way to store that this version has.",
                                        "Use `PLAIN` or `ATOMIC` from hawk.ext, or leave `sink` out."};
inline constexpr DiagnosticRule noCompanion{"R98", "`{0}` names no plane for what the sums lose.",
                                            "Write `compensated(into=\"c\")`."};

inline constexpr DiagnosticRule badGuard{"R99", "`{0}` does not say which masks skip a sample: {1}.",
                                         "Write `Guard(\"mask\")`, `Guard(masks=(\"a\", \"b\"))`, or "
                                         "`DATA_ONLY` when no sample is to be skipped."};
inline constexpr DiagnosticRule guardNotDeclared{
    "R99", "The kind `{0}` skips samples by the mask `{1}`, which it does not declare.",
    "Declare `{1}: Terminated` in it, or write `guard = DATA_ONLY` when no sample is to be skipped."};

inline constexpr DiagnosticRule badEntry{"R100", "`{0}` of the kind `{1}` is {2}, which is no declaration.",
                                         "Use `Scalar`, `Vector[W]`, `Param`, `Mutable[…]`, `Terminated` or "
                                         "another declaration, imported from hawk."};
inline constexpr DiagnosticRule unresolvedEntry{
    "R100", "The declaration `{1}` of `{0}` in a kind cannot be resolved: {2}.",
    "Import the name from hawk, or correct its spelling."};
inline constexpr DiagnosticRule entryTwice{
    "R100", "The kind `{0}` declares `{1}` as `{2}`, but `{3}` declared it as `{4}` before.",
    "Give it the same declaration, or another name."};
inline constexpr DiagnosticRule badSlug{"R100", "The kind `{0}` has no slug, the text that messages call it.",
                                        "Write `class {0}(KernelKind, slug=\"name\"):`."};
inline constexpr DiagnosticRule badKindArgument{
    "R100", "The kind `{0}` cannot be made with {1}.",
    "A class has the argument `slug`; `Kind` has slug, vocabulary, output, sink, guard, quantities and "
    "compile_hook."};
inline constexpr DiagnosticRule badMember{
    "R100", "`{1}` is no part of the kind `{0}`.",
    "A kind holds declarations (`name: Scalar`) and its fields output, sink, guard, quantities and "
    "compile_hook; put anything else outside, or begin its name with `_`."};
inline constexpr DiagnosticRule badKindField{"R100", "`{1}` of the kind `{0}` is {2}.", "Write {3}."};
inline constexpr DiagnosticRule badBase{"R100", "The kind `{0}` cannot be derived from {1}.",
                                        "Derive it from `KernelKind` of hawk.ext or from classes that do."};

inline constexpr DiagnosticRule hookIgnored{
    "R163", "`compile_hook` of the kind `{0}` changes nothing here.",
    "Choose the options of the compiler in this program, and leave it out.", text::Severity::warning};

} // namespace hawk::trace::refusals
