// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <vector>

#include "ir/kernel.h"

namespace hawk::ir {

/// Whether samples read what is made of the values of all samples (docs/kernels.md "Results over all samples,
/// and stores by key"): such a kernel cannot be computed in one pass over them.
bool readsReductions(const Kernel& kernel);

/// The passes over the samples that a kernel takes, in order. Each is a kernel that reads no reductions; one
/// that needs some reads their numbers from planes, which the passes before have as results: a cell for a
/// number over all samples, a whole buffer for a sum over some axes of a grid. The last pass stores what the
/// kernel stores. A kernel that reads no reductions is its own only pass. Linear in the nodes for each pass.
std::vector<Kernel> stagesOf(const Kernel& kernel);

} // namespace hawk::ir
