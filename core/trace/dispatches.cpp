// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/dispatches.h"

#include <algorithm>
#include <format>

#include "ir/branch_counts.h"
#include "ir/digest.h"
#include "trace/kernels.h"
#include "trace/refusals.h"

namespace hawk::trace {

using ir::DispatchPolicy;

bool checkDispatches(Frame& frame, const ir::Kernel& kernel)
{
    std::size_t count = 0;
    const ir::Dispatch* last = nullptr;
    for (const ir::Dispatch& dispatch : kernel.dispatches) {
        if (dispatch.policy != DispatchPolicy::segmented)
            continue;
        ++count;
        last = &dispatch;
        if (kernel.node(dispatch.value).region) {
            frame.refuse(refusals::segmentedInLoop, dispatch.origin, {kernel.name});
            return false;
        }
    }
    if (count < 2)
        return true;
    frame.refuse(refusals::segmentedTwice, last->origin, {kernel.name, std::to_string(count)});
    return false;
}

namespace {

std::string groupsOf(const ir::Kernel& kernel)
{
    std::string names;
    for (std::size_t i = 0; i < kernel.dispatches.size(); ++i)
        names += std::format("{}`{}`", i == 0 ? "" : ", ", ir::dispatchName(i));
    return names.empty() ? "none" : names;
}

/// Gives one group its policy; false after a refusal.
bool resolve(Frame& frame, ir::Kernel& kernel, const Value& key, const Value& value, Range place)
{
    const auto* name = key.get<std::string>();
    std::size_t group = kernel.dispatches.size();
    for (std::size_t i = 0; name != nullptr && i < kernel.dispatches.size(); ++i)
        group = *name == ir::dispatchName(i) ? i : group;
    const auto refuse = [&](const text::DiagnosticRule& rule, std::vector<std::string> arguments) {
        frame.refuse(rule, place, std::move(arguments));
        return false;
    };
    if (group == kernel.dispatches.size())
        return refuse(refusals::unknownGroup, {kernel.name, represent(key), groupsOf(kernel)});
    ir::Dispatch& dispatch = kernel.dispatches[group];
    if (dispatch.policy != DispatchPolicy::automatic)
        return refuse(refusals::resolvedGroup,
                      {kernel.name, *name, std::string(ir::nameOf(dispatch.policy))});
    if (kernel.node(dispatch.value).region)
        return refuse(refusals::loopGroup, {kernel.name, *name});
    const auto* word = value.get<std::string>();
    const auto policy = word != nullptr ? ir::dispatchPolicy(*word) : std::nullopt;
    if (!policy || *policy == DispatchPolicy::automatic)
        return refuse(refusals::resolvedPolicy, {kernel.name, *name, represent(value)});
    dispatch.policy = *policy;
    return true;
}

} // namespace

Value callResolve(Frame& frame, const Arguments& arguments, Range call)
{
    Session& session = frame.session;
    if (refuseInsideKernel(frame, call) || arguments.hasUnknown())
        return Unknown{};
    const bool isCall = arguments.positional.size() == 2 && arguments.named.empty();
    const auto* given = isCall ? arguments.positional[0].get<KernelObject>() : nullptr;
    const auto* policies = isCall ? arguments.positional[1].get<Dict>() : nullptr;
    if (given == nullptr || policies == nullptr)
        return frame.refuse(refusals::resolveCall, call, {session.textOf(call)});
    TracedKernel made{.name = given->name, .range = call, .nameRange = call, .kernel = {}};
    std::optional<ir::Kernel> kernel = session.kernels[given->index].kernel;
    if (kernel)
        kernel = ir::withoutBranchCounts(std::move(*kernel));
    for (const auto& [group, policy] : policies->data->items) {
        if (kernel && !resolve(frame, *kernel, group, policy, arguments.places[1]))
            return Unknown{};
    }
    if (kernel && checkDispatches(frame, *kernel)) {
        kernel->digest = ir::digestOf(*kernel);
        made.kernel = ir::withBranchCounts(std::move(*kernel));
    }
    std::string name = made.name;
    session.kernels.push_back(std::move(made));
    return KernelObject{session.kernels.size() - 1, std::move(name)};
}

} // namespace hawk::trace
