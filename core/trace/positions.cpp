// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/positions.h"

#include "trace/element_types.h"
#include "trace/refusals.h"

namespace hawk::trace {

using ir::Element;
using ir::NodeId;

bool refuseConditionIndex(Frame& frame, const Value& index, Range range)
{
    const auto* traced = index.get<Traced>();
    const bool isCondition = index.is<bool>()
        || (traced != nullptr && checkOwner(frame, *traced, range)
            && frame.type(*traced).element == Element::boolean);
    if (isCondition)
        frame.refuse(refusals::booleanIndex, range, {describe(frame, index)});
    return isCondition;
}

std::optional<std::uint32_t> plainPosition(Frame& frame, const Traced& value, const Value& index,
                                           std::string_view part, std::uint32_t count, Range range)
{
    const Integer position = *index.get<Integer>();
    if (position >= 0 && position < count)
        return static_cast<std::uint32_t>(position);
    frame.refuse(
        refusals::indexOutside, range,
        {describe(frame, Value(value)), std::string(part), spell(position), std::to_string(count - 1)});
    return std::nullopt;
}

std::optional<NodeId> integerPosition(Frame& frame, const Value& index, Range range)
{
    const auto* traced = index.get<Traced>();
    if (traced == nullptr || !checkOwner(frame, *traced, range) || !frame.type(*traced).isScalar()
        || !isIntegerElement(frame.type(*traced).element))
        return std::nullopt;
    return frame.builder().converted(traced->node, Element::index, range);
}

} // namespace hawk::trace
