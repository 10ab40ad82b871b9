// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/build_kernel.h"

#include <format>

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
                               .optLevel = arguments.optLevel.value_or(toolchain.settings().optLevel.value),
                               .defines = arguments.defines};
    if ((*backend)->compiler == codegen::CompilerKind::hostCxx) {
        const auto profile =
            arguments.profile ? Result<codegen::Profile>(*arguments.profile) : toolchain.profile(job);
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
            .profile = arguments.profile.value_or(settings.profile.value.value_or(codegen::Profile::native)),
            .optLevel = arguments.optLevel.value_or(settings.optLevel.value),
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
        return std::unexpected(text::inSource(std::move(unit.error()), source));
    built.unit = *std::move(unit);
    auto artifact = compile::compileUnit(built.unit, target, session, job);
    if (!artifact)
        return std::unexpected(text::inSource(std::move(artifact.error()), source));
    built.artifact = *std::move(artifact);
    return built;
}

Result<std::vector<BuiltKernel>> buildForLaunch(const std::vector<ir::Kernel>& kernels,
                                                const text::SourceText& source,
                                                const TargetArguments& arguments, compile::Session& session,
                                                const process::JobContext& job)
{
    const auto backend = codegen::findBackend(arguments.backend);
    if (!backend)
        return std::unexpected(backend.error());
    if ((*backend)->compiler != codegen::CompilerKind::hostCxx)
        return text::environmentError(
            "no-device", std::format("There is no device to run `{}` code on.", arguments.backend),
            "Run on the CPU with --target host, or run the CUDA code on the CPU with "
            "--target cuda-shim.");
    const auto target = resolveTarget(arguments, session, job);
    if (!target)
        return std::unexpected(target.error());
    std::vector<BuiltKernel> built;
    for (const ir::Kernel& kernel : kernels) {
        auto one = buildKernel(kernel, source, *target, session, job);
        if (!one)
            return std::unexpected(std::move(one.error()));
        built.push_back(*std::move(one));
    }
    return built;
}

} // namespace hawk::workspace
