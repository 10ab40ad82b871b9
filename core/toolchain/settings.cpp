// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "toolchain/settings.h"

#include <array>
#include <charconv>
#include <format>
#include <limits>

#include <pwd.h>
#include <unistd.h>

#include "toolchain/architectures.h"
#include "toolchain/command_line.h"
#include "toolchain/compiler_environment.h"

namespace hawk::toolchain {

namespace {

using text::usageError;

/// What was said explicitly, before it is read.
using Raw = std::optional<Setting<std::string>>;

Raw argumentOrVariable(const std::optional<std::string>& argument, const process::Environment& environment,
                       const std::string& variable)
{
    if (argument)
        return Setting<std::string>{*argument, Origin::argument};
    if (std::optional<std::string> value = environment.get(variable))
        return Setting<std::string>{std::move(*value), Origin::variable, variable};
    return std::nullopt;
}

std::string sourceOf(const Setting<std::string>& raw, std::string_view what)
{
    return raw.origin == Origin::argument ? std::format("the argument for the {}", what)
                                          : std::format("the environment variable {}", raw.variable);
}

std::unexpected<Error> notAllowed(std::string_view code, const Setting<std::string>& raw,
                                  std::string_view what, std::string_view allowed)
{
    return usageError(code,
                      std::format("'{}' is not a valid {} (from {}).", raw.value, what, sourceOf(raw, what)),
                      std::format("Use {}.", allowed));
}

template <class T>
Setting<T> withOriginOf(const Setting<std::string>& raw, T value)
{
    return {std::move(value), raw.origin, raw.variable};
}

/// A plain decimal number; signs, blanks and fractions are refused.
template <class T>
Result<Setting<T>> numberSetting(const process::Environment& environment, const std::string& variable,
                                 std::string_view code, std::string_view what, std::string_view allowed,
                                 T standard, T smallest)
{
    const Raw raw = argumentOrVariable(std::nullopt, environment, variable);
    if (!raw)
        return Setting<T>{standard};
    T value = 0;
    const char* end = raw->value.data() + raw->value.size();
    const auto [stop, fault] = std::from_chars(raw->value.data(), end, value);
    if (fault != std::errc() || stop != end || value < smallest)
        return notAllowed(code, *raw, what, allowed);
    return withOriginOf(*raw, value);
}

Result<Setting<std::string>> cacheDirectorySetting(const SettingArguments& arguments,
                                                   const process::Environment& environment)
{
    if (Raw raw = argumentOrVariable(arguments.cacheDirectory, environment, "HAWK_CACHE_DIR")) {
        if (raw->value.empty())
            return notAllowed("setting-cache-directory", *raw, "cache directory", "the path of a folder");
        return *raw;
    }
    if (const auto value = environment.get("XDG_CACHE_HOME"))
        return Setting<std::string>{*value + "/hawk", Origin::variable, "XDG_CACHE_HOME"};
    if (const auto home = environment.get("HOME"))
        return Setting<std::string>{*home + "/.cache/hawk"};
    std::array<char, 4096> buffer;
    struct passwd entry = {};
    struct passwd* found = nullptr;
    if (getpwuid_r(getuid(), &entry, buffer.data(), buffer.size(), &found) == 0 && found != nullptr
        && entry.pw_dir != nullptr && *entry.pw_dir == '/')
        return Setting<std::string>{std::string(entry.pw_dir) + "/.cache/hawk"};
    return usageError("setting-cache-directory",
                      "There is no place for the cache: this user has no home folder.",
                      "Set HAWK_CACHE_DIR to the folder to use.");
}

Result<Setting<std::vector<std::string>>> hostCompilerSetting(const SettingArguments& arguments,
                                                              const process::Environment& environment)
{
    Raw raw = argumentOrVariable(arguments.hostCompiler, environment, "HAWK_CXX");
    if (!raw)
        raw = argumentOrVariable(std::nullopt, environment, "CXX");
    if (!raw)
        return Setting<std::vector<std::string>>{};
    auto words = splitCommand(raw->value);
    if (!words || words->empty() || words->front().empty())
        return usageError("setting-host-compiler",
                          std::format("'{}' is not a compiler command (from {}): {}.", raw->value,
                                      sourceOf(*raw, "host compiler"),
                                      words ? "it names no program" : words.error()),
                          "Use a program and its arguments, for example HAWK_CXX='nice g++'.");
    return withOriginOf(*raw, std::move(*words));
}

Result<Setting<std::optional<codegen::Profile>>> profileSetting(const SettingArguments& arguments,
                                                                const process::Environment& environment)
{
    const Raw raw = argumentOrVariable(arguments.profile, environment, "HAWK_HOST_PROFILE");
    if (!raw)
        return Setting<std::optional<codegen::Profile>>{};
    const std::optional<codegen::Profile> profile = codegen::profileFromName(raw->value);
    if (!profile)
        return notAllowed("setting-profile", *raw, "host profile", "native-vector-math, native or portable");
    return withOriginOf(*raw, profile);
}

Result<Setting<codegen::OptLevel>> optLevelSetting(const SettingArguments& arguments,
                                                   const process::Environment& environment)
{
    const Raw raw = argumentOrVariable(arguments.optLevel, environment, "HAWK_OPT_LEVEL");
    if (!raw)
        return Setting<codegen::OptLevel>{codegen::OptLevel::O3};
    const std::optional<codegen::OptLevel> level = codegen::optLevelFromName(raw->value);
    if (!level)
        return notAllowed("setting-opt-level", *raw, "optimisation level",
                          "O0, O1, O2 or O3, without a dash");
    return withOriginOf(*raw, *level);
}

Result<Setting<std::optional<DeviceTool>>> deviceToolSetting(const SettingArguments& arguments,
                                                             const process::Environment& environment)
{
    const Raw raw = argumentOrVariable(arguments.deviceTool, environment, "HAWK_DEVICE_COMPILER");
    if (!raw)
        return Setting<std::optional<DeviceTool>>{};
    for (const DeviceTool tool : {DeviceTool::nvcc, DeviceTool::nvrtc}) {
        if (raw->value == nameOf(tool))
            return withOriginOf(*raw, std::optional(tool));
    }
    return notAllowed("setting-device-compiler", *raw, "device compiler",
                      "nvcc or nvrtc; the program nvcc itself is named by HAWK_NVCC");
}

Result<Setting<std::string>> architectureSetting(const SettingArguments& arguments,
                                                 const process::Environment& environment)
{
    const Raw raw = argumentOrVariable(arguments.architecture, environment, "HAWK_CUDA_ARCH");
    if (!raw)
        return Setting<std::string>{};
    if (!architectureNumber(raw->value))
        return notAllowed("setting-architecture", *raw, "device architecture",
                          "compute_NN for PTX or sm_NN for machine code, for example compute_75 or sm_90");
    return *raw;
}

/// Moves a setting's value into its place, or keeps the first error.
template <class T>
void take(Result<Setting<T>> from, Setting<T>& to, std::optional<Error>& firstError)
{
    if (from)
        to = std::move(*from);
    else if (!firstError)
        firstError = std::move(from.error());
}

} // namespace

std::string_view nameOf(DeviceTool tool)
{
    return tool == DeviceTool::nvcc ? "nvcc" : "nvrtc";
}

Result<Settings> resolveSettings(const SettingArguments& arguments, const process::Environment& environment)
{
    Settings settings;
    std::optional<Error> error;
    take(cacheDirectorySetting(arguments, environment), settings.cacheDirectory, error);
    take(hostCompilerSetting(arguments, environment), settings.hostCompiler, error);
    take(profileSetting(arguments, environment), settings.profile, error);
    take(optLevelSetting(arguments, environment), settings.optLevel, error);
    if (const Raw raw = argumentOrVariable(arguments.deviceCompiler, environment, "HAWK_NVCC"))
        settings.deviceCompiler = *raw;
    take(deviceToolSetting(arguments, environment), settings.deviceTool, error);
    if (const Raw raw = argumentOrVariable(std::nullopt, environment, "HAWK_NVCC_CCBIN"))
        settings.deviceHostCompiler = *raw;
    take(architectureSetting(arguments, environment), settings.architecture, error);

    Setting<std::uint32_t> timeout;
    take(numberSetting<std::uint32_t>(environment, "HAWK_COMPILE_TIMEOUT", "setting-compile-timeout",
                                      "compile time limit", "whole seconds, or 0 for no limit", 1800, 0),
         timeout, error);
    settings.compileTimeout = {std::chrono::seconds(timeout.value), timeout.origin, timeout.variable};
    take(numberSetting<std::uint64_t>(environment, "HAWK_COMPILE_SOURCE_BUDGET", "setting-source-budget",
                                      "source budget", "a whole number of bytes, or 0 for no limit", 8u << 20,
                                      0),
         settings.sourceBudget, error);
    take(numberSetting<unsigned>(environment, "HAWK_COMPILE_JOBS", "setting-compile-jobs",
                                 "number of compile jobs", "a whole number, at least 1", 2, 1),
         settings.compileJobs, error);
    settings.environment = environment;
    if (settings.deviceHostCompiler.origin != Origin::standard) {
        // It goes before what nvcc's own variables say, of which the rest stays.
        settings.environment.remove("NVCC_CCBIN");
        for (const char* variable : {"NVCC_PREPEND_FLAGS", "NVCC_APPEND_FLAGS"}) {
            if (const auto flags = environment.get(variable))
                settings.environment.set(variable, withoutHostCompiler(*flags));
        }
    }
    if (error)
        return std::unexpected(std::move(*error));
    return settings;
}

} // namespace hawk::toolchain
