// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/builtins.h"
#include "trace/names.h"
#include "trace/session.h"

namespace hawk::trace {

/// `vjp(kernel, wrt=…)`, `jvp` and `step_vjp`: the derivative, which is not yet a kernel of the file.
Value callDerivative(Frame& frame, const NameRow& row, const Arguments& arguments, Range call);

/// `step_jvp(kernel, wrt=…)`, `guard_kernel(kernel)`, `refine_entry(kernel)` and `tape(kernel, window)`:
/// another kernel of the file.
Value callRollout(Frame& frame, const NameRow& row, const Arguments& arguments, Range call);

/// `Kernel(name, vjp(…))`: a derivative as a kernel of the file under a name.
Value callKernelMaker(Frame& frame, const Arguments& arguments, Range call);

} // namespace hawk::trace
