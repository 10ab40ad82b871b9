// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "toolchain/compiler_run.h"

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <format>

#include "toolchain/command_line.h"
#include "toolchain/compiler_environment.h"

namespace hawk::toolchain {

namespace {

using text::environmentError;

constexpr std::string_view whichCompilerHint =
    "Is it a compiler? `hawk doctor` shows which one is used and why.";

/// As much of a compiler's text as a message shows, cut at a line's end.
std::string beginningOf(std::string text)
{
    constexpr std::size_t limit = 4000;
    text.resize(text.find_last_not_of(" \t\r\n") + 1);
    if (text.size() <= limit)
        return text;
    const std::size_t end = text.rfind('\n', limit);
    return text.substr(0, end == std::string::npos ? limit : end) + "\n…";
}

bool saysAny(const std::string& text, std::initializer_list<std::string_view> phrases)
{
    return std::ranges::any_of(phrases, [&](std::string_view phrase) { return text.contains(phrase); });
}

std::unexpected<Error> failure(const process::ProgramResult& result, const std::string& command,
                               const std::string& folder)
{
    const std::string& output = result.errors.empty() ? result.output : result.errors;
    const std::string shown = beginningOf(output);
    if (saysAny(output, {"No space left on device", "Disk quota exceeded"}))
        return environmentError("no-space",
                                std::format("There is no space left to compile in '{}':\n{}", folder, shown),
                                "Free space there, or choose other folders with HAWK_CACHE_DIR and TMPDIR.");
    if (saysAny(output,
                {"out of memory", "virtual memory exhausted", "Cannot allocate memory", "std::bad_alloc"}))
        return environmentError(
            "compiler-out-of-memory", std::format("The compiler '{}' ran out of memory:\n{}", command, shown),
            "Close other programs, or compile fewer kernels at once with HAWK_COMPILE_JOBS=1.");
    if (result.signal == SIGXFSZ || saysAny(output, {"File too large", "File size limit exceeded"}))
        return environmentError("file-size-limit",
                                std::format("The compiler '{}' may not write files as large as it needs{}{}",
                                            command, shown.empty() ? "." : ":\n", shown),
                                "Raise the limit of file sizes (ulimit -f).");
    if (result.signal != 0)
        return environmentError("compiler-crashed",
                                std::format("The compiler '{}' was ended by signal {}{}{}", command,
                                            result.signal, shown.empty() ? "." : ":\n", shown),
                                "The machine may be out of memory; otherwise try another compiler: HAWK_CXX, "
                                "HAWK_DEVICE_COMPILER.");
    if (saysAny(output, {"internal compiler error", "terminated program", "died due to signal"}))
        return environmentError("compiler-crashed",
                                std::format("The compiler '{}' crashed:\n{}", command, shown),
                                "This is a fault of the compiler. Try another level or another compiler.");
    if (shown.empty())
        return environmentError("compiler-silent",
                                std::format("The compiler '{}' failed with exit code {} and said nothing.",
                                            command, result.exitCode),
                                std::string(whichCompilerHint));
    return text::refused("compiler-refused", shown);
}

} // namespace

Result<process::ProgramResult> runCompiler(const std::vector<std::string>& commandLine,
                                           const std::string& folder, const std::string& outputName,
                                           const Settings& settings, const process::JobContext& context)
{
    Result<process::ProgramResult> result =
        process::runProgram({.arguments = commandLine,
                             // By its short name: nvcc hands the path of its temporary files to a shell,
                             // which would expand a `$` in the folder's name.
                             .environment = compilerEnvironment(settings.environment, "."),
                             .workingDirectory = folder,
                             .timeLimit = settings.compileTimeout.value},
                            context);
    if (!result && result.error().code == "process-time-limit")
        return environmentError("compiler-time-limit",
                                std::format("The compiler '{}' was ended because it ran longer than {} s.",
                                            commandLine.front(), settings.compileTimeout.value.count()),
                                "Set HAWK_COMPILE_TIMEOUT to more seconds, or to 0 for no limit.");
    if (!result)
        return result;
    if (result->succeeded()) {
        std::error_code ignored;
        if (std::filesystem::exists(folder + '/' + outputName, ignored))
            return result;
        return environmentError(
            "compiler-no-object",
            std::format("The compiler '{}' ended without an error, but made no object.", commandLine.front()),
            std::string(whichCompilerHint));
    }
    return failure(*result, commandLine.front(), folder);
}

} // namespace hawk::toolchain
