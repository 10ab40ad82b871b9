// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <functional>

#include "trace/session.h"

namespace hawk::trace {

/// Traces a `for` of a kernel body, whose form the check of the body has looked at: one loop of the kernel
/// that carries the names which it changes (docs/semantics.md "Loops"). `traceStatements` traces a part of
/// the body in the frame's scope.
void traceLoop(Frame& frame, const syntax::ForStmt& statement,
               const std::function<void(syntax::Suite)>& traceStatements);

/// A name that was bound only inside a loop which has ended.
bool isLoopLocal(const Value& value);

} // namespace hawk::trace
