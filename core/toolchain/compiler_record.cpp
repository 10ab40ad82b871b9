// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "toolchain/compiler_record.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <thread>

#include "text/sha256.h"

namespace hawk::toolchain {

namespace {

/// Coarser than the tick by which kernels without fine-grained file times set them.
constexpr std::chrono::nanoseconds settleTime = std::chrono::milliseconds(20);

void waitUntilSettled(const process::FileStamp& stamp)
{
    const std::chrono::nanoseconds now = std::chrono::system_clock::now().time_since_epoch();
    const std::chrono::nanoseconds age = now - std::chrono::nanoseconds(stamp.changed);
    if (age < settleTime && age > -settleTime)
        std::this_thread::sleep_for(settleTime - age);
}

std::optional<std::string> resolve(const std::string& path, const process::Environment& environment)
{
    return path.contains('/') ? std::optional(path) : environment.findProgram(path);
}

} // namespace

std::optional<ToolRecord> recordTool(const std::string& role, const std::string& path,
                                     const process::Environment& environment)
{
    const std::optional<std::string> resolved = resolve(path, environment);
    std::error_code fault;
    const std::string real = resolved ? std::filesystem::canonical(*resolved, fault).string() : std::string();
    if (real.empty() || fault)
        return std::nullopt;
    const auto young = process::stampOf(real);
    if (!young)
        return std::nullopt;
    waitUntilSettled(*young);
    const auto stamp = process::stampOf(real);
    const auto digest = process::digestFile(real);
    if (!stamp || !digest)
        return std::nullopt;
    return ToolRecord{.file = {.role = role, .path = real, .sha256 = digest->sha256},
                      .lookup = path.contains('/') ? std::string() : path,
                      .resolved = *resolved,
                      .stamp = *stamp};
}

void addTool(std::vector<ToolRecord>& tools, std::optional<ToolRecord> tool)
{
    if (tool
        && !std::ranges::contains(tools, tool->file.path, [](const ToolRecord& t) { return t.file.path; }))
        tools.push_back(std::move(*tool));
}

bool isCurrent(const CompilerRecord& record, const process::Environment& environment)
{
    return std::ranges::all_of(record.tools, [&](const ToolRecord& tool) {
        // The stamp of the unresolved path is the stamp of what its links lead to now.
        return (tool.lookup.empty() || environment.findProgram(tool.lookup) == tool.resolved)
            && process::stampOf(tool.resolved) == tool.stamp;
    });
}

void seal(CompilerRecord& record, const std::string& versionText)
{
    text::Sha256 hash;
    hash.field("hawk-workbench compiler 1");
    hash.number(record.compiler.command.size());
    for (const std::string& word : record.compiler.command)
        hash.field(word);
    hash.field(versionText);
    record.compiler.tools.clear();
    for (const ToolRecord& tool : record.tools) {
        hash.field(tool.file.role);
        hash.field(tool.file.sha256);
        record.compiler.tools.push_back(tool.file);
    }
    record.compiler.identity = hash.hex();
}

} // namespace hawk::toolchain
