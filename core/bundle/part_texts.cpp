// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "bundle/part_texts.h"

#include <format>

#include "bundle/validate.h"

namespace hawk::bundle {

static codegen::TargetSpec targetFor(const codegen::Backend& backend, const codegen::TargetSpec& wanted)
{
    codegen::TargetSpec target{.backend = std::string(backend.id),
                               .mode = wanted.mode,
                               .optLevel = wanted.optLevel,
                               .defines = wanted.defines};
    if (backend.compiler == codegen::CompilerKind::hostCxx)
        target.profile = wanted.profile;
    else
        target.architecture = wanted.architecture;
    return target;
}

Result<BundleTargets> bundleTargets(const BundleRequest& request, const std::vector<Part>& parts)
{
    const auto backends = validateRequest(request, parts);
    if (!backends)
        return std::unexpected(backends.error());
    BundleTargets targets;
    for (const codegen::Backend* backend : *backends) {
        PieceTarget place{.backend = backend, .target = targetFor(*backend, request.target), .format = {}};
        const auto format = compile::objectFormat(place.target);
        if (!format)
            return std::unexpected(format.error());
        place.format = *format;
        targets.places.push_back(std::move(place));
        targets.execTargets.emplace_back(backend->execTarget);
    }
    return targets;
}

Result<PartTexts> partTexts(const Part& part, const BundleTargets& targets, compile::Session& session,
                            const process::JobContext& job)
{
    const std::string& kernel = part.plan.kernel;
    ManifestEntry manifest{.id = kernel, .artifact = {}, .format = "host"};
    SidecarFacts facts{
        .format = {}, .execTargets = targets.execTargets, .target = {}, .hasHostEntry = false, .machine = {}};
    for (const PieceTarget& place : targets.places) {
        facts.target.mode = place.target.mode;
        facts.target.optLevel = place.target.optLevel;
        if (place.backend->execTarget == "host") {
            facts.hasHostEntry = true;
            facts.target.profile = place.target.profile;
            auto machine = session.toolchain().machineTerms(place.target, job);
            if (!machine)
                return std::unexpected(machine.error());
            facts.machine = *std::move(machine);
            if (manifest.artifact.empty())
                manifest.artifact = artifactName(kernel, place.format);
        } else {
            facts.target.architecture = place.target.architecture;
            manifest.artifact = artifactName(kernel, place.format);
            manifest.format = place.format;
        }
    }
    facts.format = manifest.format;
    facts.split = part.split;
    return PartTexts{.manifest = std::move(manifest), .sidecar = sidecarText(part.plan, facts)};
}

std::string artifactName(std::string_view kernel, std::string_view format)
{
    return std::format("{}.{}", kernel, format);
}

} // namespace hawk::bundle
