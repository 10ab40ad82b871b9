// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <vector>

#include "trace/trace.h"
#include "verb.h"
#include "workspace/kernel_file.h"

namespace hawk::cli {

/// A kernel file with the kernels a verb was asked for.
struct ModuleInput {
    trace::Module module;
    std::vector<ir::Kernel> kernels;

    const text::SourceText& source() const { return module.tree.source(); }
};

/// Loads `FILE[:KERNEL…]` for a verb that needs working kernels. On refusal the diagnostics are shown and the
/// exit code is the unexpected value.
std::expected<ModuleInput, ExitCode> openKernels(Invocation& invocation,
                                                 const workspace::KernelReference& reference);

/// Shows an error in its source and gives its exit code.
ExitCode refuse(Invocation& invocation, const Error& error, const text::SourceText& source);

} // namespace hawk::cli
