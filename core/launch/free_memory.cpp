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

/// The number after `label`; nothing where there is none, as in a limit of `max`.
static std::optional<std::uint64_t> numberIn(const std::string& path, std::string_view label)
{
    constexpr std::size_t most = 1u << 16;
    const std::string text = text::readWholeFile(path, most).value_or(std::string());
    const std::size_t place = text.find(label);
    if (place == std::string::npos)
        return std::nullopt;
    const std::size_t first = text.find_first_not_of(" \t", place + label.size());
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    if (first == std::string::npos || std::from_chars(text.data() + first, end, number).ec != std::errc())
        return std::nullopt;
    return number;
}

std::uint64_t freeMemory()
{
    const auto available = numberIn("/proc/meminfo", "MemAvailable:");
    if (!available)
        return 0;
    const std::uint64_t free = *available * 1024;
    // Version 2 and version 1 of control groups, as a container sees its own.
    for (const auto& [limitFile, usedFile] :
         {std::pair("/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory.current"),
          {"/sys/fs/cgroup/memory/memory.limit_in_bytes", "/sys/fs/cgroup/memory/memory.usage_in_bytes"}}) {
        const auto limit = numberIn(limitFile, "");
        const auto used = numberIn(usedFile, "");
        if (limit && used)
            return std::min(free, *limit - std::min(*used, *limit));
    }
    return free;
}

} // namespace hawk::launch
