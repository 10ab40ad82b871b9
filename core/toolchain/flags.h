// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <vector>

#include "text/error.h"
#include "toolchain/toolchain.h"

namespace hawk::toolchain {

/// The flags of a host target for a compiler family on a machine (`x86_64`, `aarch64`, … as uname names it):
/// level, contraction, instructions, language, form, defines. Refused ("profile-not-available") for
/// native-vector-math without GCC on x86-64.
Result<std::vector<std::string>> hostFlags(const codegen::TargetSpec& target, Family family,
                                           const std::string& machine);

/// The flags of a device target whose architecture is resolved, for nvcc or NVRTC: form (`-ptx` for
/// compute_*, else `-cubin`; NVRTC goes by the architecture), language, architecture, level, and for machine
/// code that ptxas reports what it takes and warns of spilled registers; defines.
std::vector<std::string> deviceFlags(const codegen::TargetSpec& target, Family family);

/// `ptx` or `cubin`, by the architecture.
std::string deviceFormat(const codegen::TargetSpec& target);

/// What a job adds to its target's host flags: how the text is compiled and what it is linked with.
std::vector<std::string> hostTextFlags(const CompileJob& job);
std::vector<std::string> hostLinkFlags(const CompileJob& job);

/// This machine's name, as `uname -m` prints it.
std::string machineName();

} // namespace hawk::toolchain
