// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "toolchain/compile_host.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <iterator>

#include "toolchain/compiler_query.h"
#include "toolchain/compiler_run.h"
#include "toolchain/dependency_file.h"
#include "toolchain/flags.h"

namespace hawk::toolchain {

/// Names in the job's folder; the caller removes the files.
static constexpr const char* compilerDependencies = "compile.d";
static constexpr const char* linkerDependencies = "link.d";

Result<std::vector<std::string>> searchListOf(const CompileJob& job, const CompilerRecord& compiler,
                                              const Settings& settings, const process::JobContext& context)
{
    std::vector<std::string> result = job.includeDirectories;
    if (job.extraFlags.empty()) {
        result.insert(result.end(), compiler.searchList.begin(), compiler.searchList.end());
        return result;
    }
    std::vector<std::string> question = {"-v", "-E", "-x", "c++", "/dev/null"};
    question.insert(question.end(), job.extraFlags.begin(), job.extraFlags.end());
    const Result<process::ProgramResult> answer =
        ask(compiler.compiler.command, question, settings.environment, context);
    if (!answer)
        return std::unexpected(answer.error());
    std::ranges::move(parseSearchList(answer->errors), std::back_inserter(result));
    return result;
}

Result<CompiledObject> compileHost(const CompileJob& job, const std::vector<std::string>& targetFlags,
                                   const CompilerRecord& compiler, const Settings& settings,
                                   const process::JobContext& context)
{
    std::vector<std::string> command = compiler.compiler.command;
    const auto append = [&command](const std::vector<std::string>& words) {
        command.insert(command.end(), words.begin(), words.end());
    };
    append(targetFlags);
    append(hostTextFlags(job));
    for (const std::string& directory : job.includeDirectories)
        append({"-I", directory});
    append(job.extraFlags);
    append({"-MD", "-MF", compilerDependencies, std::string("-Wl,--dependency-file=") + linkerDependencies});
    append({std::filesystem::path(job.sourcePath).lexically_relative(job.folder).string(), "-o",
            job.outputName});
    append(hostLinkFlags(job));

    const auto begin = std::chrono::steady_clock::now();
    const Result<process::ProgramResult> run =
        runCompiler(command, job.folder, job.outputName, settings, context);
    if (!run)
        return std::unexpected(run.error());
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;

    Result<std::vector<std::string>> searchList = searchListOf(job, compiler, settings, context);
    if (!searchList)
        return std::unexpected(searchList.error());
    std::vector<std::string> files;
    std::string filesUnknown;
    for (Result<std::vector<std::string>> part :
         {readDependencies(job.folder + '/' + compilerDependencies, job.sourcePath),
          readLinkerDependencies(job.folder + '/' + linkerDependencies)}) {
        if (part)
            std::ranges::move(*part, std::back_inserter(files));
        else
            filesUnknown = part.error().message;
    }
    return CompiledObject{.path = job.folder + '/' + job.outputName,
                          .format = "so",
                          .filesRead = filesOutside(files, job.folder),
                          .filesUnknown = std::move(filesUnknown),
                          .searchList = std::move(*searchList),
                          .messages = run->errors,
                          .commandLine = std::move(command),
                          .seconds = seconds.count()};
}

} // namespace hawk::toolchain
