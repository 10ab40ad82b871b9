// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/loop_parts.h"

#include <algorithm>

#include "trace/expressions.h"
#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

using ir::NodeId;
using ir::Op;

/// A number of `range` as the loop counts in it.
static std::optional<std::int64_t> fitting(Integer value)
{
    constexpr Integer limit = Integer{1} << 62;
    if (value < -limit || value > limit)
        return std::nullopt;
    return static_cast<std::int64_t>(value);
}

std::optional<ir::LoopShape> readRange(Frame& frame, const CallExpr& range)
{
    std::vector<Integer> bounds;
    bool isKnown = true;
    for (const Argument& argument : range.arguments) {
        const Value value = evaluate(frame, *argument.value);
        const auto* bound = value.get<Integer>();
        isKnown = isKnown && bound != nullptr;
        if (bound != nullptr)
            bounds.push_back(*bound);
        else if (!value.isUnknown())
            frame.refuse(refusals::rangeBound, argument.value->range, {describe(frame, value)});
    }
    if (!isKnown)
        return std::nullopt;
    Span span;
    (bounds.size() == 1 ? span.stop : span.start) = bounds[0];
    if (bounds.size() > 1)
        span.stop = bounds[1];
    if (bounds.size() > 2)
        span.step = bounds[2];
    if (span.step == 0) {
        frame.refuse(refusals::rangeStep, range.arguments[2].value->range);
        return std::nullopt;
    }
    const auto start = fitting(span.start);
    const auto step = fitting(span.step);
    const bool fits = start && step && fitting(span.stop) && fitting(span.start + span.step * span.size());
    if (!fits) {
        frame.refuse(refusals::rangeTooLarge, range.range);
        return std::nullopt;
    }
    return ir::LoopShape{*start, *step, static_cast<std::uint64_t>(span.size())};
}

bool fillsVector(const ir::Builder& builder, NodeId placeholder, NodeId initial, NodeId next,
                 const ir::LoopShape& shape)
{
    const ir::Node& store = builder.node(next);
    const ir::Type& type = builder.type(placeholder);
    const std::uint64_t width = type.shape.count();
    const bool coversAll = shape.trips == width
        && ((shape.start == 0 && shape.step == 1)
            || (shape.start == static_cast<std::int64_t>(width) - 1 && shape.step == -1));
    const bool isStore = builder.node(initial).op == Op::prior && store.op == Op::setComponentAt
        && store.operands[0] == placeholder && builder.node(store.operands[1]).op == Op::loopIndex
        && builder.node(store.operands[1]).loop == builder.node(placeholder).loop;
    if (!coversAll || !isStore || type.element != ir::Element::real)
        return false;
    for (std::size_t i = indexOf(placeholder) + 1; i < builder.size(); ++i) {
        const auto id = static_cast<NodeId>(i);
        if (id != next && std::ranges::contains(builder.node(id).operands, placeholder))
            return false;
    }
    return true;
}

} // namespace hawk::trace
