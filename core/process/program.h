// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include "process/environment.h"
#include "process/job_context.h"
#include "text/error.h"

namespace hawk::process {

/// A program to start without a shell: `arguments[0]` is the program, an absolute path or a name on PATH.
struct ProgramRequest {
    std::vector<std::string> arguments;
    Environment environment;
    std::string workingDirectory; ///< empty: this process's own
    std::chrono::milliseconds timeLimit{0}; ///< 0: none
    std::uint64_t addressSpaceLimit = 0; ///< bytes for every process of the group, 0: none
    std::uint64_t outputLimit = 16u << 20; ///< bytes kept of each stream; the rest is read and dropped
};

struct ProgramResult {
    int exitCode = 0; ///< of a program that ended by itself
    int signal = 0; ///< the signal that ended it, 0 when it ended by itself
    std::string output; ///< standard output
    std::string errors; ///< standard error
    std::chrono::nanoseconds wall{0};

    bool succeeded() const { return signal == 0 && exitCode == 0; }
};

/// Runs a program in a process group of its own with an empty standard input and waits for it. Blocks the
/// calling thread, needs no event loop. When the job is stopped or the time limit passes, the whole group
/// is ended (terminate, then kill) within 250 ms and none of its processes is left.
/// Fails with kind environment: the program cannot be started (names it), the limit passed
/// (code "process-time-limit"), the job was stopped (code "cancelled"). A non-zero exit is a result.
Result<ProgramResult> runProgram(const ProgramRequest& request, const JobContext& job = {});

} // namespace hawk::process
