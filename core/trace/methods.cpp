// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <array>

#include "trace/arrays.h"
#include "trace/builtins.h"
#include "trace/containers.h"
#include "trace/expressions.h"
#include "trace/kinds.h"
#include "trace/math_functions.h"
#include "trace/members.h"
#include "trace/method_call.h"
#include "trace/operators.h"
#include "trace/own_axes.h"
#include "trace/planes.h"
#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

namespace {

using ir::NodeId;
using ir::Op;

OwnFold foldOf(std::string_view name)
{
    if (name == "max")
        return OwnFold::maximum;
    if (name == "min")
        return OwnFold::minimum;
    return name == "sum" ? OwnFold::sum : OwnFold::mean;
}

Value callVectorMethod(const MethodCall& call, const Traced& vector)
{
    Frame& frame = call.frame;
    const ir::Type type = frame.type(vector);
    std::vector<Value> arguments = {Value(vector)};
    std::vector<Range> places = {call.range};
    for (std::size_t i = 0; i < call.count(); ++i) {
        arguments.push_back(call.argument(i));
        places.push_back(call.arguments.places[i]);
    }
    for (const Arguments::Named& named : call.arguments.named) {
        if (named.name != "axis")
            return frame.refuse(refusals::argumentName, named.place, {std::string(call.name()), named.name});
        arguments.push_back(named.value);
        places.push_back(named.place);
    }
    if (type.isScalar()) {
        if (arguments.size() == 2 && refuseSampleAxis(frame, arguments[1], places[1]))
            return Unknown{};
        return frame.refuse(refusals::wrongView, call.range,
                            {describe(frame, Value(vector)), "." + std::string(call.name()) + "()",
                             "It is a single number already."});
    }
    if (arguments.size() > 2)
        return call.refuse();
    const bool hasAxis = arguments.size() == 2;
    return foldOwnEntries(frame, foldOf(call.name()), vector, hasAxis ? &arguments[1] : nullptr,
                          hasAxis ? places[1] : call.range, call.range);
}

} // namespace

bool hasMethod(const Value& object, std::string_view name)
{
    if (object.is<Traced>())
        return std::ranges::contains(members::folds, name);
    if (isArray(object))
        return hasArrayMethod(name);
    if (const auto* list = object.get<List>())
        return list->data->form == ListForm::set ? hasSetMethod(name) : hasListMethod(name);
    if (object.is<Dict>())
        return hasDictMethod(name);
    if (object.is<Tuple>())
        return name == "index" || name == "count";
    if (object.is<KindObject>())
        return name == "extend";
    if (object.is<Complex>())
        return name == "conjugate";
    return object.is<std::string>() && hasTextMethod(name);
}

Value callMethod(Frame& frame, const BoundMethod& method, const Arguments& arguments, Range range)
{
    const MethodCall call{frame, method, arguments, range};
    const Value& object = *method.object;
    if (method.name == members::at)
        return callAt(frame, object, arguments, range);
    if (const auto* traced = object.get<Traced>()) {
        if (!checkOwner(frame, *traced, range) || arguments.hasUnknown())
            return Unknown{};
        return callVectorMethod(call, *traced);
    }
    // Unknown items are stored like others: only reading them back is silenced.
    if (isArray(object))
        return callArrayMethod(frame, *object.get<List>(), method.name, arguments, range);
    if (const auto* list = object.get<List>())
        return list->data->form == ListForm::set ? callSetMethod(call, *list) : callListMethod(call, *list);
    if (const auto* dict = object.get<Dict>())
        return callDictMethod(call, *dict);
    if (arguments.hasUnknown())
        return Unknown{};
    if (const auto* tuple = object.get<Tuple>())
        return findPosition(call, *tuple->items);
    if (const auto* kind = object.get<KindObject>())
        return extendKind(frame, kind->data, arguments, range);
    if (const auto* number = object.get<Complex>())
        return Complex{number->real, -number->imaginary};
    return callTextMethod(call, *object.get<std::string>());
}

} // namespace hawk::trace
