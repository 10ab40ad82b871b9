// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "diff/diff.h"

/// Derivatives of kernels that go on from the launch-start values of their planes, one step at a time
/// (docs/derivatives.md "Rollouts"). What they carry are their state planes. When a sample finishes has no
/// derivative.
namespace hawk::diff {

/// The reverse derivative of one step as a function of the values before it: it reads the state planes under
/// their own names and the adjoints `bar_<plane>_next` of what the step stores, and returns `bar_<plane>` and
/// the adjoints of the other chosen inputs.
Outcome<ir::Kernel> deriveStep(const ir::Kernel& kernel, const Request& request);

/// The step with a tangent `dot_<plane>` beside each state plane with real numbers, which it carries on as it
/// does the state; it reads `dot_<input>` of the chosen inputs, takes as many steps as the kernel, and leaves
/// finished samples as they are. It is called `<kernel>_jvp`.
Outcome<ir::Kernel> carryTangents(const ir::Kernel& kernel,
                                  const std::optional<std::vector<std::string>>& wrt);

/// The rule by which a step finishes a sample, as functions `event_g0`, `event_g1`, … of the values before
/// the step, one for each comparison: the sample finishes where one of them falls to zero. It is called
/// `<kernel>_guard`.
Outcome<ir::Kernel> guardKernel(const ir::Kernel& kernel);

/// The step as a function of how much of it is taken: it reads the size of a part of the step for each sample
/// as `dt_tau` in the place of the kernel's time step, and returns what the state planes become then as
/// `<plane>_refined`, beside the rule by which samples finish as guardKernel gives it. The time at which the
/// step begins is that of the start, `t_0`, and `applied_steps` whole steps. No sample is skipped. It is
/// called
/// `<kernel>_refine`. Refused without a time step, see ir::Kernel::timeStep.
Outcome<ir::Kernel> refineEntry(const ir::Kernel& kernel);

/// The kernel, which also records what its steps go on from: it counts the steps of each sample in
/// `applied_steps`, and where the number `tape_on` is not 0 stores the state planes with real numbers that it
/// reads and writes into `tape`, in the order of their slots, before step k into the numbers from
/// k modulo `window` times their width on. With a time step, that is one for each sample, and the time before
/// step k is `t_0` and k of them. It takes as many steps as the kernel, and is called `<kernel>_tape`. Cost:
/// a step reads and writes the whole tape of its sample.
Outcome<ir::Kernel> recordSteps(const ir::Kernel& kernel, std::uint32_t window);

} // namespace hawk::diff
