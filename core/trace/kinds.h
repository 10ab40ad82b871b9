// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/builtins.h"
#include "trace/declarations.h"
#include "trace/kind_fields.h"
#include "trace/session.h"

namespace hawk::trace {

/// One declaration of a kind.
struct KindEntry {
    std::string name;
    DeclaredParameter declared; ///< without its name and place, which are those of the kernel that uses it
    std::string owner; ///< the class that declared it first, or the slug
};

/// What several kernels share: declarations of parameters, which masks skip a sample, and what is returned
/// (docs/semantics.md "Kinds and primitives"). One without any entry and field is the kind of a kernel that
/// names none.
struct Kind {
    std::string name = "default"; ///< of the class, or the slug
    bool isClass = false;
    std::vector<KindEntry> vocabulary; ///< with those of the bases, which come first
    std::vector<std::shared_ptr<const Kind>> bases; ///< all of them, in the order in which Python asks them
    std::optional<GuardForm> guard; ///< said here, not in a base
    std::optional<OutputForm> output;

    const KindEntry* find(std::string_view entry) const;
    /// The masks of its guard, or of the nearest base that has one, or of the default guard.
    std::vector<std::string> watchedMasks() const;
    /// Null when its kernels return what they like.
    const ReturnedResult* result() const;
};

/// `class X(KernelKind, slug="x"): …` or a class derived from such a one: binds its name. False, without any
/// report, when it is another class.
bool defineKindClass(Frame& frame, const syntax::ClassStmt& statement);

/// `Kind(slug, vocabulary={…}, …)`.
Value callKind(Frame& frame, const Arguments& arguments, Range call);
/// `kind.extend(slug, vocabulary={…}, …)`: the same with more entries, and other fields where they are given.
Value extendKind(Frame& frame, const std::shared_ptr<const Kind>& kind, const Arguments& arguments,
                 Range call);

/// The masks that skip a sample of a kernel: those the kind watches and the kernel binds (docs/semantics.md
/// "Masks and steps").
std::vector<std::string> guardsOf(const Kind& kind, const std::vector<DeclaredParameter>& parameters);

/// `velocity, rho`: for messages.
std::string spellVocabulary(const Kind& kind);

} // namespace hawk::trace
