// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/build_bundle.h"

#include <format>

#include "workspace/absolute_name.h"

namespace hawk::workspace {

Result<TargetChoice> chooseTargets(compile::Session& session, const process::JobContext& job)
{
    auto device = session.toolchain().compiler(codegen::CompilerKind::device, job);
    if (device)
        return TargetChoice{{"cuda", "host"}, "hawk: building for cuda and host (choose with --target)"};
    if (job.isStopped())
        return std::unexpected(std::move(device.error()));
    const toolchain::Settings& settings = session.toolchain().settings();
    const bool isNamed = settings.deviceCompiler.origin != toolchain::Origin::standard
        || settings.deviceTool.origin != toolchain::Origin::standard;
    return TargetChoice{{"host"},
                        std::format("hawk: building for host, not for cuda: {}",
                                    isNamed ? device.error().message : "no device compiler was found")};
}

static std::vector<std::string> namesOfAll(const trace::Module& module)
{
    std::vector<std::string> names;
    for (const trace::TracedKernel& kernel : module.kernels)
        names.push_back(kernel.name);
    return names;
}

static Result<void> addMembers(std::vector<bundle::Member>& members, const trace::Module& module,
                               KernelReference reference)
{
    if (reference.kernels.empty())
        reference.kernels = namesOfAll(module);
    const auto kernels = selectKernels(module, reference);
    if (!kernels)
        return std::unexpected(kernels.error());
    for (const ir::Kernel& kernel : *kernels)
        members.push_back({plan::planLaunch(kernel), module.tree.source()});
    return {};
}

Result<std::vector<bundle::Member>> bundleMembers(const std::vector<KernelReference>& files,
                                                  const process::JobContext& job)
{
    std::vector<bundle::Member> members;
    for (const KernelReference& reference : files) {
        const auto module = loadKernelFile(reference.file, job, reference.searchPath);
        if (!module)
            return std::unexpected(module.error());
        if (auto added = addMembers(members, *module, reference); !added)
            return std::unexpected(added.error());
    }
    return members;
}

Result<std::vector<bundle::Member>> bundleMembers(const trace::Module& module,
                                                  const std::vector<std::string>& kernels)
{
    std::vector<bundle::Member> members;
    if (auto added = addMembers(members, module, {.file = {}, .kernels = kernels}); !added)
        return std::unexpected(added.error());
    return members;
}

Result<codegen::TargetSpec> bundleTarget(const TargetArguments& arguments,
                                         const std::vector<std::string>& targets, compile::Session& session,
                                         const process::JobContext& job)
{
    codegen::TargetSpec all;
    for (const std::string& name : targets) {
        TargetArguments one = arguments;
        one.backend = name;
        const auto target = resolveTarget(one, session, job);
        if (!target)
            return std::unexpected(target.error());
        const std::string architecture = all.architecture;
        const auto profile = all.profile;
        all = *target;
        if (target->architecture.empty())
            all.architecture = architecture;
        else
            all.profile = profile;
    }
    return all;
}

static Result<bundle::BundleRequest> resolve(MembersOrder order, compile::Session& session,
                                             const process::JobContext& job)
{
    std::vector<std::string> targets = std::move(order.targets);
    if (targets.empty()) {
        auto choice = chooseTargets(session, job);
        if (!choice)
            return std::unexpected(std::move(choice.error()));
        job.inform(choice->reason);
        targets = std::move(choice->targets);
    }
    auto target = bundleTarget(order.target, targets, session, job);
    if (!target)
        return std::unexpected(target.error());
    return bundle::BundleRequest{.members = std::move(order.members),
                                 .directory = std::move(order.directory),
                                 .targets = std::move(targets),
                                 .target = *std::move(target)};
}

Result<bundle::Bundle> buildBundle(MembersOrder order, compile::Session& session,
                                   const process::JobContext& job)
{
    return resolve(std::move(order), session, job).and_then([&](const bundle::BundleRequest& request) {
        return bundle::buildBundle(request, session, job);
    });
}

Result<bundle::Bundle> buildBundle(const BundleOrder& order, compile::Session& session,
                                   const process::JobContext& job)
{
    if (auto folder = absoluteName(order.directory); !folder)
        return std::unexpected(folder.error());
    return bundleMembers(order.files, job).and_then([&](std::vector<bundle::Member>&& members) {
        return buildBundle({.members = std::move(members),
                            .directory = order.directory,
                            .targets = order.targets,
                            .target = order.target},
                           session, job);
    });
}

Result<bundle::BundleView> previewBundle(MembersOrder order, compile::Session& session,
                                         const process::JobContext& job)
{
    // Looking is no building: nothing is said.
    process::JobContext quiet = job;
    quiet.information = nullptr;
    return resolve(std::move(order), session, quiet).and_then([&](const bundle::BundleRequest& request) {
        return bundle::previewBundle(request, session, job);
    });
}

} // namespace hawk::workspace
