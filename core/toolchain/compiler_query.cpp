// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "toolchain/compiler_query.h"

#include <filesystem>
#include <format>
#include <ranges>

#include "toolchain/command_line.h"
#include "toolchain/compiler_environment.h"

namespace hawk::toolchain {

/// Compilers answer in milliseconds; a cold disk or a busy network folder may take seconds.
static constexpr std::chrono::seconds answerLimit{60};

static std::string absolutePath(const std::string& path)
{
    std::error_code fault;
    const std::filesystem::path absolute = std::filesystem::absolute(path, fault);
    return fault ? path : absolute.lexically_normal().string();
}

std::optional<std::vector<std::string>> resolveCommand(std::vector<std::string> command,
                                                       const process::Environment& environment)
{
    const std::optional<std::string> program = environment.findProgram(command.front());
    if (!program)
        return std::nullopt;
    command.front() = absolutePath(*program);
    return command;
}

Result<process::ProgramResult> ask(const std::vector<std::string>& command,
                                   const std::vector<std::string>& arguments,
                                   const process::Environment& environment, const process::JobContext& job)
{
    process::ProgramRequest request;
    request.arguments = command;
    request.arguments.insert(request.arguments.end(), arguments.begin(), arguments.end());
    request.environment = compilerEnvironment(environment, {});
    request.timeLimit = answerLimit;
    Result<process::ProgramResult> result = process::runProgram(request, job);
    if (!result && result.error().code == "process-time-limit")
        return text::environmentError("compiler-does-not-answer",
                                      std::format("The compiler '{}' did not answer `{}` within {} s.",
                                                  joinCommand(command), joinCommand(arguments),
                                                  answerLimit.count()),
                                      "Run it by hand to see what it waits for, or choose another compiler.");
    return result;
}

std::string firstLine(const std::string& text)
{
    constexpr std::string_view blanks = " \t\r\n";
    const std::string line = text.substr(0, text.find('\n'));
    const std::size_t begin = line.find_first_not_of(blanks);
    return begin == std::string::npos ? std::string()
                                      : line.substr(begin, line.find_last_not_of(blanks) + 1 - begin);
}

std::string lineStartingWith(const std::string& text, const std::string& beginning)
{
    const std::size_t at = text.starts_with(beginning) ? 0 : text.find('\n' + beginning);
    if (at == std::string::npos)
        return {};
    return firstLine(text.substr(at == 0 ? 0 : at + 1));
}

std::vector<std::string> parseSearchList(const std::string& verboseText)
{
    std::vector<std::string> result;
    bool isList = false;
    for (const auto part : std::views::split(verboseText, '\n')) {
        const std::string_view line(part);
        if (line.starts_with("#include "))
            isList = true;
        else if (line.starts_with("End of search list"))
            isList = false;
        else if (isList && line.starts_with(" /"))
            result.emplace_back(line.substr(1));
    }
    return result;
}

std::string whyNoProgram(const std::string& word)
{
    std::error_code ignored;
    const bool isThere = word.contains('/') && std::filesystem::exists(word, ignored);
    return isThere ? "is not an executable file" : "was not found";
}

} // namespace hawk::toolchain
