// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "module_input.h"

namespace hawk::cli {

using namespace Qt::StringLiterals;

void declareSearchPath(QCommandLineParser& parser)
{
    parser.addOption({u"path"_s, u"Look for imported kernel files in DIR too; may be repeated."_s, u"DIR"_s});
}

workspace::KernelReference kernelReference(const Invocation& invocation, std::string_view word)
{
    workspace::KernelReference reference = workspace::parseKernelReference(word);
    reference.searchPath = invocation.values("path");
    return reference;
}

Result<ModuleInput> openKernels(const Invocation& invocation, const workspace::KernelReference& reference)
{
    auto module = workspace::loadKernelFile(reference.file, invocation.job, reference.searchPath);
    if (!module)
        return std::unexpected(std::move(module.error()));
    auto kernels = workspace::selectKernels(*module, reference);
    if (!kernels)
        return std::unexpected(std::move(kernels.error()));
    return ModuleInput{*std::move(module), *std::move(kernels)};
}

} // namespace hawk::cli
