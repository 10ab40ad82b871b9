// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "toolchain/device_compiler.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <format>
#include <iterator>
#include <ranges>

#include "process/worker_program.h"
#include "toolchain/architectures.h"
#include "toolchain/command_line.h"
#include "toolchain/nvrtc_library.h"
#include "toolchain/nvrtc_program.h"

namespace hawk::toolchain {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view standardToolkit = "/usr/local/cuda";

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

/// With the host compiler that the user wants nvcc to start.
Result<FoundCommand> withHostCompiler(FoundCommand nvcc, const Settings& settings)
{
    const std::string& wanted = settings.deviceHostCompiler.value;
    if (wanted.empty())
        return nvcc;
    std::error_code ignored;
    const auto command = fs::is_directory(wanted, ignored) ? std::optional(std::vector{wanted})
                                                           : resolveCommand({wanted}, settings.environment);
    if (!command)
        return text::environmentError("device-host-compiler-missing",
                                      std::format("The host compiler of nvcc '{}' (from HAWK_NVCC_CCBIN) {}.",
                                                  wanted, whyNoProgram(wanted)),
                                      "Give a g++ on PATH, its path, or the folder that it is in.");
    nvcc.command.insert(nvcc.command.end(), {"-ccbin", command->front()});
    return nvcc;
}

Result<FoundCommand> findNvcc(const Settings& settings)
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
    const std::string standard = std::format("{}/bin/nvcc", standardToolkit);
    if (auto command = resolveCommand({standard}, environment))
        return FoundCommand{std::move(*command), standard};
    return text::environmentError(
        "device-compiler-missing", std::format("No CUDA compiler was found. Tried: {}, {}.", tried, standard),
        "Install the CUDA toolkit, or set CUDA_HOME to its folder or HAWK_NVCC to its nvcc. "
        "Everything but device compilation works without it.");
}

/// A folder that may hold NVRTC, and what named it.
struct Toolkit {
    std::string root;
    std::string foundBy;
};

std::vector<Toolkit> toolkits(const Settings& settings)
{
    std::vector<Toolkit> result;
    const auto addToolkitOf = [&](const std::string& program, const std::string& foundBy) {
        const auto command = resolveCommand({program}, settings.environment);
        std::error_code fault;
        const fs::path real = command ? fs::canonical(command->front(), fault) : fs::path();
        if (command && !fault)
            result.push_back({real.parent_path().parent_path().string(), foundBy});
    };
    const Setting<std::string>& nvcc = settings.deviceCompiler;
    if (nvcc.origin != Origin::standard)
        addToolkitOf(nvcc.value, nvcc.origin == Origin::argument ? "the argument" : nvcc.variable);
    addToolkitOf("nvcc", "nvcc on PATH");
    for (const char* variable : {"CUDA_HOME", "CUDA_PATH"}) {
        if (const auto root = settings.environment.get(variable))
            result.push_back({*root, variable});
    }
    for (const std::string_view root : {standardToolkit, std::string_view("/usr")})
        result.push_back({std::string(root), std::string(root)});
    return result;
}

Result<FoundCommand> findNvrtc(const Settings& settings)
{
    std::string tried;
    for (const Toolkit& toolkit : toolkits(settings)) {
        const std::optional<std::string> library = findNvrtcIn(toolkit.root);
        if (!library) {
            tried += std::format("{}{} ({})", tried.empty() ? "" : ", ", toolkit.root, toolkit.foundBy);
            continue;
        }
        return process::findWorker({}, settings.environment).transform([&](const std::string& worker) {
            return FoundCommand{{worker, std::string(nvrtcArgument), *library}, toolkit.foundBy};
        });
    }
    return text::environmentError(
        "device-compiler-missing",
        std::format("The library libnvrtc.so was not found. Tried the folders below: {}.", tried),
        "Install the CUDA toolkit, or set CUDA_HOME to its folder. Everything but device compilation works "
        "without it.");
}

/// NVRTC is the library; what its worker adds are the options, which are terms of a key by themselves.
Result<CompilerRecord> identifyNvrtc(const FoundCommand& found, const process::Environment& environment,
                                     const process::JobContext& job)
{
    const std::string& library = found.command.back();
    CompilerRecord record;
    record.compiler = {.kind = codegen::CompilerKind::device,
                       .family = Family::nvrtc,
                       .command = found.command,
                       .foundBy = found.foundBy};
    const Result<process::ProgramResult> version = ask(found.command, {"--version"}, environment, job);
    if (!version)
        return std::unexpected(version.error());
    if (!version->succeeded())
        return text::environmentError(
            "nvrtc-not-loaded",
            std::format("NVRTC in '{}' does not work: {}", library, firstLine(version->errors)),
            "Set CUDA_HOME to another toolkit, or HAWK_DEVICE_COMPILER=nvcc.");
    record.compiler.version = firstLine(version->output);
    const Result<process::ProgramResult> listing = ask(found.command, {"--list-gpu-arch"}, environment, job);
    if (!listing)
        return std::unexpected(listing.error());
    record.compiler.architectures = parseArchitectures(listing->output);
    addTool(record.tools, recordTool("nvrtc", library, environment));
    if (const std::string builtins = nvrtcBuiltins(library); !builtins.empty())
        addTool(record.tools, recordTool("nvrtc-builtins", builtins, environment));
    seal(record, version->output);
    return record;
}

} // namespace

Result<FoundCommand> findDeviceCompiler(const Settings& settings)
{
    const std::optional<DeviceTool>& wanted = settings.deviceTool.value;
    if (wanted == DeviceTool::nvrtc)
        return findNvrtc(settings);
    Result<FoundCommand> nvcc =
        findNvcc(settings).and_then([&](FoundCommand&& found) { return withHostCompiler(found, settings); });
    if (nvcc || wanted || settings.deviceCompiler.origin != Origin::standard
        || nvcc.error().code != "device-compiler-missing")
        return nvcc;
    Result<FoundCommand> nvrtc = findNvrtc(settings);
    return nvrtc ? nvrtc : nvcc;
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
    if (found.command.size() > 1 && found.command[1] == nvrtcArgument)
        return identifyNvrtc(found, environment, job);
    CompilerRecord record;
    record.compiler.kind = codegen::CompilerKind::device;
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
