// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ir/kernel.h"

namespace hawk::diff {

/// The kernel without carries of loops that nothing follows from, and without what only they need: nodes,
/// inputs and whole loops. A reverse derivative runs the loops of its primal for what it keeps of them, which
/// may be less than they compute. The kernel has no dispatches, and takes a single step. Linear in the
/// kernel.
ir::Kernel withoutDeadCarries(ir::Kernel kernel);

} // namespace hawk::diff
