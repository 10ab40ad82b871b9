// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "toolchain/device_compiler.h"

#include <algorithm>
#include <array>
#include <format>
#include <iterator>
#include <ranges>

#include "toolchain/architectures.h"
#include "toolchain/command_line.h"

namespace hawk::toolchain {

namespace {

/// The include directories in words such as `-I/a` and `-isystem` `/b`.
void appendIncludes(std::vector<std::string>& list, const std::vector<std::string>& words)
{
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i].starts_with("-I") && words[i].size() > 2)
            list.push_back(words[i].substr(2));
        else if (words[i] == "-isystem" && i + 1 < words.size())
            list.push_back(words[++i]);
    }
}

/// The host compiler preprocesses; only what takes part in that is looked at.
Result<void> addHostCompiler(CompilerRecord& record, const std::string& name,
                             const process::Environment& environment, const process::JobContext& job)
{
    std::optional<ToolRecord> driver = recordTool("host driver", name, environment);
    if (!driver)
        return {};
    const std::vector<std::string> command = {driver->resolved};
    addTool(record.tools, std::move(driver));
    const Result<process::ProgramResult> proper =
        ask(command, {"-print-prog-name=cc1plus"}, environment, job);
    if (!proper)
        return std::unexpected(proper.error());
    addTool(record.tools, recordTool("host cc1plus", firstLine(proper->output), environment));
    const Result<process::ProgramResult> verbose =
        ask(command, {"-v", "-E", "-x", "c++", "/dev/null"}, environment, job);
    if (!verbose)
        return std::unexpected(verbose.error());
    std::ranges::move(parseSearchList(verbose->errors), std::back_inserter(record.searchList));
    return {};
}

} // namespace

Result<FoundCommand> findDeviceCompiler(const Settings& settings)
{
    const process::Environment& environment = settings.environment;
    const Setting<std::string>& wanted = settings.deviceCompiler;
    if (wanted.origin != Origin::standard) {
        const std::string source = wanted.origin == Origin::argument ? "the argument" : wanted.variable;
        if (auto command = resolveCommand({wanted.value}, environment))
            return FoundCommand{std::move(*command), source};
        return text::environmentError("device-compiler-missing",
                                      std::format("The device compiler '{}' (from {}) {}.", wanted.value,
                                                  source, whyNoProgram(wanted.value)),
                                      "Give a program on PATH or the path of an executable file.");
    }
    if (auto command = resolveCommand({"nvcc"}, environment))
        return FoundCommand{std::move(*command), "PATH"};
    std::string tried = "HAWK_NVCC (not set), nvcc on PATH";
    for (const char* variable : {"CUDA_HOME", "CUDA_PATH"}) {
        const std::optional<std::string> root = environment.get(variable);
        const std::string program = root.value_or("") + "/bin/nvcc";
        if (auto command = root ? resolveCommand({program}, environment) : std::nullopt)
            return FoundCommand{std::move(*command), variable};
        tried += std::format(", {} ({})", variable, root ? program : "not set");
    }
    const std::string standard = "/usr/local/cuda/bin/nvcc";
    if (auto command = resolveCommand({standard}, environment))
        return FoundCommand{std::move(*command), standard};
    return text::environmentError(
        "device-compiler-missing", std::format("No CUDA compiler was found. Tried: {}, {}.", tried, standard),
        "Install the CUDA toolkit, or set CUDA_HOME to its folder or HAWK_NVCC to its nvcc. "
        "Everything but device compilation works without it.");
}

DryRun parseDryRun(const std::string& text)
{
    DryRun result;
    for (const auto part : std::views::split(text, '\n')) {
        std::string line{std::string_view(part)};
        constexpr std::string_view mark = "#$ ";
        if (!line.starts_with(mark))
            continue;
        line.erase(0, mark.size());
        const auto valueOf = [&line](std::string_view name) {
            return line.starts_with(name) ? std::optional(line.substr(name.size())) : std::nullopt;
        };
        if (const auto here = valueOf("_HERE_="))
            result.here = *here;
        else if (const auto frontEnd = valueOf("CICC_PATH="))
            result.frontEndFolder = *frontEnd;
        else if (const auto library = valueOf("NVVMIR_LIBRARY_DIR="))
            result.libraryFolder = *library;
        else if (const auto plain = valueOf("INCLUDES="))
            appendIncludes(result.searchList, splitCommand(*plain).value_or(std::vector<std::string>()));
        else if (const auto system = valueOf("SYSTEM_INCLUDES="))
            appendIncludes(result.searchList, splitCommand(*system).value_or(std::vector<std::string>()));
        else if (line.contains(" -E ") && result.hostCompiler.empty())
            result.hostCompiler = splitCommand(line).value_or(std::vector<std::string>{""}).front();
    }
    return result;
}

Result<CompilerRecord> identifyDeviceCompiler(const FoundCommand& found,
                                              const process::Environment& environment,
                                              const process::JobContext& job)
{
    CompilerRecord record;
    record.compiler.kind = codegen::CompilerKind::nvcc;
    record.compiler.family = Family::nvcc;
    record.compiler.command = found.command;
    record.compiler.foundBy = found.foundBy;

    const Result<process::ProgramResult> version = ask(found.command, {"--version"}, environment, job);
    if (!version)
        return std::unexpected(version.error());
    const std::string versionText = version->succeeded() ? version->output : std::string();
    record.compiler.version = lineStartingWith(versionText, "Cuda compilation tools");
    if (record.compiler.version.empty())
        record.compiler.version = firstLine(versionText);

    const Result<process::ProgramResult> listing = ask(found.command, {"--list-gpu-arch"}, environment, job);
    if (!listing)
        return std::unexpected(listing.error());
    if (listing->succeeded())
        record.compiler.architectures = parseArchitectures(listing->output);

    const Result<process::ProgramResult> dryRun = ask(
        found.command, {"--dryrun", "-x", "cu", "-ptx", "/dev/null", "-o", "/dev/null"}, environment, job);
    if (!dryRun)
        return std::unexpected(dryRun.error());
    const DryRun facts = dryRun->succeeded() ? parseDryRun(dryRun->errors) : DryRun();
    record.searchList = facts.searchList;

    addTool(record.tools, recordTool("nvcc", found.command.front(), environment));
    const std::array<std::pair<const char*, std::string>, 8> parts = {
        {{"compiler", facts.here + "/nvcc"},
         {"nvcc.profile", facts.here + "/nvcc.profile"},
         {"cudafe++", facts.here + "/cudafe++"},
         {"cicc", facts.frontEndFolder + "/cicc"},
         {"libdevice", facts.libraryFolder + "/libdevice.10.bc"},
         {"ptxas", facts.here + "/ptxas"},
         {"fatbinary", facts.here + "/fatbinary"},
         {"nvlink", facts.here + "/nvlink"}}};
    for (const auto& [role, path] : parts) {
        if (!facts.here.empty())
            addTool(record.tools, recordTool(role, path, environment));
    }
    if (const Result<void> host = addHostCompiler(record, facts.hostCompiler, environment, job); !host)
        return std::unexpected(host.error());
    if (record.tools.empty())
        return text::environmentError("device-compiler-missing",
                                      std::format("The compiler '{}' cannot be read.", found.command.front()),
                                      "Check its permissions; its content is part of every cache key.");
    seal(record, versionText);
    return record;
}

} // namespace hawk::toolchain
