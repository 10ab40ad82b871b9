// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "bundle/shared_facts.h"

#include <algorithm>

namespace hawk::bundle {

namespace {

using data::Role;
using data::Slot;

void addUnlessEmpty(Json::Object& facts, std::string key, Json::Object members)
{
    if (!members.empty())
        facts.emplace_back(std::move(key), std::move(members));
}

Json strings(const std::vector<std::string>& items)
{
    return Json::Array(items.begin(), items.end());
}

Json extent(const data::Axis& axis)
{
    return axis.extent ? Json(*axis.extent) : Json();
}

Json::Object cells(const std::vector<data::Total>& totals, const std::vector<std::string>& ownCells)
{
    Json::Object all;
    for (const data::Total& total : totals) {
        Json::Object cell{{"op", data::nameOf(total.op)}, {"columns", total.shape.count()}};
        if (std::ranges::contains(ownCells, total.name))
            cell.emplace_back("internal", true);
        all.emplace_back(total.name, std::move(cell));
    }
    return all;
}

/// Of stores by key; rows have theirs with the cell.
Json::Object companions(const std::vector<Slot>& slots)
{
    Json::Object all;
    for (const Slot& slot : slots) {
        if (!slot.companionOf.empty() && slot.isWholeBuffer())
            all.emplace_back(slot.name, slot.companionOf);
    }
    return all;
}

Json::Object likenesses(const data::Signature& signature)
{
    Json::Object all;
    for (const Slot& slot : signature.slots) {
        if (slot.isWholeBuffer() && slot.companionOf.empty() && signature.findSlot(slot.lengthOf))
            all.emplace_back(slot.name, slot.lengthOf);
    }
    return all;
}

/// Numbers of the kernel's, in planes of one: not the words by which a launcher steps it.
Json::Array parameterPlanes(const std::vector<Slot>& slots)
{
    Json::Array names;
    for (const Slot& slot : slots) {
        const bool isOwn = slot.name == data::finishedCount || slot.name == data::fusedSteps;
        if (slot.role == Role::lookup && slot.isCell() && !isOwn)
            names.emplace_back(slot.name);
    }
    return names;
}

Json::Object planeAxes(const std::vector<Slot>& slots)
{
    Json::Object all;
    for (const Slot& slot : slots) {
        const bool isSink = slot.role == Role::accumOut || slot.role == Role::wideOut;
        if (!isSink || slot.axes.empty())
            continue;
        Json::Array payload;
        for (std::uint32_t i = 0; i < slot.shape.rank; ++i)
            payload.emplace_back(slot.shape.extents[i]);
        Json::Array axes;
        for (const data::Axis& axis : slot.axes)
            axes.emplace_back(Json::Object{{"label", axis.label}, {"extent", extent(axis)}});
        all.emplace_back(slot.name, Json::Object{{"payload", std::move(payload)}, {"axes", std::move(axes)}});
    }
    return all;
}

Json stages(const SplitFacts& split)
{
    Json::Array all;
    for (const StageFacts& stage : split.stages)
        all.emplace_back(Json::Object{{"kernel", stage.kernel},
                                      {"cells_in", strings(stage.cellsIn)},
                                      {"cells_out", strings(stage.cellsOut)},
                                      {"recomputed", Json::Array{}}});
    return all;
}

Json::Object keyed(const SplitFacts& split)
{
    Json::Object all;
    for (const Slot& slot : split.keyed) {
        Json::Array axes;
        for (const data::Axis& axis : slot.axes)
            axes.emplace_back(Json::Array{axis.label, extent(axis)});
        all.emplace_back(slot.name, Json::Object{{"width", slot.shape.count()}, {"axes", std::move(axes)}});
    }
    return all;
}

} // namespace

Json::Object sharedFacts(const data::Signature& signature, const std::optional<SplitFacts>& split)
{
    Json::Object facts;
    if (Json::Array names = parameterPlanes(signature.slots); !names.empty())
        facts.emplace_back("param_planes", std::move(names));
    // Launchers of stages look for their cells, be there any or none.
    if (split)
        facts.emplace_back("cells", cells(split->cells, split->ownCells));
    else
        addUnlessEmpty(facts, "cells", cells(signature.totals, {}));
    addUnlessEmpty(facts, "companions", companions(signature.slots));
    addUnlessEmpty(facts, "adjoint_like", likenesses(signature));
    addUnlessEmpty(facts, "plane_axes", planeAxes(signature.slots));
    if (split) {
        facts.emplace_back("stages", stages(*split));
        addUnlessEmpty(facts, "keyed", keyed(*split));
    }
    return facts;
}

} // namespace hawk::bundle
