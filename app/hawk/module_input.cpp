// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "module_input.h"

namespace hawk::cli {

Result<ModuleInput> openKernels(const Invocation& invocation, const workspace::KernelReference& reference)
{
    auto module = workspace::loadKernelFile(reference.file, invocation.job);
    if (!module)
        return std::unexpected(std::move(module.error()));
    auto kernels = workspace::selectKernels(*module, reference);
    if (!kernels)
        return std::unexpected(std::move(kernels.error()));
    return ModuleInput{*std::move(module), *std::move(kernels)};
}

} // namespace hawk::cli
