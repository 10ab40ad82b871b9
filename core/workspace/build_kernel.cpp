// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/build_kernel.h"

namespace hawk::workspace {

Result<codegen::TargetSpec> resolveTarget(const TargetArguments& arguments, compile::Session& session,
                                          const process::JobContext& job)
{
    const auto backend = codegen::findBackend(arguments.backend);
    if (!backend)
        return std::unexpected(backend.error());
    auto& toolchain = session.toolchain();
    codegen::TargetSpec target{.backend = arguments.backend,
                               .mode = arguments.mode,
                               .optLevel = toolchain.settings().optLevel.value,
                               .defines = arguments.defines};
    if ((*backend)->compiler == codegen::CompilerKind::hostCxx) {
        const auto profile = toolchain.profile(job);
        if (!profile)
            return std::unexpected(profile.error());
        target.profile = *profile;
    } else {
        auto architecture = toolchain.architecture(
            arguments.architecture.empty() ? toolchain.settings().architecture.value : arguments.architecture,
            job);
        if (!architecture)
            return std::unexpected(std::move(architecture.error()));
        target.architecture = *std::move(architecture);
    }
    return target;
}

codegen::TargetSpec targetForText(const TargetArguments& arguments, compile::Session& session,
                                  const process::JobContext& job)
{
    if (auto resolved = resolveTarget(arguments, session, job))
        return *std::move(resolved);
    const toolchain::Settings& settings = session.toolchain().settings();
    return {.backend = arguments.backend,
            .mode = arguments.mode,
            .profile = settings.profile.value.value_or(codegen::Profile::native),
            .optLevel = settings.optLevel.value,
            .architecture = arguments.architecture,
            .defines = arguments.defines};
}

Result<BuiltKernel> buildKernel(const ir::Kernel& kernel, const text::SourceText& source,
                                const codegen::TargetSpec& target, compile::Session& session,
                                const process::JobContext& job)
{
    BuiltKernel built{.plan = plan::planLaunch(kernel), .target = target, .unit = {}, .artifact = {}};
    auto unit = codegen::generate(built.plan, source, target);
    if (!unit)
        return std::unexpected(std::move(unit.error()));
    built.unit = *std::move(unit);
    auto artifact = compile::compileUnit(built.unit, target, session, job);
    if (!artifact)
        return std::unexpected(std::move(artifact.error()));
    built.artifact = *std::move(artifact);
    return built;
}

} // namespace hawk::workspace
