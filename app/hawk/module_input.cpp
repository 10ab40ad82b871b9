// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "module_input.h"

namespace hawk::cli {

ExitCode refuse(Invocation& invocation, const Error& error, const text::SourceText& source)
{
    invocation.console.fail(error, &source);
    return exitCodeFor(error.kind);
}

std::expected<ModuleInput, ExitCode> openKernels(Invocation& invocation,
                                                 const workspace::KernelReference& reference)
{
    auto module = workspace::loadKernelFile(reference.file);
    if (!module) {
        invocation.console.fail(module.error());
        return std::unexpected(exitCodeFor(module.error().kind));
    }
    auto kernels = workspace::selectKernels(*module, reference);
    if (!kernels)
        return std::unexpected(refuse(invocation, kernels.error(), module->tree.source()));
    return ModuleInput{*std::move(module), *std::move(kernels)};
}

} // namespace hawk::cli
