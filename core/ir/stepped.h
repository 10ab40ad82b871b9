// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string>

#include "ir/kernel.h"

namespace hawk::ir {

/// Why several steps of a kernel cannot be taken in one launch (docs/semantics.md "Masks and steps").
enum class StepObstacle {
    finishesNothing,
    storesNothing, ///< besides the mask that it sets
    hasSharedSinks, ///< samples that finish earlier would not wait for the others
    isMultiStep ///< takes several already, as its author asked
};
std::optional<StepObstacle> stepObstacle(const Kernel& kernel);

/// The same kernel with another number of steps in a launch: an automatic one binds the word `fused_steps`,
/// others do not. The kernel has no obstacle, or `steps` is a single one. Gets a digest of its own.
Kernel withSteps(Kernel kernel, StepForm steps, std::string name);

/// `k_x4`, `k_xauto`: what the kernel `k` is called when its author asks for so many steps.
std::string steppedName(const std::string& kernel, StepForm steps);

} // namespace hawk::ir
