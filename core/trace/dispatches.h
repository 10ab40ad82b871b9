// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/builtins.h"
#include "trace/session.h"

namespace hawk::trace {

/// Refuses (R95) policies that a finished kernel cannot have.
bool checkDispatches(Frame& frame, const ir::Kernel& kernel);

/// `hawk.resolve_dispatch(kernel, {"dispatch0": "switch"})`: another kernel of the file, of the same name,
/// with policies for those of its groups that leave theirs to the runner.
Value callResolve(Frame& frame, const Arguments& arguments, Range call);

} // namespace hawk::trace
