// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "launch/cache_size.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace hawk::launch {

static std::string firstWord(const std::filesystem::path& file)
{
    std::string word;
    std::ifstream(file) >> word;
    return word;
}

/// `512K`, `32M` as bytes.
static std::uint64_t sizeOfText(const std::string& text)
{
    std::uint64_t value = 0;
    std::size_t position = 0;
    for (; position < text.size() && text[position] >= '0' && text[position] <= '9'; ++position)
        value = value * 10 + static_cast<std::uint64_t>(text[position] - '0');
    const std::string_view unit = std::string_view(text).substr(position);
    return value << (unit == "K" ? 10 : unit == "M" ? 20 : unit == "G" ? 30 : 0);
}

std::uint64_t largestCache(const std::string& folder)
{
    std::uint64_t largest = 0;
    std::error_code ignored;
    for (const auto& entry : std::filesystem::directory_iterator(folder, ignored)) {
        if (firstWord(entry.path() / "type") != "Instruction")
            largest = std::max(largest, sizeOfText(firstWord(entry.path() / "size")));
    }
    return largest;
}

std::uint64_t lastLevelCacheSize()
{
    static const std::uint64_t size = [] {
        // A virtual machine is shown the whole cache of a host it shares, 300 MiB and more; only a part of it
        // is ever ours.
        constexpr std::uint64_t unknown = std::uint64_t{32} << 20;
        constexpr std::uint64_t most = std::uint64_t{64} << 20;
        const std::uint64_t found = largestCache("/sys/devices/system/cpu/cpu0/cache");
        return found > 0 ? std::min(found, most) : unknown;
    }();
    return size;
}

} // namespace hawk::launch
