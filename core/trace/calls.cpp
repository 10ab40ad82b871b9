// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/calls.h"

#include <algorithm>
#include <format>

#include "trace/classes.h"
#include "trace/declarations.h"
#include "trace/derived_kernels.h"
#include "trace/dispatches.h"
#include "trace/expressions.h"
#include "trace/kernels.h"
#include "trace/math_functions.h"
#include "trace/names.h"
#include "trace/operators.h"
#include "trace/parameter_planes.h"
#include "trace/planes.h"
#include "trace/primitives.h"
#include "trace/reductions.h"
#include "trace/refusals.h"
#include "trace/scatters.h"
#include "trace/step_forms.h"
#include "trace/tree_names.h"

namespace hawk::trace {

bool Arguments::hasUnknown() const
{
    return std::ranges::any_of(positional, &Value::isUnknown)
        || std::ranges::any_of(named, [](const Named& argument) { return argument.value.isUnknown(); });
}

const Arguments::Named* Arguments::find(std::string_view name) const
{
    const auto found = std::ranges::find(named, name, &Named::name);
    return found == named.end() ? nullptr : &*found;
}

namespace {

/// Nothing when an unpacking could not be read; the reason has been reported.
std::optional<Arguments> evaluateArguments(Frame& frame, std::span<const Argument> given)
{
    Arguments arguments;
    bool isKnown = true;
    for (const Argument& argument : given) {
        if (argument.value->kind != ExprKind::starred) {
            Value value = evaluate(frame, *argument.value);
            if (argument.name.empty()) {
                arguments.positional.push_back(std::move(value));
                arguments.places.push_back(argument.value->range);
            } else {
                arguments.named.push_back(
                    {std::string(argument.name), std::move(value), argument.value->range});
            }
            continue;
        }
        const auto& unpacking = as<StarredExpr>(*argument.value);
        const Value value = evaluate(frame, *unpacking.value);
        if (!unpacking.isDouble) {
            const auto items = frame.isBody() ? std::nullopt : itemsOf(frame, value, unpacking.value->range);
            isKnown = isKnown && items.has_value();
            for (std::size_t i = 0; items && i < items->size(); ++i) {
                arguments.positional.push_back((*items)[i]);
                arguments.places.push_back(unpacking.value->range);
            }
            continue;
        }
        const auto* dict = value.get<Dict>();
        if (dict == nullptr) {
            isKnown = false;
            if (!value.isUnknown())
                frame.refuse(faults::notIterable, unpacking.value->range, {describe(frame, value)});
            continue;
        }
        for (const auto& [key, entry] : dict->data->items) {
            const auto* name = key.get<std::string>();
            arguments.named.push_back(
                {name != nullptr ? *name : represent(key), entry, unpacking.value->range});
        }
    }
    return isKnown ? std::optional(std::move(arguments)) : std::nullopt;
}

/// The arguments of a function in the order of its names, `None` where one is left out; nothing after a
/// refusal.
static std::optional<Arguments> orderedByName(Frame& frame, const MathRow& row, Arguments arguments,
                                              Range call)
{
    const std::size_t given = arguments.positional.size() + arguments.named.size();
    const auto refuseCount = [&] {
        const bool isFixed = row.required == row.names.size();
        frame.refuse(refusals::argumentCount, call,
                     {std::string(row.name),
                      isFixed ? std::format("{} arguments", row.required)
                              : std::format("{} to {} arguments", row.required, row.names.size()),
                      std::to_string(given), std::string(row.usage)});
        return std::nullopt;
    };
    if (arguments.positional.size() > row.names.size())
        return refuseCount();
    const std::size_t byPlace = arguments.positional.size();
    arguments.positional.resize(row.names.size(), Value(None{}));
    arguments.places.resize(row.names.size(), call);
    for (Arguments::Named& named : arguments.named) {
        const auto at =
            static_cast<std::size_t>(std::ranges::find(row.names, named.name) - row.names.begin());
        if (at == row.names.size() || at < byPlace) {
            frame.refuse(refusals::argumentName, named.place, {std::string(row.name), named.name});
            return std::nullopt;
        }
        arguments.positional[at] = std::move(named.value);
        arguments.places[at] = named.place;
    }
    for (std::size_t i = 0; i < row.required; ++i) {
        if (arguments.positional[i].is<None>())
            return refuseCount();
    }
    return arguments;
}

/// Functions of hawk.math take their arguments by position; those of draws and `axis` of the sums may be
/// named.
Value callMathFunction(Frame& frame, const MathRow& row, Arguments arguments, Range call)
{
    if (row.op == ir::Op::at)
        return callTake(frame, arguments, call);
    if (!row.names.empty()) {
        const auto ordered = orderedByName(frame, row, std::move(arguments), call);
        return ordered ? callMath(frame, row, ordered->positional, ordered->places, call) : Value(Unknown{});
    }
    for (Arguments::Named& named : arguments.named) {
        if (named.name != "axis" || !takesAxis(row))
            return frame.refuse(refusals::argumentName, named.place, {std::string(row.name), named.name});
        arguments.positional.push_back(std::move(named.value));
        arguments.places.push_back(named.place);
    }
    return callMath(frame, row, arguments.positional, arguments.places, call);
}

Value callHawkName(Frame& frame, const NameRow& row, const Arguments& arguments, Range call,
                   std::string_view written)
{
    switch (row.meaning) {
    case Meaning::decorator:
        return callDecorator(frame, {}, arguments, call);
    case Meaning::parameterPlanes:
        return callParameterPlanes(frame, arguments, call);
    case Meaning::primitive:
        return makePrimitive(frame, arguments, call);
    case Meaning::kind:
        return callKind(frame, arguments, call);
    case Meaning::kindPart:
        return callKindPart(frame, row, arguments, call);
    case Meaning::sampleReduction:
        // After `from hawk import *` a bare max or min of several values is still the element-wise one.
        if (frame.isBody() && written == row.name && arguments.positional.size() >= 2
            && (row.name == "max" || row.name == "min"))
            return callBuiltin(frame, row.name == "max" ? Builtin::max : Builtin::min, arguments, call);
        return callReduction(frame, row, arguments, call, written);
    case Meaning::scatter:
        return refuseScatterCall(frame, call, written);
    case Meaning::steps:
        return callSteps(frame, arguments, call);
    case Meaning::resolver:
        return callResolve(frame, arguments, call);
    case Meaning::derivative:
        return callDerivative(frame, row, arguments, call);
    case Meaning::rollout:
        return callRollout(frame, row, arguments, call);
    case Meaning::kernelMaker:
        return callKernelMaker(frame, arguments, call);
    case Meaning::plane:
        return declarePlane(frame, arguments.positional, call);
    case Meaning::driver:
        return frame.refuse(unsupported::pythonFunction, call, {std::string(written)});
    default:
        return frame.refuse(faults::notCallable, call, {std::string("`") + std::string(written) + "`"});
    }
}

bool isPrint(const Value& callee)
{
    const auto* builtin = callee.get<BuiltinFunction>();
    return builtin != nullptr && builtin->id == Builtin::print;
}

} // namespace

Value callValue(Frame& frame, const Value& callee, const Arguments& arguments, Range call,
                std::string_view written)
{
    if (isPrint(callee)) {
        if (frame.session.kernel != nullptr)
            return frame.refuse(refusals::printInKernel, call);
        return frame.refuse(unsupported::pythonFunction, call, {"print"});
    }
    if (callee.isUnknown())
        return Unknown{};
    if (const auto* function = callee.get<Function>())
        return callFunction(frame, *function, arguments, call);
    if (const auto* function = callee.get<MathFunction>())
        return callMathFunction(frame, *function->row, arguments, call);
    if (const auto* function = callee.get<BuiltinFunction>())
        return callBuiltin(frame, function->id, arguments, call);
    if (const auto* function = callee.get<StaticFunction>())
        return callStatic(frame, *function, arguments, call);
    if (const auto* method = callee.get<BoundMethod>())
        return callMethod(frame, *method, arguments, call);
    if (const auto* type = callee.get<ClassObject>())
        return makeInstance(frame, *type, arguments, call);
    if (const auto* method = callee.get<InstanceMethod>()) {
        Arguments all = arguments;
        all.positional.insert(all.positional.begin(), *method->self);
        all.places.insert(all.places.begin(), call);
        return callFunction(frame, method->function, all, call);
    }
    if (callee.is<Instance>()) {
        if (auto result = callMember(frame, callee, "__call__", arguments.positional, call))
            return *std::move(result);
    }
    if (const auto* name = callee.get<HawkName>())
        return callHawkName(frame, *name->row, arguments, call, written);
    if (const auto* primitive = callee.get<PrimitiveObject>())
        return callPrimitive(frame, *primitive, arguments, call);
    if (const auto* kind = callee.get<KindObject>())
        return callDecorator(frame, {.kind = kind->data}, arguments, call);
    if (const auto* kernel = callee.get<KernelObject>()) {
        if (frame.session.kernel != nullptr)
            return frame.refuse(refusals::kernelCalled, call, {kernel->name});
        return frame.refuse(unsupported::pythonFunction, call, {kernel->name});
    }
    return frame.refuse(faults::notCallable, call, {describe(frame, callee)});
}

Value evaluateCall(Frame& frame, const CallExpr& call)
{
    const Value callee = evaluate(frame, *call.callee);
    const auto* name = callee.get<HawkName>();
    const bool isRefused = name != nullptr && name->row->rule != nullptr;
    // One fault: what stands between its parentheses belongs to the refused form.
    if (isRefused)
        return frame.refuse(*name->row->rule, call.range, {frame.session.textOf(call.callee->range)});
    const auto arguments = evaluateArguments(frame, call.arguments);
    if (!arguments)
        return Unknown{};
    return callValue(frame, callee, *arguments, call.range, frame.session.textOf(call.callee->range));
}

} // namespace hawk::trace
