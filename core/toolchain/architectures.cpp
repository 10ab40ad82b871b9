// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "toolchain/architectures.h"

#include <algorithm>
#include <charconv>
#include <format>
#include <ranges>

namespace hawk::toolchain {

/// Compute capability 6.0 brought atomicAdd on double.
static constexpr unsigned preferredMinimum = 60;
static constexpr std::string_view unknownToolkitDefault = "compute_61";

std::optional<unsigned> architectureNumber(std::string_view name)
{
    for (const std::string_view prefix : {"sm_", "compute_"}) {
        if (!name.starts_with(prefix))
            continue;
        const std::string_view digits = name.substr(prefix.size());
        unsigned number = 0;
        const char* last = digits.data() + digits.size();
        const auto [end, fault] = std::from_chars(digits.data(), last, number);
        const bool isPlain = end == last;
        const bool hasLetter = end + 1 == last && *end >= 'a' && *end <= 'z';
        if (fault == std::errc() && (isPlain || hasLetter))
            return number;
    }
    return std::nullopt;
}

std::vector<std::string> parseArchitectures(const std::string& listing)
{
    std::vector<std::string> result;
    for (const auto part : std::views::split(listing, '\n')) {
        std::string_view line(part);
        line = line.substr(0, line.find_last_not_of(" \t\r") + 1);
        if (line.starts_with("compute_") && architectureNumber(line))
            result.emplace_back(line);
    }
    std::ranges::stable_sort(result, {}, architectureNumber);
    return result;
}

Result<std::string> chooseArchitecture(const ArchitectureRequest& request,
                                       const std::vector<std::string>& supported, const std::string& toolkit)
{
    if (request.name.empty()) {
        if (supported.empty())
            return std::string(unknownToolkitDefault);
        const auto first = std::ranges::find_if(
            supported, [](const std::string& name) { return architectureNumber(name) >= preferredMinimum; });
        return first == supported.end() ? supported.back() : *first;
    }
    const std::optional<unsigned> number = architectureNumber(request.name);
    if (!number || supported.empty())
        return request.name;
    if (*number > architectureNumber(supported.back()))
        return supported.back();
    if (*number < architectureNumber(supported.front()))
        return text::refused(
            "architecture-too-old",
            std::format("The device architecture '{}' (from {}) is older than {}, the oldest that {} "
                        "compiles for.",
                        request.name, request.source, supported.front(), toolkit),
            std::format("Ask for {} or newer, or set HAWK_NVCC to an older CUDA toolkit.",
                        supported.front()));
    return request.name;
}

} // namespace hawk::toolchain
