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
    std::vector<launch::KernelObject> objects; ///< one for each stage; none when the worker loads them
    data::BoundArguments arguments;
    std::vector<data::BoundArguments> stages; ///< of a kernel that is launched in several, over its arguments
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
    std::vector<std::vector<launch::ArgumentBlock>> m_blocks; ///< of each kernel those of its stages
    launch::ThreadPool& m_pool;
};

/// Launches every kernel in its order in the worker and gives what it tells of the last one. The stages of a
/// kernel are timed one after the other, and their times added up; what the launcher does between them, a
/// pass over a number for every 32 samples, is not timed.
Result<launch::Timing> launchInWorker(BoundStep& step, const RunRequest& request, launch::Worker& worker,
                                      const std::optional<launch::TimingRequest>& timing,
                                      const process::JobContext& job);

/// What the caller gets after a launch: planes, notes, counts. Threads and timing are left to the caller.
RunResult collect(BoundStep& step);

} // namespace hawk::workspace
