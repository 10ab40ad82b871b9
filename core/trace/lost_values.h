// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <span>

#include "trace/session.h"

/// Names of the module level that came to no value. Code that Python alone can run is left out without a
/// word, and so is what fails in it, until a kernel needs the value: then the kernel tells the name and why
/// it has no value, and what fails is a fault of the file at its own place.
namespace hawk::trace {

/// The value of an expression or statement at `written` that came to nothing, for `reports` of its
/// evaluation. Of several faults the cause is the first at that place, or that a call there led to, else the
/// first of all.
Opaque lostValue(std::span<const text::Diagnostic> reports, Range written, Range statement);

/// Refuses the reading of such a value, written as `name`.
Value refuseLost(Frame& frame, const Opaque& lost, std::string name, Range range);

/// The expression that a name of an assignment stands for, as far as that is written: `2` for `b` in
/// `a, b = 1, 2`. Null for other statements.
const syntax::Expr* writtenValue(const syntax::Stmt& statement, std::string_view name);

/// The value as it is kept by a name: parts of tuples, lists and dicts that came to nothing are lost values,
/// each with the cause of the expression that wrote it.
Value withLostParts(const Value& value, const syntax::Expr* written,
                    std::span<const text::Diagnostic> reports, Range statement);

} // namespace hawk::trace
