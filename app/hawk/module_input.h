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

/// --path, for every verb that reads kernel files.
void declareSearchPath(QCommandLineParser& parser);
/// `FILE[:KERNEL…]` with the folders of --path.
workspace::KernelReference kernelReference(const Invocation& invocation, std::string_view word);

/// Loads `FILE[:KERNEL…]` for a verb that needs working kernels. A refusal carries the file's text.
Result<ModuleInput> openKernels(const Invocation& invocation, const workspace::KernelReference& reference);

} // namespace hawk::cli
