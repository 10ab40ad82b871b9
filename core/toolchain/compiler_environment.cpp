// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "toolchain/compiler_environment.h"

#include <array>

#include "toolchain/command_line.h"

namespace hawk::toolchain {

/// In name order. From the manuals of GCC (section "Environment Variables Affecting GCC"), GNU ld, clang and
/// nvcc.
static constexpr std::array variableNames = {
    "CCC_OVERRIDE_OPTIONS", "COMPILER_PATH",     "CPATH",       "CPLUS_INCLUDE_PATH", "C_INCLUDE_PATH",
    "GCC_EXEC_PREFIX",      "GNUTARGET",         "LDEMULATION", "LD_LIBRARY_PATH",    "LD_RUN_PATH",
    "LIBRARY_PATH",         "NVCC_APPEND_FLAGS", "NVCC_CCBIN",  "NVCC_PREPEND_FLAGS", "SOURCE_DATE_EPOCH",
};

std::vector<std::pair<std::string, std::string>> compilerVariables(const process::Environment& environment)
{
    std::vector<std::pair<std::string, std::string>> result;
    for (const char* name : variableNames) {
        if (const auto value = environment.get(name))
            result.emplace_back(name, *value);
    }
    return result;
}

process::Environment compilerEnvironment(const process::Environment& environment,
                                         const std::string& temporaryFolder)
{
    process::Environment result;
    for (const char* name : {"PATH", "HOME"}) {
        if (const auto value = environment.get(name))
            result.set(name, *value);
    }
    for (const auto& [name, value] : compilerVariables(environment))
        result.set(name, value);
    result.set("LC_ALL", "C");
    result.set("LANG", "C");
    if (!temporaryFolder.empty())
        result.set("TMPDIR", temporaryFolder);
    return result;
}

std::string withoutHostCompiler(const std::string& flags)
{
    std::vector<std::string> kept;
    const std::vector<std::string> words = splitCommand(flags).value_or(std::vector<std::string>());
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == "-ccbin" || words[i] == "--compiler-bindir")
            ++i;
        else if (!words[i].starts_with("-ccbin=") && !words[i].starts_with("--compiler-bindir="))
            kept.push_back(words[i]);
    }
    return joinCommand(kept);
}

} // namespace hawk::toolchain
