// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/derived_kernels.h"

#include <algorithm>

#include "diff/diff.h"
#include "diff/rollout.h"
#include "ir/branch_counts.h"
#include "text/identifier.h"
#include "trace/kernels.h"
#include "trace/refusals.h"

namespace hawk::trace {

namespace {

using Names = std::optional<std::vector<std::string>>;

/// The names that `wrt` gives; an error after a refusal.
std::expected<Names, Unknown> readNames(Frame& frame, const Value& value, Range place,
                                        const std::string& transform)
{
    if (value.is<None>())
        return Names();
    const std::vector<Value>* items = nullptr;
    if (const auto* tuple = value.get<Tuple>())
        items = tuple->items.get();
    else if (const auto* list = value.get<List>())
        items = &list->data->items;
    std::vector<std::string> names;
    const auto isText = [](const Value& item) { return item.is<std::string>(); };
    if (items == nullptr || !std::ranges::all_of(*items, isText)) {
        frame.refuse(refusals::badInputs, place, {transform, describe(frame, value)});
        return std::unexpected(Unknown{});
    }
    for (const Value& item : *items)
        names.push_back(*item.get<std::string>());
    return Names(std::move(names));
}

/// The kernel that a derivative is asked of; null after a refusal, here or before.
const ir::Kernel* primalOf(Frame& frame, const Value& value, Range place, const std::string& transform)
{
    if (const auto* sinks = value.get<DerivedSinks>())
        return sinks->kernel.get();
    if (const auto* kernel = value.get<KernelObject>()) {
        const auto& traced = frame.session.kernels[kernel->index].kernel;
        return traced ? &*traced : nullptr;
    }
    frame.refuse(refusals::notDerivable, place, {transform, describe(frame, value)});
    return nullptr;
}

} // namespace

Value callDerivative(Frame& frame, const NameRow& row, const Arguments& arguments, Range call)
{
    if (refuseInsideKernel(frame, call) || arguments.hasUnknown())
        return Unknown{};
    diff::Request request{.direction = row.name != "jvp" ? ir::Direction::reverse : ir::Direction::forward};
    const std::string transform(row.name);
    const auto refuseForm = [&] {
        return frame.refuse(refusals::derivativeCall, call, {frame.session.textOf(call), transform});
    };
    if (arguments.positional.size() != 1)
        return refuseForm();
    for (const Arguments::Named& named : arguments.named) {
        if (named.name == "wrt") {
            auto names = readNames(frame, named.value, named.place, transform);
            if (!names)
                return Unknown{};
            request.wrt = *std::move(names);
        } else if (named.name != "primal_unit") {
            return refuseForm();
        }
    }
    const ir::Kernel* primal =
        primalOf(frame, arguments.positional.front(), arguments.places.front(), transform);
    if (primal == nullptr)
        return Unknown{};
    request.name = primal->name + "_" + transform;
    const ir::Kernel plain = ir::withoutBranchCounts(*primal);
    auto kernel = row.name == "step_vjp" ? diff::deriveStep(plain, request) : diff::derive(plain, request);
    if (!kernel)
        return frame.refuse(*kernel.error().rule, call, std::move(kernel.error().arguments));
    return DerivedSinks{std::make_shared<const ir::Kernel>(std::move(*kernel))};
}

Value callRollout(Frame& frame, const NameRow& row, const Arguments& arguments, Range call)
{
    if (refuseInsideKernel(frame, call) || arguments.hasUnknown())
        return Unknown{};
    const std::string transform(row.name);
    const bool isGuard = transform == "guard_kernel";
    const bool isUnderstood = arguments.positional.size() == 1
        && std::ranges::all_of(arguments.named, [&](const Arguments::Named& named) {
                                  return named.name == "wrt" && !isGuard;
                              });
    if (!isUnderstood)
        return frame.refuse(refusals::derivativeCall, call, {frame.session.textOf(call), transform});
    Names wrt;
    for (const Arguments::Named& named : arguments.named) {
        auto names = readNames(frame, named.value, named.place, transform);
        if (!names)
            return Unknown{};
        wrt = *std::move(names);
    }
    const ir::Kernel* primal =
        primalOf(frame, arguments.positional.front(), arguments.places.front(), transform);
    if (primal == nullptr)
        return Unknown{};
    auto kernel = isGuard ? diff::guardKernel(*primal) : diff::carryTangents(*primal, wrt);
    if (!kernel)
        return frame.refuse(*kernel.error().rule, call, std::move(kernel.error().arguments));
    std::string name = kernel->name;
    frame.session.kernels.push_back(
        {.name = name, .range = call, .nameRange = call, .kernel = *std::move(kernel)});
    return KernelObject{frame.session.kernels.size() - 1, std::move(name)};
}

Value callKernelMaker(Frame& frame, const Arguments& arguments, Range call)
{
    Session& session = frame.session;
    if (refuseInsideKernel(frame, call))
        return Unknown{};
    const auto isKnown = [](const Arguments::Named& named) { return named.name == "kind"; };
    const auto* name =
        arguments.positional.empty() ? nullptr : arguments.positional.front().get<std::string>();
    if (arguments.positional.size() != 2 || name == nullptr
        || !std::ranges::all_of(arguments.named, isKnown)) {
        return arguments.hasUnknown() ? Value(Unknown{})
                                      : frame.refuse(refusals::kernelMakerCall, call, {session.textOf(call)});
    }
    if (!text::isIdentifier(*name))
        return frame.refuse(refusals::badKernelName, arguments.places.front(), {"`" + *name + "`"});
    const Value& sinks = arguments.positional.back();
    if (!sinks.is<DerivedSinks>() && !sinks.isUnknown())
        return frame.refuse(refusals::kernelMakerCall, call, {session.textOf(call)});
    TracedKernel made{.name = *name, .range = call, .nameRange = arguments.places.front(), .kernel = {}};
    if (const auto* derived = sinks.get<DerivedSinks>()) {
        made.kernel = *derived->kernel;
        made.kernel->name = *name;
        made.kernel->signature.kernel = *name;
    }
    session.kernels.push_back(std::move(made));
    return KernelObject{session.kernels.size() - 1, *name};
}

} // namespace hawk::trace
