// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "launch/processor_use.h"

#include <algorithm>
#include <ctime>
#include <fstream>
#include <sstream>
#include <string>

#include <sched.h>
#include <unistd.h>

namespace hawk::launch {

/// The ticks of one line of /proc/stat without those of idling; guests are counted among the users already.
static double busyTicks(const std::string& line)
{
    std::istringstream fields(line.substr(line.find(' ')));
    double user = 0, nice = 0, system = 0, idle = 0, waiting = 0, interrupts = 0, softInterrupts = 0,
           stolen = 0;
    fields >> user >> nice >> system >> idle >> waiting >> interrupts >> softInterrupts >> stolen;
    return user + nice + system + interrupts + softInterrupts + stolen;
}

/// The processor of a line `cpu3 …`; nothing for every other line.
static std::optional<int> processorOf(const std::string& line)
{
    if (!line.starts_with("cpu") || line.size() < 4 || line[3] < '0' || line[3] > '9')
        return std::nullopt;
    return std::atoi(line.c_str() + 3);
}

std::optional<ProcessorUse> ProcessorUse::read()
{
    cpu_set_t mask;
    CPU_ZERO(&mask);
    timespec own{};
    if (sched_getaffinity(0, sizeof(mask), &mask) != 0 || clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &own) != 0)
        return std::nullopt;
    const auto tick = static_cast<double>(sysconf(_SC_CLK_TCK));
    ProcessorUse use{.when = std::chrono::steady_clock::now(),
                     .ownSeconds = static_cast<double>(own.tv_sec) + static_cast<double>(own.tv_nsec) * 1e-9};
    std::ifstream file("/proc/stat");
    for (std::string line; std::getline(file, line);) {
        const auto processor = processorOf(line);
        if (!processor || *processor >= CPU_SETSIZE || !CPU_ISSET(*processor, &mask))
            continue;
        ++use.processors;
        use.busySeconds += busyTicks(line) / tick;
    }
    return use.processors > 0 && tick > 0 ? std::optional(use) : std::nullopt;
}

double processorsOfOthers(const ProcessorUse& first, const ProcessorUse& last)
{
    const double span = std::chrono::duration<double>(last.when - first.when).count();
    if (span <= 0)
        return 0;
    const double others =
        (last.busySeconds - first.busySeconds - (last.ownSeconds - first.ownSeconds)) / span;
    return std::clamp(others, 0.0, static_cast<double>(last.processors));
}

} // namespace hawk::launch
