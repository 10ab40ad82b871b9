// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

namespace hawk::launch {

/// The processors that this process may use, and the seconds that each was busy since the machine started.
/// A span between two readings says who used them meanwhile.
struct ProcessorUse {
    std::chrono::steady_clock::time_point when;
    unsigned processors = 0; ///< that the affinity mask allows
    double busySeconds = 0; ///< of all of them together; what the hypervisor gave to others counts as busy
    double ownSeconds = 0; ///< of the threads of this process

    /// From /proc/stat (proc(5)) and the clock of the process; nothing where the system does not say.
    static std::optional<ProcessorUse> read();
};

/// How many processors others kept busy in the mean between two readings, from 0 to all of them. The kernel
/// counts in hundredths of a second: below some tenths of a second the figure is rough.
double processorsOfOthers(const ProcessorUse& first, const ProcessorUse& last);

} // namespace hawk::launch
