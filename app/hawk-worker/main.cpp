// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "launch/worker.h"
#include "process/orderly_end.h"
#include "toolchain/nvrtc_program.h"

namespace {

/// Ends the process itself: what NVRTC wants to do at an orderly end only costs time.
[[noreturn]] void compileWithNvrtc(int argc, char** argv)
{
    const int code = hawk::process::endOrderly(
        "hawk-worker", [&] { return hawk::toolchain::runNvrtcProgram({argv + 2, argv + argc}); });
    std::fflush(nullptr);
    std::_Exit(code);
}

} // namespace

/// Two roles, each in a process of its own: launching kernels, and compiling device code with NVRTC.
int main(int argc, char** argv)
{
    if (argc > 1 && argv[1] == hawk::toolchain::nvrtcArgument)
        compileWithNvrtc(argc, argv);
    return hawk::process::endOrderly("hawk-worker", [&] { return hawk::launch::runWorker(argc, argv); });
}
