// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <vector>

#include "process/job_context.h"
#include "process/program.h"
#include "text/error.h"
#include "toolchain/settings.h"

namespace hawk::toolchain {

/// Runs a compile command in `folder`, with its temporaries there and the time limit of the settings. Success
/// is an exit code of 0 and a file `outputName` in `folder`. Otherwise refused "compiler-refused" with the
/// compiler's first messages, or environment errors "compiler-time-limit", "no-space", "file-size-limit",
/// "compiler-out-of-memory", "compiler-crashed", "compiler-no-object", "compiler-silent", "cancelled" and
/// those of runProgram.
Result<process::ProgramResult> runCompiler(const std::vector<std::string>& commandLine,
                                           const std::string& folder, const std::string& outputName,
                                           const Settings& settings, const process::JobContext& context);

} // namespace hawk::toolchain
