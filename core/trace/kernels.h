// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/builtins.h"
#include "trace/decorator_arguments.h"
#include "trace/session.h"

namespace hawk::trace {

/// A `def`: binds a helper function, or traces a kernel when a decorator says so.
void defineFunction(Frame& frame, const syntax::FunctionStmt& definition);

/// `hawk.kernel(function, …)` and `SomeKind(function, …)` as calls: trace the function as a kernel.
Value callDecorator(Frame& frame, KernelRequest request, const Arguments& arguments, Range call);

/// Whether another kernel is being traced, inside of which none is made; refuses that.
bool refuseInsideKernel(Frame& frame, Range place);

/// Traces one kernel in the scope `frame` around it and lists it among those of the file; the value it is
/// bound to.
Value traceKernel(Frame& frame, const syntax::FunctionStmt& definition, const KernelRequest& request);

} // namespace hawk::trace
