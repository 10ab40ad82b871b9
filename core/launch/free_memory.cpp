// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "launch/free_memory.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>

#include "text/whole_file.h"

namespace hawk::launch {

/// The number after `label`, which begins a line; nothing where there is none, as in a limit of `max`.
static std::optional<std::uint64_t> numberIn(const std::string& path, std::string_view label)
{
    constexpr std::size_t most = 1u << 16;
    const std::string text = '\n' + text::readWholeFile(path, most).value_or(std::string());
    const std::size_t place = text.find('\n' + std::string(label));
    if (place == std::string::npos)
        return std::nullopt;
    const std::size_t first = text.find_first_not_of(" \t", place + 1 + label.size());
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    if (first == std::string::npos || std::from_chars(text.data() + first, end, number).ec != std::errc())
        return std::nullopt;
    return number;
}

std::optional<std::uint64_t> freeMemoryOfGroup(const std::string& folder)
{
    struct Files {
        const char* limit;
        const char* used;
        const char* reclaimable; ///< in `memory.stat`, of the group and those inside it
    };
    for (const Files& files :
         {Files{"/memory.max", "/memory.current", "inactive_file"},
          Files{"/memory.limit_in_bytes", "/memory.usage_in_bytes", "total_inactive_file"}}) {
        const auto limit = numberIn(folder + files.limit, "");
        const auto used = numberIn(folder + files.used, "");
        if (!limit || !used)
            continue;
        const auto reclaimable = numberIn(folder + "/memory.stat", files.reclaimable).value_or(0);
        const std::uint64_t needed = *used - std::min(*used, reclaimable);
        return *limit - std::min(*limit, needed);
    }
    return std::nullopt;
}

std::uint64_t freeMemory()
{
    const auto available = numberIn("/proc/meminfo", "MemAvailable:");
    if (!available)
        return 0;
    std::uint64_t free = *available * 1024;
    // Version 2 and version 1 of control groups, as a container sees its own.
    for (const char* folder : {"/sys/fs/cgroup", "/sys/fs/cgroup/memory"})
        free = std::min(free, freeMemoryOfGroup(folder).value_or(free));
    return free;
}

} // namespace hawk::launch
