// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "data/binding.h"
#include "launch/launcher.h"
#include "launch/timing.h"
#include "workspace/build_kernel.h"

namespace hawk::workspace {

enum class Where { inProcess, worker };

/// How a run until every sample has finished ended.
struct UntilDone {
    bool isFinished = false; ///< else it ended because of its limit of steps
    std::uint64_t launches = 0;
    std::uint64_t launchedSteps = 0; ///< all that the launches offered to each sample
    std::uint64_t largestSteps = 0; ///< that a sample took
    std::int64_t finishedSamples = 0;
};

/// One or several kernels as one step over one namespace of planes: each kernel sees the arguments and every
/// plane written by a kernel before it.
struct RunRequest {
    std::vector<BuiltKernel> kernels;
    std::map<std::string, data::Argument> arguments;
    std::optional<std::int64_t> sampleCount;
    unsigned threads = 0; ///< 0: what the affinity mask allows
    Where where = Where::inProcess;
    std::optional<launch::TimingRequest> timing; ///< absent: one launch
    std::chrono::milliseconds timeLimit{0}; ///< of a worker launch
    /// Launch until every sample has finished, or has had so many steps. The kernels are untilDoneKernels();
    /// the masks that they finish may be left out.
    std::optional<std::uint64_t> untilDone = {};
};

struct RunResult {
    std::map<std::string, data::Array> planes; ///< every written plane by name
    std::vector<std::string> order; ///< the names in the order of kernels and their sinks
    /// The declared axes of the planes, read or written, that have a length of their own and not that of the
    /// launch; none: a single one without a label.
    std::map<std::string, std::vector<data::Axis>> ownAxes;
    std::int64_t sampleCount = 0;
    unsigned threads = 1; ///< that shared each launch, in this process or in the worker
    std::uint64_t bytesPerLaunch = 0; ///< each bound plane once per read and once per write
    /// Its environment says threads, target, mode, profile and the compiler's flags besides the machine.
    std::optional<launch::Timing> timing;
    std::optional<UntilDone> untilDone;
    std::vector<std::string> notes; ///< conversions, copies and what was used in part, one sentence each
};

/// The slots and parameters of all kernels of a step, each name once: what arguments can be given for.
data::Signature stepSignature(const std::vector<ir::Kernel>& kernels);

/// Usage error "usage-output" for a name that is no plane the kernels write.
Result<void> requireWritten(const std::vector<std::string>& planes, const std::vector<ir::Kernel>& kernels);

/// Binds and launches. With timing the planes hold what the last repetition left: a kernel that updates its
/// planes in place has been applied once per launch, so results are taken from one launch before timing.
Result<RunResult> runKernels(RunRequest request, const process::JobContext& job = {});

} // namespace hawk::workspace
