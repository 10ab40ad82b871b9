// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ir/kernel.h"

namespace hawk::ir {

/// The plane that counts how often the branches of a dispatch are taken: `dispatch0_mix`.
std::string mixName(std::size_t position);

/// Whether a dispatch counts its branches: its policy is left to the runner, and it stands in no loop.
bool isCounted(const Kernel& kernel, const Dispatch& dispatch);

/// Gives every dispatch that counts its plane, with a counter for each branch, and the store that counts
/// (docs/semantics.md "Choices"). A sample counts where it needs the choice.
Kernel withBranchCounts(Kernel kernel);
/// The same kernel without these planes and stores.
Kernel withoutBranchCounts(Kernel kernel);

} // namespace hawk::ir
