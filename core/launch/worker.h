// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>

#include "data/binding.h"
#include "launch/launcher.h"
#include "launch/timing.h"
#include "process/environment.h"
#include "process/job_context.h"
#include "text/error.h"

namespace hawk::launch {

/// A launch to be done in another process.
struct WorkerRequest {
    std::string objectPath;
    std::string entryName;
    unsigned threads = 0;
    std::optional<TimingRequest> timing; ///< absent: one launch
    std::chrono::milliseconds timeLimit{0};
};

/// A `hawk-worker` process that launches kernels over shared memory: a kernel that crashes or never ends
/// costs the worker and gives an error that names the kernel (codes "kernel-crashed" with the signal,
/// "kernel-out-of-memory" for one that took more than three quarters of what was free, "kernel-time-limit",
/// "cancelled"); the next launch starts a new one. Not thread-safe: one launch at a
/// time.
class Worker
{
public:
    /// `program`: path of hawk-worker. When it is empty, the path in the environment's HAWK_WORKER is taken;
    /// without that the program beside this one, then the first on PATH. The worker gets this environment.
    explicit Worker(std::string program = {},
                    process::Environment environment = process::Environment::ofThisProcess());
    ~Worker();

    /// Copies the bound planes into shared memory, launches, copies written planes back. Timing is taken
    /// inside the worker, over the shared memory, after the launch whose results are copied back. The time
    /// limit holds for all of it. Timing::threads is set also without timing. Call data::finishBinding
    /// afterwards, as after a launch in process.
    Result<Timing> launch(const WorkerRequest& request, data::BoundArguments& arguments,
                          const process::JobContext& job = {});

private:
    struct State;
    class Launch;
    std::unique_ptr<State> m_state;
};

/// The worker program's main loop over its inherited socket. It ends with its parent, whatever a kernel does.
/// Started by hand it says what it is and returns 2.
int runWorker(int argumentCount, char** arguments);

} // namespace hawk::launch
