// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "toolchain/host_compiler.h"

#include <algorithm>
#include <filesystem>
#include <format>

#include "toolchain/command_line.h"
#include "toolchain/compiler_query.h"

namespace hawk::toolchain {

namespace {

constexpr std::string_view installHint =
    "Install a C++ compiler (Debian: apt install g++), or set HAWK_CXX to the command of one.";

/// By what the preprocessor predefines; names and version texts are no proof.
Family familyOf(const std::string& macros)
{
    if (macros.contains("#define __clang__ "))
        return Family::clang;
    return macros.contains("#define __GNUC__ ") ? Family::gcc : Family::other;
}

/// The compiler a wrapper started, as GCC's `-v` names it.
std::string namedDriver(const std::string& verboseText)
{
    constexpr std::string_view mark = "COLLECT_GCC=";
    const std::size_t at = verboseText.find(mark);
    return at == std::string::npos ? std::string() : firstLine(verboseText.substr(at + mark.size()));
}

} // namespace

Result<FoundCommand> findHostCompiler(const Settings& settings)
{
    const Setting<std::vector<std::string>>& wanted = settings.hostCompiler;
    const process::Environment& environment = settings.environment;
    if (!wanted.value.empty()) {
        const std::string source = wanted.origin == Origin::argument ? "argument" : wanted.variable;
        if (auto command = resolveCommand(wanted.value, environment))
            return FoundCommand{std::move(*command), source};
        // CXX is set for other programs too, so a CXX that is not here is no reason to refuse.
        if (source != "CXX")
            return text::environmentError(
                "host-compiler-missing",
                std::format("The host compiler '{}' (from {}) {}.", wanted.value.front(),
                            source == "argument" ? "the argument" : source,
                            whyNoProgram(wanted.value.front())),
                "Give a program on PATH or the path of an executable file; quote blanks in it.");
    }
    if (auto command = resolveCommand({"g++"}, environment))
        return FoundCommand{std::move(*command), "PATH"};
    const std::string cxx = wanted.value.empty()
        ? "CXX (not set)"
        : std::format("CXX ('{}' was not found)", wanted.value.front());
    return text::environmentError(
        "host-compiler-missing",
        std::format("No C++ compiler was found. Tried: HAWK_CXX (not set), {}, g++ on PATH ({}).", cxx,
                    environment.get("PATH").value_or("PATH is not set")),
        std::string(installHint));
}

Result<std::vector<ToolRecord>> toolsOfHostCompiler(const std::vector<std::string>& command, Family family,
                                                    const process::Environment& environment,
                                                    const process::JobContext& job)
{
    std::vector<ToolRecord> tools;
    addTool(tools, recordTool("driver", command.front(), environment));
    // `nice g++`: the compiler proper is an argument of what is started.
    for (const std::string& word : command) {
        if (!word.starts_with('-') && environment.findProgram(word))
            addTool(tools, recordTool("driver", word, environment));
    }
    for (const char* role : {"cc1plus", "as", "collect2", "ld"}) {
        Result<process::ProgramResult> answer =
            ask(command, {std::string("-print-prog-name=") + role}, environment, job);
        if (!answer)
            return std::unexpected(std::move(answer.error()));
        // A bare name means that the driver itself looks on PATH.
        if (const std::string path = firstLine(answer->output); answer->succeeded() && !path.empty())
            addTool(tools, recordTool(role, path, environment));
    }
    if (family == Family::clang) {
        // clang's driver is a thin program over these two libraries.
        const std::filesystem::path library =
            std::filesystem::path(tools.front().file.path).parent_path() / "../lib";
        for (const char* name : {"libclang-cpp.so", "libLLVM.so", "libLLVM.so.1"})
            addTool(tools, recordTool(name, (library / name).string(), environment));
    }
    return tools;
}

Result<CompilerRecord> identifyHostCompiler(const FoundCommand& found,
                                            const process::Environment& environment,
                                            const process::JobContext& job)
{
    CompilerRecord record;
    record.compiler.kind = codegen::CompilerKind::hostCxx;
    record.compiler.command = found.command;
    record.compiler.foundBy = found.foundBy;

    const Result<process::ProgramResult> version = ask(found.command, {"--version"}, environment, job);
    if (!version)
        return std::unexpected(version.error());
    const std::string versionText = version->succeeded() ? version->output : std::string();
    record.compiler.version = firstLine(versionText);

    const Result<process::ProgramResult> verbose =
        ask(found.command, {"-v", "-E", "-dM", "-x", "c++", "/dev/null"}, environment, job);
    if (!verbose)
        return std::unexpected(verbose.error());
    record.compiler.family = familyOf(verbose->output);
    record.searchList = parseSearchList(verbose->errors);

    Result<std::vector<ToolRecord>> tools =
        toolsOfHostCompiler(found.command, record.compiler.family, environment, job);
    if (!tools)
        return std::unexpected(std::move(tools.error()));
    record.tools = std::move(*tools);
    addTool(record.tools, recordTool("compiler", namedDriver(verbose->errors), environment));
    if (record.tools.empty())
        return text::environmentError(
            "host-compiler-missing",
            std::format("The compiler '{}' cannot be read.", joinCommand(found.command)),
            "Check its permissions; its content is part of every cache key.");
    seal(record, versionText);
    return record;
}

} // namespace hawk::toolchain
