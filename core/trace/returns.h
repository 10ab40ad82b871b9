// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/declarations.h"

namespace hawk::trace {

/// The outputs that a `return` declares.
struct ReturnedValues {
    data::ReturnTree tree;
    std::vector<ir::Sink> sinks; ///< in leaf order
    bool isComplete = true; ///< false when a part was refused, here or before
};

/// Evaluates the final `return`, names its outputs (docs/semantics.md "Names of results") and compares it
/// with the annotation.
ReturnedValues traceReturn(Frame& frame, const syntax::FunctionStmt& definition,
                           const syntax::ReturnStmt& statement,
                           const std::vector<DeclaredParameter>& parameters);

/// Refuses a body whose kind keeps a result and that does not end with a `return`, and a result whose name is
/// taken.
void checkResult(Frame& body, const syntax::FunctionStmt& definition,
                 const std::vector<DeclaredParameter>& parameters);

} // namespace hawk::trace
