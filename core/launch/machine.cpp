// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <fstream>
#include <thread>

#include <sched.h>
#include <sys/utsname.h>

#include "launch/timing.h"

namespace hawk::launch {

static std::string firstLine(const std::string& path)
{
    std::string line;
    std::getline(std::ifstream(path) >> std::ws, line);
    return line;
}

static std::string processorModel()
{
    std::ifstream file("/proc/cpuinfo");
    for (std::string line; std::getline(file, line);) {
        const std::size_t colon = line.find(": ");
        if (line.starts_with("model name") && colon != std::string::npos)
            return line.substr(colon + 2);
    }
    return {};
}

static std::string coresInUse()
{
    cpu_set_t mask;
    CPU_ZERO(&mask);
    if (sched_getaffinity(0, sizeof(mask), &mask) != 0)
        return {};
    return std::to_string(CPU_COUNT(&mask)) + " of " + std::to_string(std::thread::hardware_concurrency());
}

static std::string turbo()
{
    const std::string disabled = firstLine("/sys/devices/system/cpu/intel_pstate/no_turbo");
    if (!disabled.empty())
        return disabled == "0" ? "on" : "off";
    const std::string boost = firstLine("/sys/devices/system/cpu/cpufreq/boost");
    if (!boost.empty())
        return boost == "1" ? "on" : "off";
    return {};
}

static std::string kernelRelease()
{
    utsname name{};
    return uname(&name) == 0 ? std::string(name.sysname) + ' ' + name.release : std::string();
}

std::vector<std::pair<std::string, std::string>> describeMachine()
{
    const std::string load = firstLine("/proc/loadavg");
    const std::vector<std::pair<std::string, std::string>> facts = {
        {"cpu", processorModel()},
        {"cores", coresInUse()},
        {"governor", firstLine("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor")},
        {"turbo", turbo()},
        {"kernel", kernelRelease()},
        {"load", load.substr(0, load.find(' '))},
    };
    std::vector<std::pair<std::string, std::string>> known;
    for (const auto& [name, value] : facts)
        known.emplace_back(name, value.empty() ? "unknown" : value);
    return known;
}

} // namespace hawk::launch
