// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "workspace/build_kernel.h"

namespace hawk::workspace {

/// A C++ or CUDA file to send through the cache.
struct CompileFileOrder {
    std::string file;
    TargetArguments target = {};
    /// Searched after the folder of the file, where what it includes with quotes lies.
    std::vector<std::string> includeDirectories = {};
    std::vector<std::string> flags = {}; ///< for the compiler as they are
};

/// A plain identifier made of a file's stem: other bytes than letters and digits of ASCII become `_`.
std::string identifierFrom(std::string_view stem);

/// Reads and compiles the file. The diagnostics of an error refer to the file's text, which it carries.
Result<compile::Artifact> compileFile(const CompileFileOrder& order, compile::Session& session,
                                      const process::JobContext& job = {});

} // namespace hawk::workspace
