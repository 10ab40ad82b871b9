// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/builtins.h"
#include "trace/session.h"

namespace hawk::trace {

/// A call expression: hawk.math, helpers, built-ins, methods; everything else is refused by what it is.
Value evaluateCall(Frame& frame, const syntax::CallExpr& call);
/// Calls an already evaluated function.
Value callValue(Frame& frame, const Value& callee, const Arguments& arguments, Range call,
                std::string_view written);
/// Runs a helper: its parameters bound as Python binds them, its body executed before the run.
Value callFunction(Frame& frame, const Function& function, const Arguments& arguments, Range call);
/// A function value of a `def` or `lambda`; defaults are evaluated in `frame`.
Function makeFunction(Frame& frame, const syntax::FunctionStmt& definition);
Function makeLambda(Frame& frame, const syntax::LambdaExpr& lambda);

} // namespace hawk::trace
