// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "process/job_context.h"
#include "text/error.h"
#include "toolchain/compiler_record.h"
#include "toolchain/settings.h"

namespace hawk::toolchain {

/// Compiles a CUDA text with nvcc or NVRTC to PTX or to a cubin, by the target's architecture. Works in the
/// job's folder like compileHost; needs no device. The caller cleans up. NVRTC does not tell which files it
/// reads: a text that includes some has `filesUnknown`.
Result<CompiledObject> compileDevice(const CompileJob& job, const std::vector<std::string>& targetFlags,
                                     const CompilerRecord& compiler, const Settings& settings,
                                     const process::JobContext& context);

} // namespace hawk::toolchain
