// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <unordered_set>

#include "trace/declarations.h"

namespace hawk::trace {

/// How a kernel gives its results back.
enum class ReturnForm {
    nothing, ///< through its Mutable parameters alone
    value ///< by a final `return` with a value
};
ReturnForm returnFormOf(syntax::Suite body);
/// `if condition: …; return` without else: the rest of the body is its other branch.
bool isReturnGuard(const syntax::Stmt& statement);
/// `range(…)` with one to three bounds by position: what a loop of a body runs over.
bool isRangeCall(const syntax::Expr& expression);
/// `if condition: …; break`: in a loop, where samples leave it.
bool endsInBreak(const syntax::Stmt& statement);

/// Refuses every statement and expression form that a kernel body does not have, in one pass over the whole
/// body, before anything is evaluated; dead code too (docs/semantics.md "The module level").
void checkBody(Frame& frame, std::string_view kernel, syntax::Suite body,
               const std::vector<DeclaredParameter>& parameters);

/// The forms of an expression that a body does not have.
void checkExpression(Frame& frame, const syntax::Expr& expression);

} // namespace hawk::trace
