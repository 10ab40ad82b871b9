// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "bundle/parts.h"

#include <algorithm>
#include <format>

#include "ir/digest.h"
#include "ir/mean_terms.h"

namespace hawk::bundle {

namespace {

bool hasSlot(const data::Signature& signature, const std::string& name)
{
    return signature.findSlot(name).has_value();
}

/// A stage as a kernel of its own.
plan::LaunchPlan planOf(const ir::Kernel& stage, std::string name)
{
    ir::Kernel kernel = ir::withDividedMeans(stage);
    if (kernel.name != name) {
        kernel.name = std::move(name);
        kernel.signature.kernel = kernel.name;
        kernel.digest = ir::digestOf(kernel);
    }
    return plan::planLaunch(kernel);
}

std::vector<std::string> namesOf(const std::vector<data::Total>& totals)
{
    std::vector<std::string> names;
    for (const data::Total& total : totals)
        names.push_back(total.name);
    return names;
}

SplitFacts factsOf(const plan::LaunchPlan& whole, const std::vector<Part>& parts)
{
    SplitFacts facts;
    for (const Part& part : parts) {
        const data::Signature& signature = part.plan.signature;
        StageFacts stage{.kernel = part.plan.kernel, .cellsIn = {}, .cellsOut = namesOf(signature.totals)};
        for (const data::Total& made : facts.cells) {
            if (hasSlot(signature, made.rowsName(0)))
                stage.cellsIn.push_back(made.name);
        }
        facts.stages.push_back(std::move(stage));
        std::ranges::copy(signature.totals, std::back_inserter(facts.cells));
        for (const data::Slot& slot : signature.slots) {
            const bool isHandedOn = slot.role == data::Role::accumOut && slot.isWholeBuffer()
                && slot.companionOf.empty() && !hasSlot(whole.signature, slot.name);
            if (isHandedOn)
                facts.keyed.push_back(slot);
        }
    }
    for (const data::Total& cell : facts.cells) {
        if (!std::ranges::contains(whole.signature.totals, cell.name, &data::Total::name))
            facts.ownCells.push_back(cell.name);
    }
    return facts;
}

} // namespace

static std::vector<Part> partsOf(const Member& member)
{
    const plan::LaunchPlan& whole = member.plan;
    std::vector<Part> parts;
    for (std::size_t i = 0; i < whole.stages.size(); ++i) {
        std::string name = i == 0 ? whole.kernel : std::format("{}_{}", whole.kernel, i + 1);
        parts.push_back({.plan = planOf(*whole.stages[i].kernel, std::move(name)),
                         .source = &member.source,
                         .stage = i,
                         .split = {}});
    }
    if (parts.size() > 1)
        parts.front().split = factsOf(whole, parts);
    return parts;
}

std::vector<Part> partsOf(const std::vector<Member>& members)
{
    std::vector<Part> all;
    for (const Member& member : members)
        std::ranges::move(partsOf(member), std::back_inserter(all));
    return all;
}

} // namespace hawk::bundle
