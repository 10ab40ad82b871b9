// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/primitives.h"

#include <algorithm>

#include "trace/call_shape.h"
#include "trace/calls.h"
#include "trace/keywords.h"
#include "trace/operators.h"
#include "trace/primitive_rules.h"
#include "trace/refusals.h"

namespace hawk::trace {

namespace {

bool isRule(const Value* value)
{
    return value == nullptr || value->is<None>() || value->is<Function>();
}

/// The arguments as values of the sample; nothing after a refusal.
std::optional<Arguments> tracedArguments(Frame& frame, const std::string& name, const Arguments& arguments)
{
    if (!arguments.named.empty()) {
        frame.refuse(refusals::argumentName, arguments.named.front().place,
                     {name, arguments.named.front().name});
        return std::nullopt;
    }
    Arguments traced;
    for (std::size_t i = 0; i < arguments.positional.size(); ++i) {
        const auto node = operandNode(frame, {arguments.positional[i], arguments.places[i]}, name);
        if (!node)
            return std::nullopt;
        traced.positional.push_back(frame.traced(*node));
        traced.places.push_back(arguments.places[i]);
    }
    return traced;
}

} // namespace

Value makePrimitive(Frame& frame, const Arguments& arguments, Range call)
{
    if (arguments.hasUnknown())
        return Unknown{};
    const auto given = orderArguments(keywords::primitive, arguments);
    const auto* name = given && (*given)[0] != nullptr ? (*given)[0]->get<std::string>() : nullptr;
    if (name == nullptr || name->empty() || !isRule((*given)[1]) || !isRule((*given)[2]))
        return frame.refuse(refusals::badPrimitive, call, {frame.session.textOf(call)});
    if (!frame.session.primitives.insert(*name).second)
        return frame.refuse(refusals::primitiveTwice, call, {*name});
    const auto rule = [&](std::size_t i) { return (*given)[i] != nullptr ? *(*given)[i] : Value(None{}); };
    return PrimitiveObject{std::make_shared<const PrimitiveData>(
        PrimitiveData{.name = *name, .reverse = rule(1), .forward = rule(2), .place = call})};
}

Value withFunction(const PrimitiveObject& primitive, Value function)
{
    PrimitiveData data = *primitive.data;
    data.function = std::move(function);
    return PrimitiveObject{std::make_shared<const PrimitiveData>(std::move(data))};
}

Value callPrimitive(Frame& frame, const PrimitiveObject& primitive, const Arguments& arguments, Range call)
{
    const PrimitiveData& data = *primitive.data;
    const auto* function = data.function.get<Function>();
    if (function == nullptr) {
        const bool isFunction = arguments.positional.size() == 1 && arguments.positional[0].is<Function>();
        return isFunction ? withFunction(primitive, arguments.positional[0])
                          : frame.refuse(refusals::badPrimitive, call, {frame.session.textOf(call)});
    }
    if (arguments.hasUnknown())
        return Unknown{};
    if (frame.session.kernel == nullptr)
        return frame.refuse(unsupported::pythonFunction, call, {data.name});
    const auto traced = tracedArguments(frame, data.name, arguments);
    if (!traced)
        return Unknown{};
    const Value result = callFunction(frame, *function, *traced, call);
    if (result.isUnknown())
        return Unknown{};
    if (!result.is<Traced>() && !result.isNumber())
        return frame.refuse(refusals::primitiveResult, call, {data.name, describe(frame, result)});
    return data.hasRules() ? markCall(frame, data, traced->positional, {result, call}) : result;
}

} // namespace hawk::trace
