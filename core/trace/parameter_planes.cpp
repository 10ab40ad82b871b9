// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/parameter_planes.h"

#include "diff/parameter_planes.h"
#include "ir/branch_counts.h"
#include "trace/call_shape.h"
#include "trace/kernels.h"
#include "trace/keywords.h"
#include "trace/refusals.h"

namespace hawk::trace {

namespace {

/// The texts of a tuple or list; nothing when it holds anything else.
std::optional<std::vector<std::string>> textsOf(const Value& value)
{
    const auto* tuple = value.get<Tuple>();
    const auto* list = value.get<List>();
    if (tuple == nullptr && list == nullptr)
        return std::nullopt;
    std::vector<std::string> texts;
    for (const Value& item : tuple != nullptr ? *tuple->items : list->data->items) {
        const auto* text = item.get<std::string>();
        if (text == nullptr)
            return std::nullopt;
        texts.push_back(*text);
    }
    return texts;
}

} // namespace

Value callParameterPlanes(Frame& frame, const Arguments& arguments, Range call)
{
    Session& session = frame.session;
    if (refuseInsideKernel(frame, call) || arguments.hasUnknown())
        return Unknown{};
    const auto given = orderArguments(keywords::parameterPlanes, arguments);
    const auto* kernel = given && (*given)[0] != nullptr ? (*given)[0]->get<KernelObject>() : nullptr;
    const Value* chosen = given ? (*given)[1] : nullptr;
    const Value* perCell = given ? (*given)[2] : nullptr;
    diff::ParameterPlanes request;
    if (chosen != nullptr && !chosen->is<None>())
        request.names = textsOf(*chosen);
    const bool isMalformed = chosen != nullptr && !chosen->is<None>() && !request.names;
    if (kernel == nullptr || isMalformed || (perCell != nullptr && !perCell->is<bool>()))
        return frame.refuse(refusals::parameterPlanesCall, call, {session.textOf(call)});
    if (perCell != nullptr && *perCell->get<bool>())
        request.cells = diff::CellChoice::bySample;
    const std::optional<ir::Kernel>& base = session.kernels[kernel->index].kernel;
    if (!base)
        return Unknown{};
    auto made = diff::withParameterPlanes(ir::withoutBranchCounts(*base), request);
    if (!made)
        return frame.refuse(*made.error().rule, call, std::move(made.error().arguments));
    std::string name = made->name;
    session.kernels.push_back(
        {.name = name, .range = call, .nameRange = call, .kernel = ir::withBranchCounts(*std::move(made))});
    return KernelObject{session.kernels.size() - 1, std::move(name)};
}

} // namespace hawk::trace
