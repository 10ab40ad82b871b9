// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "diff/check_gradient.h"

namespace hawk::diff {

/// What `checkGradient` does with a kernel whose samples do not meet, and with its derivatives: compares
/// every component of every output with every component of every input, at each sample. Cost: about 5
/// evaluations for each component of an input, and one for each of an output.
Result<GradientReport> checkSamples(const ir::Kernel& primal, const ir::Kernel& forward,
                                    const ir::Kernel& reverse, const GradientOptions& options,
                                    const process::JobContext& job);

} // namespace hawk::diff
