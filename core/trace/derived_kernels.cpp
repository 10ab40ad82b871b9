// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/derived_kernels.h"

#include <algorithm>

#include "diff/diff.h"
#include "diff/rollout.h"
#include "text/identifier.h"
#include "trace/kernels.h"
#include "trace/keywords.h"
#include "trace/refusals.h"

namespace hawk::trace {

namespace {

using Names = std::optional<std::vector<std::string>>;

/// Of the tape of a rollout, whose numbers are limited further.
constexpr Integer widestWindow = 1'000'000;

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

struct RolloutArguments {
    Names wrt;
    std::uint32_t window = 0; ///< how many steps a tape has
};

/// What a kernel of a rollout is asked for besides its step; nothing after a refusal.
std::optional<RolloutArguments> readRollout(Frame& frame, const std::string& transform,
                                            const Arguments& arguments, Range call)
{
    RolloutArguments given;
    const bool isTape = transform == "tape";
    bool isUnderstood = !arguments.positional.empty() && arguments.positional.size() <= (isTape ? 2u : 1u);
    const auto readWindow = [&](const Value& value) {
        const auto window = value.is<bool>() ? std::nullopt : asInteger(value);
        isUnderstood = isUnderstood && window && *window > 0 && *window <= widestWindow;
        if (isUnderstood)
            given.window = static_cast<std::uint32_t>(*window);
    };
    if (isTape && arguments.positional.size() == 2)
        readWindow(arguments.positional[1]);
    for (const Arguments::Named& named : arguments.named) {
        if (named.name == "wrt" && transform == "step_jvp") {
            auto names = readNames(frame, named.value, named.place, transform);
            if (!names)
                return std::nullopt;
            given.wrt = *std::move(names);
        } else if (named.name == "window" && isTape && given.window == 0) {
            readWindow(named.value);
        } else {
            const auto* events = named.value.get<std::string>();
            isUnderstood =
                isUnderstood && isTape && named.name == "events" && events != nullptr && *events == "step";
        }
    }
    if (isUnderstood && (!isTape || given.window > 0))
        return given;
    frame.refuse(isTape ? refusals::tapeCall : refusals::derivativeCall, call,
                 {frame.session.textOf(call), transform});
    return std::nullopt;
}

/// At the call that asked, or at a place of its own, where it counts whatever the statement that asks is.
Value refuseDerivative(Frame& frame, Range call, diff::Refusal refusal)
{
    if (!refusal.place)
        return frame.refuse(*refusal.rule, call, std::move(refusal.arguments));
    auto& kept = frame.session.kernelDiagnostics;
    const bool isKnown = std::ranges::any_of(kept, [&](const text::Diagnostic& diagnostic) {
        return diagnostic.rule == refusal.rule && diagnostic.range == *refusal.place;
    });
    if (!isKnown)
        kept.push_back(text::diagnose(*refusal.rule, *refusal.place, std::move(refusal.arguments)));
    return Unknown{};
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
        } else if (!std::ranges::contains(keywords::derivative, named.name)) {
            return refuseForm();
        }
    }
    const ir::Kernel* primal =
        primalOf(frame, arguments.positional.front(), arguments.places.front(), transform);
    if (primal == nullptr)
        return Unknown{};
    request.name = primal->name + "_" + transform;
    auto kernel =
        row.name == "step_vjp" ? diff::deriveStep(*primal, request) : diff::derive(*primal, request);
    if (!kernel)
        return refuseDerivative(frame, call, std::move(kernel.error()));
    return DerivedSinks{std::make_shared<const ir::Kernel>(std::move(*kernel))};
}

Value callRollout(Frame& frame, const NameRow& row, const Arguments& arguments, Range call)
{
    if (refuseInsideKernel(frame, call) || arguments.hasUnknown())
        return Unknown{};
    const std::string transform(row.name);
    const auto given = readRollout(frame, transform, arguments, call);
    const ir::Kernel* primal =
        given ? primalOf(frame, arguments.positional.front(), arguments.places.front(), transform) : nullptr;
    if (primal == nullptr)
        return Unknown{};
    auto kernel = transform == "guard_kernel" ? diff::guardKernel(*primal)
        : transform == "refine_entry"         ? diff::refineEntry(*primal)
        : transform == "tape"                 ? diff::recordSteps(*primal, given->window)
                                              : diff::carryTangents(*primal, given->wrt);
    if (!kernel)
        return refuseDerivative(frame, call, std::move(kernel.error()));
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
    const auto isKnown = [](const Arguments::Named& named) {
        return std::ranges::contains(keywords::kernelMaker, named.name);
    };
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
