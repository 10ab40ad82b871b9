// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "plan/launch_plan.h"

#include "plan/header_names.h"
#include "plan/identifier.h"
#include "plan/reserved_names.h"
#include "text/sha256.h"

namespace hawk::plan {

LaunchPlan planLaunch(ir::Kernel kernel)
{
    LaunchPlan plan;
    plan.kernel = kernel.name;
    plan.signature = kernel.signature;
    plan.access = kernel.access;
    std::string entry = entryName(kernel.name);
    plan.stages.push_back({std::make_shared<const ir::Kernel>(std::move(kernel)), std::move(entry)});
    return plan;
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
