// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "toolchain/machine_terms.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <ranges>
#include <string_view>
#include <vector>

#ifdef __GLIBC__
#include <gnu/libc-version.h>
#endif

#include "text/sha256.h"

namespace hawk::toolchain {

static std::string_view trimmed(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(" \t\r");
    return begin == std::string_view::npos ? std::string_view()
                                           : text.substr(begin, text.find_last_not_of(" \t\r") + 1 - begin);
}

std::string cpuIdentity(const std::string& machine, const std::string& cpuInfo)
{
    constexpr std::array<std::string_view, 10> names = {
        "vendor_id", "model name",      "cpu family", "model", "flags",
        "features",  "cpu implementer", "cpu part",   "isa",   "cpu"};
    std::string lines = machine;
    std::vector<std::string_view> seen;
    for (const auto part : std::views::split(cpuInfo, '\n')) {
        const std::string_view line = trimmed(std::string_view(part));
        std::string name(trimmed(line.substr(0, line.find(':'))));
        std::ranges::transform(name, name.begin(),
                               [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; });
        const auto known = std::ranges::find(names, name);
        if (known == names.end() || std::ranges::contains(seen, *known))
            continue;
        seen.push_back(*known);
        lines += '\n';
        lines += line;
    }
    return text::sha256(lines).substr(0, 16);
}

std::string readCpuInfo()
{
    std::ifstream file("/proc/cpuinfo");
    std::string text;
    std::string line;
    while (std::getline(file, line) && !line.empty())
        text += line + '\n';
    return text;
}

std::string cLibrary()
{
#ifdef __GLIBC__
    return std::string("glibc-") + gnu_get_libc_version();
#else
    return "unknown";
#endif
}

} // namespace hawk::toolchain
