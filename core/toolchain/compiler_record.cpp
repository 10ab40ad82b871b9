// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "toolchain/compiler_record.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <thread>

#include <sys/stat.h>

#include "text/sha256.h"

namespace hawk::toolchain {

namespace {

/// Coarser than the tick by which kernels without fine-grained file times set them.
constexpr std::chrono::nanoseconds settleTime = std::chrono::milliseconds(20);

std::int64_t nanoseconds(const timespec& time)
{
    return static_cast<std::int64_t>(time.tv_sec) * 1'000'000'000 + time.tv_nsec;
}

void waitUntilSettled(const FileStamp& stamp)
{
    const std::chrono::nanoseconds now = std::chrono::system_clock::now().time_since_epoch();
    const std::chrono::nanoseconds age = now - std::chrono::nanoseconds(stamp.changed);
    if (age < settleTime && age > -settleTime)
        std::this_thread::sleep_for(settleTime - age);
}

std::optional<std::string> hashOf(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    text::Sha256 hash;
    std::vector<char> buffer(1 << 18);
    while (file) {
        file.read(buffer.data(), static_cast<std::streamsize>(buffer.size()));
        hash.bytes(std::string_view(buffer.data(), static_cast<std::size_t>(file.gcount())));
    }
    if (!file.eof())
        return std::nullopt;
    return hash.hex();
}

std::optional<std::string> resolve(const std::string& path, const process::Environment& environment)
{
    return path.contains('/') ? std::optional(path) : environment.findProgram(path);
}

} // namespace

std::optional<FileStamp> stampOf(const std::string& path)
{
    struct stat status = {};
    if (::stat(path.c_str(), &status) != 0 || !S_ISREG(status.st_mode))
        return std::nullopt;
    return FileStamp{.device = status.st_dev,
                     .inode = status.st_ino,
                     .size = static_cast<std::uint64_t>(status.st_size),
                     .modified = nanoseconds(status.st_mtim),
                     .changed = nanoseconds(status.st_ctim)};
}

std::optional<ToolRecord> recordTool(const std::string& role, const std::string& path,
                                     const process::Environment& environment)
{
    const std::optional<std::string> resolved = resolve(path, environment);
    std::error_code fault;
    const std::string real = resolved ? std::filesystem::canonical(*resolved, fault).string() : std::string();
    if (real.empty() || fault)
        return std::nullopt;
    const std::optional<FileStamp> young = stampOf(real);
    if (!young)
        return std::nullopt;
    waitUntilSettled(*young);
    const std::optional<FileStamp> stamp = stampOf(real);
    const std::optional<std::string> digest = hashOf(real);
    if (!stamp || !digest)
        return std::nullopt;
    return ToolRecord{.file = {.role = role, .path = real, .sha256 = *digest},
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
            && stampOf(tool.resolved) == tool.stamp;
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
