// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/builtins.h"
#include "trace/session.h"

namespace hawk::trace {

/// Refuses (R95) policies that a finished kernel cannot have.
bool checkDispatches(Frame& frame, const ir::Kernel& kernel);

/// `hawk.resolve_dispatch(kernel, {"dispatch0": "switch"})`: refused, as every dispatch that this version
/// compiles has its policy; with nothing to resolve it is the kernel.
Value callResolve(Frame& frame, const Arguments& arguments, Range call);

} // namespace hawk::trace
