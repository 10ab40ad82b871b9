// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/own_axes.h"

#include "trace/element_types.h"
#include "trace/matrix_parts.h"
#include "trace/operators.h"
#include "trace/refusals.h"

namespace hawk::trace {

using data::Shape;
using ir::NodeId;
using ir::Op;

namespace {

struct AxisRow {
    std::string_view label;
    std::uint32_t number;
    std::uint8_t rank;
};
constexpr AxisRow axes[] = {{"components", 0, 1}, {"rows", 0, 2}, {"columns", 1, 2}};

const AxisRow* findAxis(const Value& axis, std::uint8_t rank)
{
    const auto* label = axis.get<std::string>();
    const auto* number = axis.get<Integer>();
    for (const AxisRow& row : axes) {
        const bool isMeant =
            label != nullptr ? *label == row.label : number != nullptr && *number == row.number;
        if (isMeant && row.rank == rank)
            return &row;
    }
    return nullptr;
}

/// Whether an axis of the value is given; Unknown entries were refused before.
bool checkAxis(Frame& frame, const Traced& value, const Value& axis, Range place)
{
    const std::uint8_t rank = frame.type(value).shape.rank;
    if (axis.isUnknown() || findAxis(axis, rank) != nullptr)
        return !axis.isUnknown();
    if (refuseSampleAxis(frame, axis, place))
        return false;
    frame.refuse(refusals::wrongView, place,
                 {describe(frame, Value(value)), "axis " + represent(axis),
                  rank == 1 ? "A vector has axis 0, `\"components\"`."
                            : "A matrix has axis 0, `\"rows\"`, and axis 1, `\"columns\"`."});
    return false;
}

/// One fold, over all components of a vector or matrix or over a list of entries.
class Folding
{
public:
    Folding(Frame& frame, OwnFold fold, Range whole) : m_frame(frame), m_fold(fold), m_whole(whole) { }

    NodeId overAll(NodeId value) const
    {
        const std::uint32_t count = builder().type(value).shape.count();
        if (!isExtreme())
            return share(sum(value), count);
        std::vector<NodeId> entries;
        for (std::uint32_t k = 0; k < count; ++k)
            entries.push_back(builder().component(value, k, m_whole));
        return extreme(entries);
    }

    NodeId overEntries(std::vector<NodeId> entries) const
    {
        if (isExtreme())
            return extreme(entries);
        const auto count = static_cast<std::uint32_t>(entries.size());
        return share(sum(assembled(m_frame, std::move(entries), Shape::vector(count), m_whole)), count);
    }

private:
    ir::Builder& builder() const { return m_frame.builder(); }
    bool isExtreme() const { return m_fold == OwnFold::maximum || m_fold == OwnFold::minimum; }

    NodeId sum(NodeId value) const
    {
        return builder().add(
            {.op = Op::sum, .type = ir::Type::real(), .operands = {value}, .origin = m_whole});
    }

    NodeId share(NodeId total, std::uint32_t count) const
    {
        if (m_fold == OwnFold::sum)
            return total;
        return builder().apply(Op::multiply, {total, builder().constant(1.0 / count, m_whole)}, m_whole);
    }

    NodeId extreme(const std::vector<NodeId>& entries) const
    {
        const Op op = m_fold == OwnFold::maximum ? Op::maximum : Op::minimum;
        NodeId result = entries.front();
        for (std::size_t i = 1; i < entries.size(); ++i)
            result = builder().apply(op, {result, entries[i]}, m_whole);
        return result;
    }

    Frame& m_frame;
    OwnFold m_fold;
    Range m_whole;
};

} // namespace

bool refuseSampleAxis(Frame& frame, const Value& axis, Range place)
{
    const auto* label = axis.get<std::string>();
    if (label == nullptr || *label != "samples")
        return false;
    frame.refuse(refusals::retiredName, place, {"axis=\"samples\"", "`hawk.sum(value)`"});
    return true;
}

Value foldOwnEntries(Frame& frame, OwnFold fold, const Traced& value, const Value* axis, Range axisPlace,
                     Range whole)
{
    if (axis != nullptr && !checkAxis(frame, value, *axis, axisPlace))
        return Unknown{};
    const bool isExtreme = fold == OwnFold::maximum || fold == OwnFold::minimum;
    NodeId numbers = asNumber(frame, value.node, whole);
    if (!isExtreme)
        numbers = frame.builder().converted(numbers, ir::Element::real, whole);
    const Folding folding(frame, fold, whole);
    if (axis == nullptr || frame.type(value).shape.rank == 1)
        return frame.traced(folding.overAll(numbers));
    // Down the rows there is one result for each column.
    const MatrixAxis kept = findAxis(*axis, 2)->number == 0 ? MatrixAxis::columns : MatrixAxis::rows;
    std::vector<NodeId> results;
    for (std::uint32_t i = 0; i < lineCount(frame, numbers, kept); ++i)
        results.push_back(folding.overEntries(lineOf(frame, numbers, kept, i, whole)));
    const auto shape = Shape::vector(static_cast<std::uint32_t>(results.size()));
    return frame.traced(assembled(frame, std::move(results), shape, whole));
}

} // namespace hawk::trace
