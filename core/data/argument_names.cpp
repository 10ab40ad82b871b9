// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "data/argument_names.h"

#include <algorithm>
#include <format>

#include "data/near_name.h"

namespace hawk::data {

const Argument* findArgument(const BindRequest& request, const std::string& name)
{
    const auto found = request.arguments.find(name);
    return found == request.arguments.end() ? nullptr : &found->second;
}

MatchedArguments matchArguments(const BindRequest& request)
{
    const Signature& signature = request.signature;
    MatchedArguments matched{.calls = std::vector<SlotCall>(signature.slots.size()), .order = {}};
    std::vector<bool> isMatched(signature.slots.size());
    for (const Parameter& parameter : signature.parameters) {
        if (!parameter.slot)
            continue;
        matched.order.push_back(*parameter.slot);
        isMatched[*parameter.slot] = true;
        matched.calls[*parameter.slot] = {findArgument(request, parameter.name),
                                          std::format("{} ({})", parameter.name, parameter.declaration),
                                          {}};
    }
    for (std::size_t slot = 0; slot < signature.slots.size(); ++slot) {
        if (isMatched[slot])
            continue;
        matched.order.push_back(slot);
        const std::string& name = signature.slots[slot].name;
        const bool isResult = signature.slots[slot].source == SlotSource::returned;
        matched.calls[slot] = {findArgument(request, name), isResult ? name + " (result)" : name, {}};
    }
    return matched;
}

void refuseUnknownNames(const BindRequest& request, Complaints& complaints)
{
    const Signature& signature = request.signature;
    std::vector<std::string> known = signature.openLabels();
    for (const Axis& axis : signature.grid)
        known.push_back(axis.label);
    for (const Parameter& parameter : signature.parameters)
        known.push_back(parameter.name);
    for (const Slot& slot : signature.slots)
        known.push_back(slot.name);
    for (const auto& [name, argument] : request.arguments) {
        if (std::ranges::contains(known, name))
            continue;
        const std::string_view near = nearName(name, known);
        complaints.add("R110", name,
                       std::format("kernel {} has no argument of this name{}", signature.kernel,
                                   near.empty() ? "" : std::format("; did you mean {}?", near)));
    }
}

} // namespace hawk::data
