// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/dispatches.h"

#include <algorithm>
#include <format>

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

/// Says why a group is not resolved: there is none of that name, or it has a policy.
void refuseGroup(Frame& frame, const ir::Kernel& kernel, const Value& key, Range place)
{
    const auto* name = key.get<std::string>();
    for (std::size_t i = 0; name != nullptr && i < kernel.dispatches.size(); ++i) {
        if (*name == ir::dispatchName(i)) {
            frame.refuse(refusals::resolvedGroup, place,
                         {kernel.name, *name, std::string(ir::nameOf(kernel.dispatches[i].policy))});
            return;
        }
    }
    frame.refuse(refusals::unknownGroup, place, {kernel.name, represent(key), groupsOf(kernel)});
}

} // namespace

Value callResolve(Frame& frame, const Arguments& arguments, Range call)
{
    Session& session = frame.session;
    if (session.kernel != nullptr)
        return frame.refuse(unsupported::helperStatement, call,
                            {"a kernel made while another one is traced"});
    if (arguments.hasUnknown())
        return Unknown{};
    const bool isCall = arguments.positional.size() == 2 && arguments.named.empty();
    const auto* given = isCall ? arguments.positional[0].get<KernelObject>() : nullptr;
    const auto* policies = isCall ? arguments.positional[1].get<Dict>() : nullptr;
    if (given == nullptr || policies == nullptr)
        return frame.refuse(refusals::resolveCall, call, {session.textOf(call)});
    const std::optional<ir::Kernel>& kernel = session.kernels[given->index].kernel;
    for (const auto& [group, policy] : policies->data->items) {
        if (kernel)
            refuseGroup(frame, *kernel, group, arguments.places[1]);
    }
    return policies->data->items.empty() ? arguments.positional[0] : Value(Unknown{});
}

} // namespace hawk::trace
