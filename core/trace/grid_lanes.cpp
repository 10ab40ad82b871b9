// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/grid_lanes.h"

#include <algorithm>
#include <format>

#include "trace/expressions.h"
#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

using ir::NodeId;
using ir::Op;

std::string axisList(const std::vector<data::Axis>& axes)
{
    std::string list;
    for (const data::Axis& axis : axes)
        list += (list.empty() ? "" : ", ") + axis.label;
    return list;
}

/// Coordinate `axis` of the sample: samples are numbered with the last axis counting fastest.
static Value coordinateOf(Frame& frame, const PlaneData& lane, std::size_t axis, Range range)
{
    ir::Builder& builder = frame.builder();
    NodeId value = builder.add({.op = Op::sampleIndex, .type = ir::Type::index(), .origin = range});
    const std::int64_t stride = data::stridesOf(lane.axes)[axis];
    if (stride != 1)
        value = builder.apply(Op::floorDivide, {value, builder.constantIndex(stride, range)}, range);
    if (axis > 0)
        value =
            builder.apply(Op::modulo, {value, builder.constantIndex(*lane.axes[axis].extent, range)}, range);
    if (builder.node(value).op != Op::sampleIndex)
        builder.nameValue(value, lane.axes[axis].label, ir::NameStrength::helper);
    return frame.traced(value);
}

static Value refuseCoordinate(Frame& frame, const PlaneData& lane, Range place, std::string written)
{
    return frame.refuse(refusals::noCoordinate, place,
                        {lane.name, std::move(written), axisList(lane.axes), lane.axes.front().label});
}

Value readLaneItem(Frame& frame, const PlaneData& lane, const SubscriptExpr& expression)
{
    const Value index =
        expression.index->kind == ExprKind::slice ? Value(None{}) : evaluate(frame, *expression.index);
    if (index.isUnknown())
        return Unknown{};
    const auto count = static_cast<Integer>(lane.axes.size());
    const auto* position = index.get<Integer>();
    if (position == nullptr || *position < -count || *position >= count)
        return refuseCoordinate(frame, lane, expression.range,
                                std::format("[{}]", frame.session.textOf(expression.index->range)));
    return coordinateOf(frame, lane, static_cast<std::size_t>(*position < 0 ? *position + count : *position),
                        expression.range);
}

Value readLaneAttribute(Frame& frame, const PlaneData& lane, const AttributeExpr& expression)
{
    if (expression.name == "flat")
        return frame.traced(frame.builder().add(
            {.op = Op::sampleIndex, .type = ir::Type::index(), .origin = expression.range}));
    const auto axis = std::ranges::find(lane.axes, expression.name, &data::Axis::label);
    if (axis == lane.axes.end())
        return refuseCoordinate(frame, lane, expression.nameRange, std::string(expression.name));
    return coordinateOf(frame, lane, static_cast<std::size_t>(axis - lane.axes.begin()), expression.range);
}

std::vector<data::Axis> gridOf(Frame& frame, const std::vector<DeclaredParameter>& parameters)
{
    const DeclaredParameter* grid = nullptr;
    for (const DeclaredParameter& declared : parameters) {
        if (!declared.isGrid())
            continue;
        if (grid != nullptr)
            frame.refuse(refusals::secondGrid, declared.range,
                         {std::string(declared.name), std::string(grid->name)});
        else
            grid = &declared;
    }
    for (const DeclaredParameter& declared : parameters) {
        if (!declared.parameter)
            continue;
        for (const data::Axis& axis : declared.parameter->axes) {
            const bool isNameOfCall = declared.isGrid() || !axis.extent;
            if (isNameOfCall && std::ranges::contains(parameters, axis.label, &DeclaredParameter::name))
                frame.refuse(refusals::labelTaken, declared.range, {axis.label, std::string(declared.name)});
        }
    }
    return grid != nullptr ? grid->parameter->axes : std::vector<data::Axis>();
}

} // namespace hawk::trace
