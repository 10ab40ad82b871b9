// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <vector>

#include "ir/kernel.h"
#include "workspace/kernel_step.h"
#include "workspace/run_kernel.h"

namespace hawk::workspace {

/// The kernels of a step in the form in which they are launched until every sample has finished: one that can
/// take several steps in a launch takes as many as each launch says. Usage error "usage-until-done" when none
/// of them finishes a sample.
Result<std::vector<ir::Kernel>> untilDoneKernels(std::vector<ir::Kernel> kernels);

/// Launches a bound step again and again, a single kernel with up to 64 steps in a launch or as many as its
/// author says, several kernels with one step of each in their order. The request's limit of steps is kept
/// exactly. What counts is that the masks are set, those set before the run included.
Result<RunResult> runStepUntilDone(BoundStep& step, const RunRequest& request,
                                   const process::JobContext& job);

} // namespace hawk::workspace
