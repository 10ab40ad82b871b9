// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "cache/owner.h"

#include <array>
#include <charconv>
#include <climits>
#include <format>
#include <optional>

#include <unistd.h>

#include "text/sha256.h"
#include "text/whole_file.h"

namespace hawk::cache {

// A field of /proc/<pid>/stat from the third on, counted from 1. The second field is a name in parentheses
// that may hold anything, so fields are counted from the last one.
static std::optional<std::string> fieldOf(const std::string& status, int number)
{
    const std::size_t name = status.rfind(')');
    if (name == std::string::npos)
        return std::nullopt;
    std::size_t begin = name + 1;
    for (int field = 2; field < number; ++field) {
        begin = status.find(' ', begin);
        if (begin == std::string::npos)
            return std::nullopt;
        ++begin;
    }
    // begin stands after the blank that follows the field before.
    return status.substr(begin, status.find(' ', begin) - begin);
}

// In clock ticks since the boot.
static std::optional<std::string> startTime(const std::string& status)
{
    return fieldOf(status, 22);
}

// Killed, but its parent has not asked for its end yet. Other threads may outlive the first one.
static bool hasEnded(const std::string& status)
{
    return fieldOf(status, 3) == "Z" && fieldOf(status, 20) == "1";
}

static std::string machineTag()
{
    std::array<char, PATH_MAX> nameSpace{};
    const ssize_t length = readlink("/proc/self/ns/pid", nameSpace.data(), nameSpace.size());
    std::string both = text::readWholeFile("/proc/sys/kernel/random/boot_id").value_or(std::string());
    both.append(nameSpace.data(), length > 0 ? static_cast<std::size_t>(length) : 0);
    return text::sha256(both).substr(0, 8);
}

static Result<std::string> statusOf(std::string_view process)
{
    return text::readWholeFile(std::format("/proc/{}/stat", process));
}

std::string ownerTag()
{
    const std::optional<std::string> start = startTime(statusOf("self").value_or(std::string()));
    return std::format("{}-{}-{}", getpid(), start.value_or("0"), machineTag());
}

OwnerState ownerState(std::string_view name)
{
    std::array<std::string_view, 3> parts;
    for (std::string_view& part : parts) {
        const std::size_t dash = name.find('-');
        part = name.substr(0, dash);
        name = dash == std::string_view::npos ? std::string_view() : name.substr(dash + 1);
    }
    int number = 0;
    const auto parsed = std::from_chars(parts[0].data(), parts[0].data() + parts[0].size(), number);
    if (parsed.ec != std::errc() || parsed.ptr != parts[0].data() + parts[0].size() || number <= 0
        || parts[2] != machineTag() || parts[1] == "0")
        return OwnerState::unknown;
    const Result<std::string> status = statusOf(parts[0]);
    if (!status)
        return status.error().code == "file-missing" ? OwnerState::dead : OwnerState::unknown;
    return startTime(*status) == parts[1] && !hasEnded(*status) ? OwnerState::alive : OwnerState::dead;
}

} // namespace hawk::cache
