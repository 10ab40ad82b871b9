// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "process/job_context.h"
#include "text/error.h"
#include "toolchain/compiler_record.h"
#include "toolchain/settings.h"

namespace hawk::toolchain {

/// Compiles and links a text to a shared object in one run of the compiler. The compiler works in the job's
/// folder and is given file names relative to it, so the object does not depend on where the folder is. The
/// caller cleans up.
Result<CompiledObject> compileHost(const CompileJob& job, const std::vector<std::string>& targetFlags,
                                   const CompilerRecord& compiler, const Settings& settings,
                                   const process::JobContext& context);

/// Where a compile with these options looks for headers: the job's folders, then the compiler's own list.
/// Asks the compiler only when the job's extra flags may have moved that list.
Result<std::vector<std::string>> searchListOf(const CompileJob& job, const CompilerRecord& compiler,
                                              const Settings& settings, const process::JobContext& context);

} // namespace hawk::toolchain
