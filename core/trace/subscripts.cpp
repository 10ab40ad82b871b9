// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>

#include "trace/arrays.h"
#include "trace/classes.h"
#include "trace/containers.h"
#include "trace/declarations.h"
#include "trace/expressions.h"
#include "trace/matrix_subscripts.h"
#include "trace/operators.h"
#include "trace/planes.h"
#include "trace/positions.h"
#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

using ir::NodeId;
using ir::Op;

std::optional<std::vector<Value>> itemsOf(Frame& frame, const Value& value, Range place)
{
    if (!spend(frame, place, sizeOf(value)))
        return std::nullopt;
    if (const auto* tuple = value.get<Tuple>())
        return *tuple->items;
    if (const auto* list = value.get<List>())
        return list->data->items;
    std::vector<Value> items;
    if (const auto* dict = value.get<Dict>()) {
        for (const auto& [key, entry] : dict->data->items)
            items.push_back(key);
        return items;
    }
    if (const auto* text = value.get<std::string>()) {
        for (char c : *text)
            items.emplace_back(std::string(1, c));
        return items;
    }
    if (const auto* span = value.get<Span>()) {
        const Integer size = span->size();
        for (Integer i = 0; i < size; ++i)
            items.emplace_back(span->start + i * span->step);
        return items;
    }
    if (const auto own = callMember(frame, value, "__iter__", {}, place)) {
        if (own->is<Instance>()) {
            frame.refuse(faults::notIterable, place, {describe(frame, value)});
            return std::nullopt;
        }
        return itemsOf(frame, *own, place);
    }
    if (!value.isUnknown())
        frame.refuse(value.is<Traced>() ? refusals::truthValue : faults::notIterable, place,
                     {describe(frame, value)});
    return std::nullopt;
}

std::optional<std::uint32_t> componentPosition(Frame& frame, const Traced& vector, const Value& index,
                                               std::string_view written, Range indexRange, Range whole)
{
    if (index.isUnknown())
        return std::nullopt;
    const ir::Type type = frame.type(vector);
    if (type.isScalar()) {
        frame.refuse(refusals::noComponents, whole, {std::string(written), describe(frame, Value(vector))});
        return std::nullopt;
    }
    if (type.shape.rank == 2) {
        frame.refuse(refusals::matrixIndex, whole, {std::string(written), describe(frame, Value(vector))});
        return std::nullopt;
    }
    if (refuseConditionIndex(frame, index, indexRange))
        return std::nullopt;
    if (!index.is<Integer>()) {
        frame.refuse(refusals::badIndexType, indexRange, {describe(frame, index), std::string(written)});
        return std::nullopt;
    }
    return plainPosition(frame, vector, index, "component", type.shape.extents[0], indexRange);
}

std::optional<NodeId> tracedPosition(Frame& frame, const Traced& vector, const Value& index, Range range)
{
    return frame.type(vector).shape.rank == 1 ? integerPosition(frame, index, range) : std::nullopt;
}

Value readComponent(Frame& frame, const Traced& vector, const Value& index, const Expr& object,
                    Range indexRange, Range whole)
{
    if (!checkOwner(frame, vector, object.range))
        return Unknown{};
    if (const auto at = tracedPosition(frame, vector, index, indexRange)) {
        return frame.traced(frame.builder().add({.op = Op::componentAt,
                                                 .type = frame.type(vector).component(),
                                                 .operands = {vector.node, *at},
                                                 .origin = whole}));
    }
    const auto position =
        componentPosition(frame, vector, index, frame.session.textOf(object.range), indexRange, whole);
    if (!position)
        return Unknown{};
    return frame.traced(frame.builder().component(vector.node, *position, whole));
}

std::optional<SliceBounds> sliceBounds(Frame& frame, const SliceExpr& slice, Integer size)
{
    bool isKnown = true;
    const auto bound = [&](const Expr* expression) -> std::optional<Integer> {
        if (expression == nullptr)
            return std::nullopt;
        const Value value = evaluate(frame, *expression);
        if (value.is<None>())
            return std::nullopt;
        const auto integer = asInteger(value);
        if (!integer && !value.isUnknown())
            frame.refuse(faults::notIndexable, expression->range, {"A sequence", describe(frame, value)});
        isKnown = isKnown && integer.has_value();
        return integer;
    };
    const auto lower = bound(slice.lower);
    const auto upper = bound(slice.upper);
    const auto step = bound(slice.step);
    if (!isKnown)
        return std::nullopt;
    SliceBounds bounds;
    bounds.step = step.value_or(1);
    if (bounds.step == 0) {
        frame.refuse(faults::zeroDivision, slice.range);
        return std::nullopt;
    }
    const bool isForward = bounds.step > 0;
    const Integer lowest = isForward ? 0 : -1;
    const Integer highest = isForward ? size : size - 1;
    const auto clamp = [&](Integer value) {
        return std::clamp(value < 0 ? value + size : value, lowest, std::max(lowest, highest));
    };
    bounds.start = lower ? clamp(*lower) : (isForward ? lowest : highest);
    const Integer stop = upper ? clamp(*upper) : (isForward ? highest : lowest);
    bounds.count = Span{bounds.start, stop, bounds.step}.size();
    return bounds;
}

namespace {

Value refusePosition(Frame& frame, const Value& object, Integer position, std::size_t size, Range place)
{
    return frame.refuse(faults::indexRange, place,
                        {spell(position), describe(frame, object), std::to_string(size)});
}

/// Sub-vectors and components by Python's slice rules; a single negative index stays refused.
Value readComponents(Frame& frame, const Components& view, const SubscriptExpr& expression)
{
    if (expression.index->kind != ExprKind::slice) {
        const Value index = evaluate(frame, *expression.index);
        return readComponent(frame, view.vector, index, *expression.object, expression.index->range,
                             expression.range);
    }
    const Integer width = frame.type(view.vector).shape.extents[0];
    const auto bounds = sliceBounds(frame, as<SliceExpr>(*expression.index), width);
    if (!bounds)
        return Unknown{};
    if (bounds->count == 0)
        return frame.refuse(refusals::emptyVec, expression.range);
    ir::Builder& builder = frame.builder();
    std::vector<NodeId> parts;
    for (Integer i = 0; i < bounds->count; ++i)
        parts.push_back(builder.component(view.vector.node,
                                          static_cast<std::uint32_t>(bounds->start + i * bounds->step),
                                          expression.range));
    ir::Type type = frame.type(view.vector);
    type.shape = data::Shape::vector(static_cast<std::uint32_t>(parts.size()));
    type.tag = data::Tag::none;
    return frame.traced(
        builder.add({.op = Op::vec, .type = type, .operands = std::move(parts), .origin = expression.range}));
}

} // namespace

/// A container whose items are numbered.
static bool holdsItems(const Value& object)
{
    return object.is<Tuple>() || object.is<List>() || object.is<Span>() || object.is<std::string>();
}

Value staticItem(Frame& frame, const Value& object, const Value& index, Range place)
{
    if (object.isUnknown() || index.isUnknown())
        return Unknown{};
    if (const auto* dict = object.get<Dict>()) {
        const Value* entry = findEntry(*dict, index);
        return entry != nullptr ? *entry : frame.refuse(faults::noSuchKey, place, {represent(index)});
    }
    const auto position = asInteger(index);
    if (!holdsItems(object) || !position)
        return frame.refuse(faults::notIndexable, place, {describe(frame, object), describe(frame, index)});
    if (const auto* span = object.get<Span>()) {
        const Integer size = span->size();
        const Integer wrapped = *position < 0 ? *position + size : *position;
        if (wrapped < 0 || wrapped >= size)
            return refusePosition(frame, object, *position, static_cast<std::size_t>(size), place);
        return span->start + wrapped * span->step;
    }
    const auto* text = object.get<std::string>();
    const auto* tuple = object.get<Tuple>();
    const std::size_t size = text != nullptr
        ? text->size()
        : (tuple != nullptr ? tuple->items->size() : object.get<List>()->data->items.size());
    const Integer wrapped = *position < 0 ? *position + static_cast<Integer>(size) : *position;
    if (wrapped < 0 || wrapped >= static_cast<Integer>(size))
        return refusePosition(frame, object, *position, size, place);
    const auto at = static_cast<std::size_t>(wrapped);
    if (text != nullptr)
        return std::string(1, (*text)[at]);
    return tuple != nullptr ? (*tuple->items)[at] : object.get<List>()->data->items[at];
}

Value staticSlice(Frame& frame, const Value& object, const SliceExpr& slice)
{
    if (object.is<Dict>() || isArray(object)
        || (object.is<List>() && object.get<List>()->data->form == ListForm::set))
        return frame.refuse(faults::notIndexable, slice.range, {describe(frame, object), "a slice"});
    const auto items = itemsOf(frame, object, slice.range);
    if (!items)
        return Unknown{};
    const auto bounds = sliceBounds(frame, slice, static_cast<Integer>(items->size()));
    if (!bounds)
        return Unknown{};
    std::vector<Value> part;
    for (Integer i = 0; i < bounds->count; ++i)
        part.push_back((*items)[static_cast<std::size_t>(bounds->start + i * bounds->step)]);
    if (object.is<std::string>()) {
        std::string text;
        for (const Value& piece : part)
            text += *piece.get<std::string>();
        return text;
    }
    if (object.is<Tuple>())
        return makeTuple(std::move(part));
    return newList(frame.session, std::move(part));
}

Value readItem(Frame& frame, const SubscriptExpr& expression)
{
    const Value object = evaluate(frame, *expression.object);
    if (const auto* name = object.get<HawkName>())
        return subscriptDeclaration(frame, *name->row, expression);
    if (const auto* builtin = object.get<BuiltinFunction>())
        return subscriptContainer(frame, builtin->id, expression);
    if (const auto* view = object.get<Components>())
        return readComponents(frame, *view, expression);
    if (const auto* plane = object.get<PlaneReference>())
        return readPlaneItem(frame, *plane, expression);
    if (const auto* lines = object.get<MatrixLines>())
        return readLine(frame, *lines, expression);
    const bool isSlice = expression.index->kind == ExprKind::slice;
    if (const auto* traced = object.get<Traced>()) {
        if (checkOwner(frame, *traced, expression.object->range) && frame.type(*traced).shape.rank == 2)
            return readEntry(frame, *traced, expression);
        if (isSlice && checkOwner(frame, *traced, expression.object->range)
            && !frame.type(*traced).isScalar())
            return frame.refuse(refusals::badIndexType, expression.index->range,
                                {"a slice", frame.session.textOf(expression.object->range)});
        const Value index = isSlice ? Value(None{}) : evaluate(frame, *expression.index);
        return readComponent(frame, *traced, index, *expression.object, expression.index->range,
                             expression.range);
    }
    if (object.isUnknown())
        return Unknown{};
    if (object.is<Instance>() && !isSlice) {
        if (auto own = callMember(frame, object, "__getitem__", {evaluate(frame, *expression.index)},
                                  expression.range))
            return *std::move(own);
    }
    if (isSlice)
        return staticSlice(frame, object, as<SliceExpr>(*expression.index));
    const Value index = evaluate(frame, *expression.index);
    if (index.is<Traced>() && holdsItems(object))
        return frame.refuse(refusals::listByIndex, expression.range,
                            {frame.session.textOf(expression.object->range), describe(frame, object),
                             "`" + frame.session.textOf(expression.index->range) + "`"});
    Value item = staticItem(frame, object, index, expression.range);
    const auto* lost = item.get<Opaque>();
    return lost != nullptr
        ? refuseOpaque(frame, *lost, frame.session.textOf(expression.range), expression.range)
        : item;
}

} // namespace hawk::trace
