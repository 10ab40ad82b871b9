// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "toolchain/compile_device.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <ranges>

#include "text/whole_file.h"
#include "toolchain/compiler_run.h"
#include "toolchain/dependency_file.h"
#include "toolchain/flags.h"

namespace hawk::toolchain {

namespace {

constexpr const char* dependencies = "compile.d";

/// Whether a directive of the text may name a file.
bool namesFiles(std::string_view text)
{
    return std::ranges::any_of(std::views::split(text, '\n'), [](const auto& range) {
        const std::string_view line(range);
        const std::size_t begin = line.find_first_not_of(" \t");
        return begin != std::string_view::npos && line[begin] == '#'
            && (line.contains("include") || line.contains("embed") || line.contains("import"));
    });
}

/// What the compiler read: nvcc says it in a file, NVRTC does not.
Result<std::vector<std::string>> filesRead(const CompileJob& job, Family family)
{
    if (family != Family::nvrtc)
        return readDependencies(job.folder + '/' + dependencies, job.sourcePath);
    const Result<std::string> text = text::readWholeFile(job.sourcePath);
    if (text && !namesFiles(*text))
        return std::vector<std::string>();
    return text::environmentError("nvrtc-dependencies", "NVRTC does not say which files the text includes.",
                                  "Choose nvcc with HAWK_DEVICE_COMPILER.");
}

} // namespace

Result<CompiledObject> compileDevice(const CompileJob& job, const std::vector<std::string>& targetFlags,
                                     const CompilerRecord& compiler, const Settings& settings,
                                     const process::JobContext& context)
{
    const Family family = compiler.compiler.family;
    std::vector<std::string> command = compiler.compiler.command;
    command.insert(command.end(), targetFlags.begin(), targetFlags.end());
    std::vector<std::string> searchList = job.includeDirectories;
    for (const std::string& directory : job.includeDirectories)
        command.push_back("-I" + directory);
    command.insert(command.end(), job.extraFlags.begin(), job.extraFlags.end());
    if (family != Family::nvrtc)
        command.insert(command.end(), {"-MD", "-MF", dependencies});
    command.insert(command.end(),
                   {std::filesystem::path(job.sourcePath).lexically_relative(job.folder).string(), "-o",
                    job.outputName});

    const auto begin = std::chrono::steady_clock::now();
    const Result<process::ProgramResult> run =
        runCompiler(command, job.folder, job.outputName, settings, context);
    if (!run)
        return std::unexpected(run.error());
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
    searchList.insert(searchList.end(), compiler.searchList.begin(), compiler.searchList.end());
    const Result<std::vector<std::string>> files = filesRead(job, family);
    return CompiledObject{.path = job.folder + '/' + job.outputName,
                          .format = deviceFormat(job.target),
                          .filesRead = filesOutside(files.value_or(std::vector<std::string>()), job.folder),
                          .filesUnknown = files ? std::string() : files.error().message,
                          .searchList = std::move(searchList),
                          .messages = run->errors + run->output,
                          .commandLine = std::move(command),
                          .seconds = seconds.count()};
}

} // namespace hawk::toolchain
