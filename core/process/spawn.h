// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <sys/types.h>

#include "process/descriptor.h"
#include "process/environment.h"
#include "text/error.h"

namespace hawk::process {

/// Whether a program is killed together with the thread that started it, however that ends.
enum class Lifetime { own, ofTheThread };

/// A program to start, and what its descriptors 0, 1, 2 and on are.
struct SpawnRequest {
    std::vector<std::string> arguments; ///< `arguments[0]` is a path or a name on the environment's PATH
    Environment environment;
    std::string workingDirectory; ///< empty: this process's own
    std::vector<int> descriptors; ///< `descriptors[i]` becomes the program's descriptor i, all others close
    std::uint64_t addressSpaceLimit = 0; ///< bytes, 0: none
    Lifetime lifetime = Lifetime::own;
};

/// A started program that leads a process group of its own. Not reaped: endOf() does that.
struct Child {
    pid_t id = -1; ///< process and process group
    Descriptor handle; ///< readable once the program has ended
};

/// How a program ended: `signal` is 0 when it ended by itself.
struct Ending {
    int exitCode = 0;
    int signal = 0;
};

/// Starts a program with default signal handling in a new process group. The caller must reap it with
/// endOf(). Environment error "program-not-found" or "program-not-started" naming program and reason.
/// Thread-safe; about the cost of posix_spawn.
Result<Child> spawn(const SpawnRequest& request);

/// Ends every process left in the child's group, reaps the child and waits, at most `patience` milliseconds,
/// until the group is empty. Blocks until the child itself has ended.
Ending endOf(const Child& child, int patienceMilliseconds = 100);

/// Both ends close on exec and are never one of the descriptors 0 to 2. Environment error when there are no
/// descriptors left.
Result<Pipe> openPipe();

} // namespace hawk::process
