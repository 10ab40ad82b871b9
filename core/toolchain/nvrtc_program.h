// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hawk::toolchain {

/// The first argument of a hawk-worker that compiles device code instead of launching kernels.
constexpr std::string_view nvrtcArgument = "--nvrtc";

/// NVRTC as a program with the manners of nvcc, so that it is asked, run, stopped and limited in time like
/// any other compiler. `words` are what follows nvrtcArgument: the library's path, then `--version`,
/// `--list-gpu-arch`, or `OPTIONS… SOURCE -o OBJECT`. Messages go to standard error. Returns the exit code.
int runNvrtcProgram(const std::vector<std::string>& words);

} // namespace hawk::toolchain
