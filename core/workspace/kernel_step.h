// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <vector>

#include "data/binding.h"
#include "launch/launcher.h"
#include "launch/timing.h"
#include "launch/worker.h"
#include "process/job_context.h"
#include "text/error.h"
#include "workspace/run_kernel.h"

namespace hawk::workspace {

/// A kernel of a step with its arguments in place.
struct BoundKernel {
    const BuiltKernel* built = nullptr; ///< of the request, which must stay
    std::optional<launch::KernelObject> object; ///< absent when the worker loads it
    data::BoundArguments arguments;
};
using BoundStep = std::vector<BoundKernel>;

/// Every kernel sees the arguments that concern it and all planes written before it. An argument that no
/// kernel of the step knows stays with the first, which refuses it by name. Errors as bindArguments().
Result<BoundStep> bindStep(const RunRequest& request);

/// Loads the object of each kernel into this process. Environment error "compiler-object" for one that its
/// compiler made and that cannot be loaded.
Result<void> loadObjects(BoundStep& step);

/// A step whose objects are loaded, to launch in this process once or many times.
class LocalStep
{
public:
    /// Both must outlive this object.
    LocalStep(BoundStep& step, launch::ThreadPool& pool);
    /// One complete launch: every kernel in its order.
    Result<void> run(const process::JobContext& job);

private:
    BoundStep& m_step;
    std::vector<launch::ArgumentBlock> m_blocks;
    launch::ThreadPool& m_pool;
};

/// Launches every kernel in its order in the worker and gives what it tells of the last one.
Result<launch::Timing> launchInWorker(BoundStep& step, const RunRequest& request, launch::Worker& worker,
                                      const std::optional<launch::TimingRequest>& timing,
                                      const process::JobContext& job);

/// What the caller gets after a launch: planes, notes, counts. Threads and timing are left to the caller.
RunResult collect(BoundStep& step);

} // namespace hawk::workspace
