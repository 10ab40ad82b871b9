// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ir/builder.h"

namespace hawk::ir {

/// What a kernel binds, from its nodes and sinks: a slot for each plane or number that a sink stores into or
/// a node reads, for what the runner hands on beside them, and for the masks among the parameters. `parts`
/// has the declarations and says what the call allocates. The slots are not yet in the order of a call.
std::vector<data::Slot> slotsOf(const Kernel& kernel, const KernelParts& parts);

} // namespace hawk::ir
