// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/target_spec.h"
#include "process/environment.h"
#include "text/error.h"

namespace hawk::toolchain {

/// The two ways to compile a CUDA text: NVIDIA's program, or its library in a process of our own.
enum class DeviceTool { nvcc, nvrtc };

std::string_view nameOf(DeviceTool tool); ///< nvcc, nvrtc

enum class Origin { argument, variable, standard };

/// An effective value and where it came from. `variable` names the environment variable when it is the
/// origin.
template <class T>
struct Setting {
    T value{};
    Origin origin = Origin::standard;
    std::string variable = {};
};

/// What a caller may say explicitly; an absent value falls to the variable, then to the default.
struct SettingArguments {
    std::optional<std::string> cacheDirectory;
    std::optional<std::string> hostCompiler; ///< command with arguments, split at blanks with quotes
    std::optional<std::string> deviceTool;
    std::optional<std::string> deviceCompiler; ///< the program nvcc
    std::optional<std::string> profile;
    std::optional<std::string> optLevel;
    std::optional<std::string> architecture;
};

/// Every value a build depends on, with its origin; `hawk doctor` prints exactly this list. A default that
/// needs a look at the machine (the profile, the compilers) is resolved by Toolchain, not here.
struct Settings {
    Setting<std::string> cacheDirectory; ///< HAWK_CACHE_DIR, XDG_CACHE_HOME/hawk, ~/.cache/hawk
    Setting<std::vector<std::string>> hostCompiler; ///< HAWK_CXX, CXX; empty: g++ on PATH
    /// HAWK_DEVICE_COMPILER; empty: nvcc where HAWK_NVCC names it or it is found, else NVRTC.
    Setting<std::optional<DeviceTool>> deviceTool;
    Setting<std::string> deviceCompiler; ///< HAWK_NVCC; empty: PATH, CUDA_HOME, CUDA_PATH, /usr/local/cuda
    Setting<std::string> deviceHostCompiler; ///< HAWK_NVCC_CCBIN: a program or its folder; empty: nvcc's own
    Setting<std::optional<codegen::Profile>> profile; ///< HAWK_HOST_PROFILE
    Setting<codegen::OptLevel> optLevel; ///< HAWK_OPT_LEVEL, O3
    Setting<std::string> architecture; ///< HAWK_CUDA_ARCH; empty: smallest the compiler knows
    Setting<std::chrono::seconds> compileTimeout; ///< HAWK_COMPILE_TIMEOUT, 1800, 0 = off
    Setting<std::uint64_t> sourceBudget; ///< HAWK_COMPILE_SOURCE_BUDGET, 8 MiB, 0 = off
    Setting<unsigned> compileJobs; ///< HAWK_COMPILE_JOBS, 2
    process::Environment environment;
};

/// Refused as a usage error naming the value, its source (argument or variable) and what is allowed.
Result<Settings> resolveSettings(const SettingArguments& arguments, const process::Environment& environment);

} // namespace hawk::toolchain
