// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "plan/launch_plan.h"

#include <format>

#include "ir/stages.h"
#include "plan/header_names.h"
#include "plan/identifier.h"
#include "plan/reserved_names.h"
#include "text/sha256.h"

namespace hawk::plan {

LaunchPlan planLaunch(const ir::Kernel& kernel)
{
    LaunchPlan plan;
    plan.kernel = kernel.name;
    plan.signature = kernel.signature;
    plan.access = kernel.access;
    const std::string entry = entryName(kernel.name);
    for (ir::Kernel& stage : ir::stagesOf(kernel)) {
        stage.derived = kernel.derived;
        plan.stages.push_back({std::make_shared<const ir::Kernel>(std::move(stage)), {}});
    }
    for (std::size_t i = 0; i < plan.stages.size(); ++i) {
        const bool isLast = i + 1 == plan.stages.size();
        plan.stages[i].entry = isLast ? entry : std::format("{}_stage{}", entry, i + 1);
    }
    return plan;
}

std::vector<data::Signature> signaturesOf(const LaunchPlan& plan)
{
    std::vector<data::Signature> signatures;
    for (const Stage& stage : plan.stages)
        signatures.push_back(stage.kernel->signature);
    return signatures;
}

std::string entryName(std::string_view kernel)
{
    std::string name = asciiIdentifier(kernel);
    const bool isPlain = name == kernel;
    if (isPlain && !isKeyword(name) && !isLibraryFunction(name) && !isHeaderName(name) && !isTextName(name))
        return name;
    return "hk_" + name;
}

std::string fileStem(std::string_view kernel)
{
    constexpr std::size_t longest = 80;
    const std::string entry = entryName(kernel);
    if (entry.size() <= longest)
        return entry;
    return entry.substr(0, longest) + "_" + text::sha256(kernel).substr(0, 8);
}

} // namespace hawk::plan
