// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/builtins.h"
#include "trace/session.h"

namespace hawk::trace {

/// `param_planes(kernel, names=None, per_cell=False)`: another kernel of the file, whose Params are planes.
Value callParameterPlanes(Frame& frame, const Arguments& arguments, Range call);

} // namespace hawk::trace
