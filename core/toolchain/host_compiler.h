// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "process/job_context.h"
#include "text/error.h"
#include "toolchain/compiler_query.h"
#include "toolchain/compiler_record.h"
#include "toolchain/settings.h"

namespace hawk::toolchain {

/// The host compiler's command: the one asked for, else CXX when it is there, else g++ on PATH. Looks at the
/// file system, starts nothing. Environment error "host-compiler-missing" listing every place tried.
Result<FoundCommand> findHostCompiler(const Settings& settings);

/// Asks the compiler for version, family, search list and the programs it uses, and hashes them all. About 15
/// ms for the questions and 30 ms for reading 50 MB of programs.
Result<CompilerRecord> identifyHostCompiler(const FoundCommand& found,
                                            const process::Environment& environment,
                                            const process::JobContext& job);

/// The tools behind a C++ compiler command, by its own word; those it does not name are left out.
Result<std::vector<ToolRecord>> toolsOfHostCompiler(const std::vector<std::string>& command, Family family,
                                                    const process::Environment& environment,
                                                    const process::JobContext& job);

} // namespace hawk::toolchain
