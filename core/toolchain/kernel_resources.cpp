// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "toolchain/kernel_resources.h"

#include <algorithm>
#include <charconv>
#include <ranges>

namespace hawk::toolchain {

namespace {

/// The text between the first and the second single quote from `begin` on; empty when there is none.
std::string_view quoted(std::string_view text, std::size_t begin)
{
    const std::size_t open = text.find('\'', begin);
    const std::size_t close = open == std::string_view::npos ? open : text.find('\'', open + 1);
    return close == std::string_view::npos ? std::string_view() : text.substr(open + 1, close - open - 1);
}

/// What stands after the first `mark`; nothing when there is none.
std::optional<std::string_view> after(std::string_view text, std::string_view mark)
{
    const std::size_t at = text.find(mark);
    return at == std::string_view::npos ? std::nullopt : std::optional(text.substr(at + mark.size()));
}

/// Calls `visit(number, unit)` for each part of a list such as `24 registers, used 0 barriers, 8 bytes smem`.
template <class Visitor>
void forEachFigure(std::string_view list, Visitor&& visit)
{
    for (const auto range : std::views::split(list, ',')) {
        std::string_view part(range);
        const std::size_t begin = part.find_first_of("0123456789");
        std::uint64_t number = 0;
        if (begin == std::string_view::npos)
            continue;
        part.remove_prefix(begin);
        const auto [end, fault] = std::from_chars(part.data(), part.data() + part.size(), number);
        if (fault == std::errc())
            visit(number, part.substr(static_cast<std::size_t>(end - part.data())));
    }
}

void readUse(KernelResources& entry, std::string_view list)
{
    forEachFigure(list, [&entry](std::uint64_t number, std::string_view unit) {
        if (unit.starts_with(" registers"))
            entry.registers = static_cast<std::uint32_t>(number);
        else if (unit.starts_with(" barriers"))
            entry.barriers = static_cast<std::uint32_t>(number);
        else if (unit.contains("cumulative stack size"))
            entry.stackBytes = std::max(entry.stackBytes, number);
        else if (unit.starts_with(" bytes smem"))
            entry.sharedBytes = number;
        else if (unit.starts_with(" bytes cmem"))
            entry.constantBytes = entry.constantBytes.value_or(0) + number;
    });
}

void readFrame(KernelResources& entry, std::string_view list)
{
    forEachFigure(list, [&entry](std::uint64_t number, std::string_view unit) {
        if (unit.contains("stack frame"))
            entry.stackBytes = std::max(entry.stackBytes, number);
        else if (unit.contains("spill stores"))
            entry.spillStoreBytes = number;
        else if (unit.contains("spill loads"))
            entry.spillLoadBytes = number;
    });
}

/// NVRTC begins also the lines that go on from others with the program's name: `ptxas         .     0 bytes`.
std::string_view withoutPrefix(std::string_view line)
{
    const std::size_t begin = line.starts_with("ptxas") ? line.find_first_of(".:") : 0;
    return begin == std::string_view::npos ? std::string_view() : line.substr(begin);
}

} // namespace

std::vector<KernelResources> parseResources(std::string_view compilerText)
{
    std::vector<KernelResources> entries;
    std::string_view function; // that the next lines are about
    for (const auto range : std::views::split(compilerText, '\n')) {
        const std::string_view line(range);
        constexpr std::string_view compiling = "Compiling entry function '";
        if (const std::size_t at = line.find(compiling); at != std::string_view::npos) {
            const std::string_view name = quoted(line, at);
            function = name;
            entries.push_back(
                {.entry = std::string(name),
                 .architecture = std::string(quoted(line, at + compiling.size() + name.size() + 1))});
        } else if (const auto named = after(line, "Function properties for ")) {
            function = named->substr(0, named->find_last_not_of(" \r") + 1);
        } else if (entries.empty()) {
            continue;
        } else if (line.contains("bytes stack frame") && function == entries.back().entry) {
            readFrame(entries.back(), withoutPrefix(line));
        } else if (const auto used = after(line, ": Used ")) {
            readUse(entries.back(), *used);
        }
    }
    return entries;
}

} // namespace hawk::toolchain
