// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "process/job_context.h"
#include "text/error.h"
#include "toolchain/compiler_query.h"
#include "toolchain/compiler_record.h"
#include "toolchain/settings.h"

namespace hawk::toolchain {

/// The device compiler: of nvcc and NVRTC the one asked for, else nvcc where it is, else NVRTC. nvcc is the
/// program asked for, else on PATH, in CUDA_HOME, in CUDA_PATH, in /usr/local/cuda; NVRTC is the library in
/// the toolkit of the first of these that has it, else the system's, and its command is a hawk-worker with
/// the library's path. Looks at the file system, starts nothing. Environment errors
/// "device-compiler-missing" listing every place tried, "device-host-compiler-missing", "worker-missing".
Result<FoundCommand> findDeviceCompiler(const Settings& settings);

/// What a dry run of nvcc tells about itself.
struct DryRun {
    std::string here; ///< folder of nvcc and its tools
    std::string frontEndFolder; ///< of cicc
    std::string libraryFolder; ///< of libdevice
    std::string hostCompiler; ///< the preprocessor it starts, as it names it
    std::vector<std::string> searchList; ///< its own include directories
};

DryRun parseDryRun(const std::string& text);

/// Asks NVRTC for version and architectures, or nvcc for version, architectures and the programs it uses
/// (with its host compiler), and hashes them all: some 200 MB, a fraction of a second. One that answers no
/// dry run is identified by its own content alone.
Result<CompilerRecord> identifyDeviceCompiler(const FoundCommand& found,
                                              const process::Environment& environment,
                                              const process::JobContext& job);

} // namespace hawk::toolchain
