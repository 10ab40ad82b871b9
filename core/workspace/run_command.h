// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "workspace/build_kernel.h"
#include "workspace/plane_argument.h"

namespace hawk::workspace {

/// A launch as a window has it in its fields.
struct RunChoice {
    std::string file;
    std::string kernel;
    TargetArguments target;
    std::vector<PlaneArgument> inputs;
    std::int64_t sampleCount = 0;
    unsigned threads = 0; ///< 0: all there are
    bool isTimed = false;
    bool isUntilDone = false;
    std::vector<std::string> searchPath = {}; ///< folders where imports look after the file's own
};

/// The words of `hawk run` that launch the same; what is the default of the terminal is left out.
std::vector<std::string> runWords(const RunChoice& choice);

/// The same as one line for a shell.
std::string runCommandLine(const RunChoice& choice);

} // namespace hawk::workspace
