// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "toolchain/compile_device.h"

#include <chrono>
#include <filesystem>

#include "toolchain/compiler_run.h"
#include "toolchain/dependency_file.h"
#include "toolchain/flags.h"

namespace hawk::toolchain {

static constexpr const char* dependencies = "compile.d";

Result<CompiledObject> compileDevice(const CompileJob& job, const std::vector<std::string>& targetFlags,
                                     const CompilerRecord& compiler, const Settings& settings,
                                     const process::JobContext& context)
{
    std::vector<std::string> command = compiler.compiler.command;
    command.insert(command.end(), targetFlags.begin(), targetFlags.end());
    std::vector<std::string> searchList = job.includeDirectories;
    for (const std::string& directory : job.includeDirectories)
        command.insert(command.end(), {"-I", directory});
    command.insert(command.end(), job.extraFlags.begin(), job.extraFlags.end());
    command.insert(command.end(),
                   {"-MD", "-MF", dependencies,
                    std::filesystem::path(job.sourcePath).lexically_relative(job.folder).string(), "-o",
                    job.outputName});

    const auto begin = std::chrono::steady_clock::now();
    const Result<process::ProgramResult> run =
        runCompiler(command, job.folder, job.outputName, settings, context);
    if (!run)
        return std::unexpected(run.error());
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
    searchList.insert(searchList.end(), compiler.searchList.begin(), compiler.searchList.end());
    const Result<std::vector<std::string>> files =
        readDependencies(job.folder + '/' + dependencies, job.sourcePath);
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
