// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/plane_positions.h"

#include <algorithm>
#include <cmath>
#include <format>

#include "trace/element_types.h"
#include "trace/refusals.h"

namespace hawk::trace {

using ir::Element;
using ir::NodeId;
using ir::Op;

namespace {

/// What rounds to a place of the axis, where all of it is known.
bool isInside(double number, const std::optional<std::int64_t>& extent)
{
    const double place = std::trunc(number);
    return place >= 0.0 && (extent ? place < static_cast<double>(*extent) : place < 0x1p53);
}

bool checkIndex(Frame& frame, const std::string& plane, const PlaceIndex& index)
{
    const auto refuseType = [&] {
        frame.refuse(refusals::badPlace, index.place, {plane, describe(frame, index.value)});
        return false;
    };
    if (const auto* traced = index.value.get<Traced>()) {
        if (!checkOwner(frame, *traced, index.place))
            return false;
        const ir::Type& type = frame.type(*traced);
        return (type.isScalar() && type.element != Element::boolean) || refuseType();
    }
    if (!index.value.isNumber())
        return refuseType();
    if (isInside(*asReal(index.value), index.extent))
        return true;
    const std::string along = index.axis.empty() ? std::string() : std::format(" along `{}`", index.axis);
    const std::string last =
        index.extent ? std::format(": the last one is {}", *index.extent - 1) : std::string();
    const auto* whole = index.value.get<Integer>();
    const std::string number = whole != nullptr ? spell(*whole) : spell(*index.value.get<double>());
    frame.refuse(refusals::placeOutside, index.place, {plane, number + along, last});
    return false;
}

bool isReal(const Frame& frame, const PlaceIndex& index)
{
    const auto* traced = index.value.get<Traced>();
    return index.value.is<double>() || (traced != nullptr && frame.type(*traced).element == Element::real);
}

/// One index times its stride, as numbers of the given type.
NodeId termOf(Frame& frame, const PlaceIndex& index, Element element, Range range)
{
    ir::Builder& builder = frame.builder();
    const auto number = [&](double value) {
        return element == Element::real ? builder.constant(value, range)
                                        : builder.constantIndex(static_cast<std::int64_t>(value), range);
    };
    const auto* traced = index.value.get<Traced>();
    const NodeId value =
        traced != nullptr ? builder.converted(traced->node, element, range) : number(*asReal(index.value));
    if (index.stride == 1)
        return value;
    return builder.apply(Op::multiply, {value, number(static_cast<double>(index.stride))}, range);
}

} // namespace

std::optional<NodeId> placeOf(Frame& frame, const std::string& plane, const std::vector<PlaceIndex>& indices,
                              Range range)
{
    bool isValid = true;
    for (const PlaceIndex& index : indices)
        isValid = checkIndex(frame, plane, index) && isValid;
    if (!isValid)
        return std::nullopt;
    ir::Builder& builder = frame.builder();
    const bool isAllKnown =
        std::ranges::none_of(indices, [](const PlaceIndex& index) { return index.value.is<Traced>(); });
    if (isAllKnown) {
        double place = 0.0;
        for (const PlaceIndex& index : indices)
            place += *asReal(index.value) * static_cast<double>(index.stride);
        return builder.constantIndex(static_cast<std::int64_t>(place), range);
    }
    const bool hasReal =
        std::ranges::any_of(indices, [&](const PlaceIndex& index) { return isReal(frame, index); });
    const Element element = hasReal ? Element::real : Element::index;
    NodeId place = termOf(frame, indices.front(), element, range);
    for (std::size_t i = 1; i < indices.size(); ++i)
        place = builder.apply(Op::add, {place, termOf(frame, indices[i], element, range)}, range);
    if (!hasReal)
        return place;
    return builder.add(
        {.op = Op::select,
         .type = ir::Type::index(),
         .operands = {builder.apply(Op::isnan, {place}, range), builder.constantIndex(-1, range),
                      builder.converted(place, Element::index, range)},
         .origin = range});
}

} // namespace hawk::trace
