// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "diff/check_gradient.h"

namespace hawk::diff {

/// What `checkGradient` does with a kernel whose samples meet, and with its derivatives.
/// Adjoints are drawn for the numbers of all outputs; the gradient of their sum by up to 32 numbers of each
/// input, drawn as well, is compared with differences of whole launches. The tangents of all outputs along a
/// drawn direction are compared with differences along it. Cost: about 4 evaluations for each number, and 6.
Result<GradientReport> checkLaunches(const ir::Kernel& primal, const ir::Kernel& forward,
                                     const ir::Kernel& reverse, const GradientOptions& options,
                                     const process::JobContext& job);

} // namespace hawk::diff
