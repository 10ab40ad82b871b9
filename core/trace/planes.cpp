// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/planes.h"

#include <algorithm>
#include <format>

#include "trace/expressions.h"
#include "trace/grid_lanes.h"
#include "trace/members.h"
#include "trace/operators.h"
#include "trace/plane_positions.h"
#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

using data::Role;
using ir::NodeId;
using ir::Op;

namespace {

/// A plane that can be read at a place.
struct ReadablePlane {
    std::string name;
    ir::Type type;
    const std::vector<data::Axis>& axes;
    bool isTable = false;
};

bool isOfKernel(Frame& frame, const PlaneReference& plane, Range range)
{
    const bool isOwn = frame.session.kernel != nullptr && plane.data->kernel == frame.session.kernel->serial;
    if (!isOwn)
        frame.refuse(refusals::foreignValue, range);
    return isOwn;
}

/// Nothing after a refusal.
std::optional<ReadablePlane> readablePlane(Frame& frame, const Value& plane, Range range)
{
    const std::string written = frame.session.textOf(range);
    if (const auto* reference = plane.get<PlaneReference>()) {
        if (!isOfKernel(frame, *reference, range))
            return std::nullopt;
        const PlaneData& data = *reference->data;
        if (data.role == Role::lookup)
            return ReadablePlane{data.name, data.type, data.axes, true};
        if (data.role == Role::nSamples)
            frame.refuse(refusals::notReadableThere, range, {written, describe(frame, plane)});
        else
            frame.refuse(refusals::keyedRead, range, {data.name});
        return std::nullopt;
    }
    const auto* traced = plane.get<Traced>();
    if (traced != nullptr && !checkOwner(frame, *traced, range))
        return std::nullopt;
    if (traced != nullptr) {
        const ir::Node& node = frame.builder().node(traced->node);
        if (node.op == Op::input && node.type.element != ir::Element::boolean)
            return ReadablePlane{node.leaf, node.type, frame.session.kernel->grid};
        frame.refuse(refusals::notReadableThere, range, {written, nameOfSource(node)});
    } else if (!plane.isUnknown())
        frame.refuse(refusals::notReadableThere, range, {written, describe(frame, plane)});
    return std::nullopt;
}

Value refusePlace(Frame& frame, const ReadablePlane& plane, Range place, std::string why)
{
    return frame.refuse(refusals::wrongPlace, place,
                        {plane.name, frame.session.textOf(place), std::move(why),
                         plane.axes.empty() ? std::string() : std::format(": `{}`", axisList(plane.axes))});
}

Value readAt(Frame& frame, const ReadablePlane& plane, const std::vector<PlaceIndex>& indices, Range range)
{
    const auto position = placeOf(frame, plane.name, indices, range);
    if (!position)
        return Unknown{};
    return frame.traced(frame.builder().add(
        {.op = Op::at, .type = plane.type, .operands = {*position}, .leaf = plane.name, .origin = range}));
}

/// One number for the place, whatever the axes are.
PlaceIndex flatIndex(const ReadablePlane& plane, const Value& value, Range place)
{
    const bool isKnown = !plane.axes.empty() && plane.axes.front().extent;
    return {.value = value,
            .place = place,
            .extent = isKnown ? std::optional(data::knownCount(plane.axes)) : std::nullopt};
}

PlaceIndex axisIndex(const ReadablePlane& plane, std::size_t axis, const Value& value, Range place)
{
    return {.value = value,
            .place = place,
            .axis = plane.axes[axis].label,
            .stride = data::stridesOf(plane.axes)[axis],
            .extent = plane.axes[axis].extent};
}

Value readNamed(Frame& frame, const ReadablePlane& plane, const Arguments& arguments, Range call)
{
    if (plane.axes.empty() && !plane.isTable)
        return frame.refuse(refusals::axesWithoutGrid, call, {plane.name});
    std::vector<std::optional<PlaceIndex>> found(plane.axes.size());
    for (const Arguments::Named& named : arguments.named) {
        const auto axis = std::ranges::find(plane.axes, named.name, &data::Axis::label);
        if (axis == plane.axes.end())
            return refusePlace(frame, plane, call, std::format("it has no axis `{}`", named.name));
        const auto at = static_cast<std::size_t>(axis - plane.axes.begin());
        if (found[at])
            return refusePlace(frame, plane, call, std::format("the axis `{}` is given twice", named.name));
        found[at] = axisIndex(plane, at, named.value, named.place);
    }
    std::vector<PlaceIndex> indices;
    for (std::size_t i = 0; i < found.size(); ++i) {
        if (!found[i])
            return refusePlace(frame, plane, call,
                               std::format("the axis `{}` is not given", plane.axes[i].label));
        indices.push_back(*std::move(found[i]));
    }
    return readAt(frame, plane, indices, call);
}

} // namespace

std::string nameOfSource(const ir::Node& node)
{
    switch (node.op) {
    case Op::uniform:
        return "a Param";
    case Op::prior:
        return "a Mutable";
    case Op::input:
        return "a mask";
    default:
        return "a computed value";
    }
}

Value callAt(Frame& frame, const Value& value, const Arguments& arguments, Range call)
{
    const auto plane = readablePlane(frame, value, call);
    if (!plane || arguments.hasUnknown())
        return Unknown{};
    if (!arguments.named.empty() && !arguments.positional.empty())
        return refusePlace(frame, *plane, call, "one index is named and another is not");
    if (!arguments.named.empty())
        return readNamed(frame, *plane, arguments, call);
    if (arguments.positional.size() != 1)
        return refusePlace(frame, *plane, call,
                           std::format("{} positions are given", arguments.positional.size()));
    return readAt(frame, *plane, {flatIndex(*plane, arguments.positional[0], arguments.places[0])}, call);
}

Value callTake(Frame& frame, const Arguments& arguments, Range call)
{
    if (arguments.positional.empty())
        return frame.refuse(refusals::argumentCount, call,
                            {"take", "a plane and a place", "0", "take(t, i)"});
    Arguments places = arguments;
    places.positional.erase(places.positional.begin());
    places.places.erase(places.places.begin());
    return callAt(frame, arguments.positional.front(), places, call);
}

Value readPlaneItem(Frame& frame, const PlaneReference& reference, const SubscriptExpr& expression)
{
    if (!isOfKernel(frame, reference, expression.object->range))
        return Unknown{};
    if (reference.data->role == Role::nSamples)
        return readLaneItem(frame, *reference.data, expression);
    const auto plane = readablePlane(frame, reference, expression.object->range);
    if (!plane)
        return Unknown{};
    const bool isTuple = expression.index->kind == ExprKind::tuple;
    const std::span<const Expr* const> items = isTuple
        ? std::span<const Expr* const>(as<SequenceExpr>(*expression.index).items)
        : std::span<const Expr* const>(&expression.index, 1);
    if (items.size() != 1 && items.size() != plane->axes.size())
        return refusePlace(frame, *plane, expression.range,
                           std::format("{} positions are given", items.size()));
    std::vector<PlaceIndex> indices;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const Value value = items[i]->kind == ExprKind::slice ? Value(None{}) : evaluate(frame, *items[i]);
        if (value.isUnknown())
            return Unknown{};
        if (value.is<None>())
            return refusePlace(frame, *plane, expression.range, "a slice is no place");
        indices.push_back(items.size() == 1 ? flatIndex(*plane, value, items[i]->range)
                                            : axisIndex(*plane, i, value, items[i]->range));
    }
    return readAt(frame, *plane, indices, expression.range);
}

Value readPlaneAttribute(Frame& frame, const PlaneReference& reference, const AttributeExpr& expression)
{
    const PlaneData& plane = *reference.data;
    const std::string_view name = expression.name;
    if (!isOfKernel(frame, reference, expression.object->range))
        return Unknown{};
    if (plane.role == Role::nSamples)
        return readLaneAttribute(frame, plane, expression);
    if (name == members::at)
        return BoundMethod{std::make_shared<const Value>(reference), members::at};
    if (name == "add" || name == "write" || name == "contribute")
        return frame.refuse(refusals::retiredName, expression.nameRange,
                            {"." + std::string(name), "`hawk.scatter(plane)[key] += value`"});
    return frame.refuse(refusals::unknownAttribute, expression.nameRange,
                        {describe(frame, reference), std::string(name),
                         plane.role == Role::lookup ? "Read it at a place: `t.at(i)` or `t[i]`."
                                                    : "Write it by key: `hawk.scatter(b)[key] += value`."});
}

void refusePlaneAsValue(Frame& frame, const PlaneReference& plane, Range range, std::string_view user)
{
    const std::string& name = plane.data->name;
    std::string advice = std::format("Read it at a place: `{0}.at(i)` or `{0}[i]`.", name);
    if (plane.data->role == Role::nSamples)
        advice = std::format("Use one of its coordinates: `{}.{}`.", name, plane.data->axes.front().label);
    else if (plane.data->role != Role::lookup)
        advice = std::format("Write it by key: `hawk.scatter({})[key] += value`.", name);
    frame.refuse(refusals::planeAsValue, range,
                 {describe(frame, plane), std::string(user), std::move(advice)});
}

void refusePlaneStore(Frame& frame, const PlaneReference& plane, Range target)
{
    const bool isKeyed = plane.data->role == Role::accumOut;
    frame.refuse(refusals::planeStore, target,
                 {plane.data->name, describe(frame, plane),
                  isKeyed ? std::format("Write `hawk.scatter({})[key] += value`.", plane.data->name)
                          : std::string("It is only read; results go into a `Mutable`.")});
}

Value planeValue(const Frame& body, const DeclaredParameter& declared)
{
    return PlaneReference{
        std::make_shared<const PlaneData>(PlaneData{.name = std::string(declared.name),
                                                    .role = declared.parameter->role,
                                                    .type = declared.type,
                                                    .axes = declared.parameter->axes,
                                                    .kernel = body.session.kernel->serial})};
}

} // namespace hawk::trace
