// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/assignments.h"

#include "trace/classes.h"
#include "trace/containers.h"
#include "trace/element_types.h"
#include "trace/expressions.h"
#include "trace/finishes.h"
#include "trace/operators.h"
#include "trace/planes.h"
#include "trace/refusals.h"
#include "trace/scatters.h"
#include "trace/tree_names.h"

namespace hawk::trace {

using ir::Element;
using ir::NodeId;
using ir::Op;

namespace {

void assignName(Frame& frame, const NameExpr& target, const Value& value)
{
    const auto* traced = value.get<Traced>();
    if (traced != nullptr && frame.session.kernel != nullptr
        && traced->kernel == frame.session.kernel->serial) {
        const auto strength = frame.isBody() ? ir::NameStrength::body : ir::NameStrength::helper;
        frame.builder().nameValue(traced->node, target.name, strength);
    }
    if (const Scope* shared = frame.scope->sharedScope(target.name);
        shared != nullptr && !mayChange(frame, shared->branch(), target.range))
        return;
    frame.scope->bind(target.name, value);
}

void refuseUnpackedVector(Frame& frame, const Traced& vector, std::size_t count, Range place,
                          Range valueRange)
{
    const ir::Type& type = frame.type(vector);
    const std::string written = frame.session.textOf(valueRange);
    if (type.shape.rank == 2) {
        frame.refuse(refusals::unpackedMatrix, place, {describe(frame, Value(vector)), written});
        return;
    }
    if (type.isScalar()) {
        frame.refuse(refusals::noComponents, place, {written, describe(frame, Value(vector))});
        return;
    }
    frame.refuse(refusals::unpackedVector, place,
                 {describe(frame, Value(vector)), std::to_string(count), written,
                  std::to_string(type.shape.extents[0] - 1)});
}

void assignSequence(Frame& frame, const SequenceExpr& target, const Value& value, Range valueRange)
{
    std::optional<std::vector<Value>> items;
    if (const auto* traced = value.get<Traced>(); traced != nullptr && checkOwner(frame, *traced, valueRange))
        refuseUnpackedVector(frame, *traced, target.items.size(), target.range, valueRange);
    else if (!value.is<Traced>())
        items = itemsOf(frame, value, valueRange);
    std::optional<std::size_t> starred;
    for (std::size_t i = 0; i < target.items.size(); ++i) {
        if (target.items[i]->kind == ExprKind::starred)
            starred = i;
    }
    const std::size_t names = target.items.size();
    const bool fits = items && (starred ? items->size() + 1 >= names : items->size() == names);
    if (items && !fits)
        frame.refuse(faults::unpackCount, target.range,
                     {std::to_string(items->size()), std::to_string(names)});
    if (!fits) {
        for (const Expr* item : target.items)
            assignTarget(frame, item->kind == ExprKind::starred ? *as<StarredExpr>(*item).value : *item,
                         Unknown{}, valueRange);
        return;
    }
    std::size_t next = 0;
    for (std::size_t i = 0; i < names; ++i) {
        if (starred != i) {
            assignTarget(frame, *target.items[i], (*items)[next++], valueRange);
            continue;
        }
        const std::size_t count = items->size() + 1 - names;
        const auto first = items->begin() + static_cast<std::ptrdiff_t>(next);
        std::vector<Value> rest(first, first + static_cast<std::ptrdiff_t>(count));
        next += count;
        assignTarget(frame, *as<StarredExpr>(*target.items[i]).value, newList(frame.session, std::move(rest)),
                     valueRange);
    }
}

/// Makes a vector and what replaces one of its components real numbers unless they are of one kind already.
bool matchElements(Frame& frame, NodeId& vector, NodeId& entry, Range range)
{
    ir::Builder& builder = frame.builder();
    if (builder.type(vector).element == builder.type(entry).element)
        return true;
    const auto real = realOperand(frame, asNumber(frame, entry, range), "[]=", range);
    if (!real)
        return false;
    entry = *real;
    vector = builder.converted(asNumber(frame, vector, range), ir::Element::real, range);
    return true;
}

/// The vector with one component replaced; a vector whose components are all known becomes a `vec` of them,
/// so that a plane filled component by component never needs its start value.
Value withComponent(Frame& frame, const Traced& vector, std::uint32_t position, NodeId entry, Range range)
{
    ir::Builder& builder = frame.builder();
    NodeId base = vector.node;
    if (!matchElements(frame, base, entry, range))
        return Unknown{};
    const ir::Type type = builder.type(base);
    const std::uint32_t width = type.shape.extents[0];
    std::vector<std::optional<NodeId>> entries(width);
    entries[position] = entry;
    NodeId origin = base;
    while (builder.node(origin).op == Op::setComponent) {
        const ir::Node& node = builder.node(origin);
        auto& known = entries[static_cast<std::size_t>(std::get<std::int64_t>(node.literal))];
        if (!known)
            known = node.operands[1];
        origin = node.operands[0];
    }
    const Op source = builder.node(origin).op;
    const bool isSpelledOut = source == Op::vec || source == Op::splat;
    std::vector<NodeId> parts;
    for (std::uint32_t k = 0; k < width; ++k) {
        if (!entries[k] && isSpelledOut)
            entries[k] = builder.component(origin, k, range);
        if (entries[k])
            parts.push_back(*entries[k]);
    }
    if (parts.size() == width)
        return frame.traced(
            builder.add({.op = Op::vec, .type = type, .operands = std::move(parts), .origin = range}));
    return frame.traced(builder.add({.op = Op::setComponent,
                                     .type = type,
                                     .operands = {base, entry},
                                     .literal = static_cast<std::int64_t>(position),
                                     .origin = range}));
}

/// The same where only the sample knows which component.
Value withComponentAt(Frame& frame, const Traced& vector, NodeId position, NodeId entry, Range range)
{
    ir::Builder& builder = frame.builder();
    NodeId base = vector.node;
    if (!matchElements(frame, base, entry, range))
        return Unknown{};
    return frame.traced(builder.add({.op = Op::setComponentAt,
                                     .type = builder.type(base),
                                     .operands = {base, position, entry},
                                     .origin = range}));
}

void storeComponent(Frame& frame, const SubscriptExpr& target, const Traced& vector, const Value& index,
                    const Value& value, Range valueRange)
{
    if (!checkOwner(frame, vector, target.object->range))
        return;
    if (!frame.isBody()) {
        frame.refuse(refusals::storeInHelper, target.range);
        return;
    }
    if (target.object->kind != ExprKind::name) {
        frame.refuse(faults::notAssignable, target.range);
        return;
    }
    const std::string_view name = as<NameExpr>(*target.object).name;
    if (frame.type(vector).shape.rank == 2) {
        frame.refuse(refusals::matrixStore, target.range,
                     {std::string(name), describe(frame, Value(vector))});
        frame.scope->bind(name, Unknown{});
        return;
    }
    const auto at = tracedPosition(frame, vector, index, target.index->range);
    const auto position =
        at ? std::nullopt : componentPosition(frame, vector, index, name, target.index->range, target.range);
    const auto entry = operandNode(frame, {value, valueRange}, "[]=");
    if ((!at && !position) || !entry) {
        frame.scope->bind(name, Unknown{});
        return;
    }
    if (!frame.builder().type(*entry).isScalar()) {
        frame.refuse(refusals::commitType, target.range,
                     {frame.session.textOf(target.range), "Scalar", describe(frame, value),
                      "A component is a single number."});
        frame.scope->bind(name, Unknown{});
        return;
    }
    assignName(frame, as<NameExpr>(*target.object),
               at ? withComponentAt(frame, vector, *at, *entry, target.range)
                  : withComponent(frame, vector, *position, *entry, target.range));
}

/// What is wrong with storing into a part of a mask, or with an operator, the check of the body has named.
bool isMaskOfBody(const Frame& frame, const Expr& target)
{
    return frame.isBody() && target.kind == ExprKind::name && isMask(frame, as<NameExpr>(target).name);
}

void assignSubscript(Frame& frame, const SubscriptExpr& target, const Value& value, Range valueRange)
{
    // The check of the body has named old spellings and stores by key.
    const bool isWholeStore = target.index->kind == ExprKind::constant
        && as<ConstantExpr>(*target.index).value == ConstantExpr::Value::ellipsis;
    if (isWholeStore && frame.isBody())
        return;
    if (isMaskOfBody(frame, *target.object))
        return;
    if (const CallExpr* scatter = scatterOf(frame, target)) {
        storeByKey(frame, target, *scatter, KeyedForm::store, value, valueRange,
                   cover(target.range, valueRange));
        return;
    }
    const Value object = evaluate(frame, *target.object);
    if (const auto* plane = object.get<PlaneReference>()) {
        if (!value.isUnknown())
            refusePlaneStore(frame, *plane, target.range);
        return;
    }
    if (target.index->kind == ExprKind::slice) {
        if (object.is<Traced>())
            frame.refuse(refusals::badIndexType, target.index->range,
                         {"a slice", frame.session.textOf(target.object->range)});
        else
            storeSlice(frame, object, as<SliceExpr>(*target.index), {value, valueRange}, target.range);
        return;
    }
    const Value index = evaluate(frame, *target.index);
    if (const auto* traced = object.get<Traced>())
        storeComponent(frame, target, *traced, index, value, valueRange);
    else
        storeItem(frame, object, index, value, target.range);
}

/// `self.x = value`
void assignAttribute(Frame& frame, const AttributeExpr& target, const Value& value)
{
    const Value object = evaluate(frame, *target.object);
    if (const auto* instance = object.get<Instance>())
        storeInstanceAttribute(frame, *instance, target.name, value, target.range);
    else if (!object.isUnknown())
        frame.refuse(faults::notAssignable, target.range);
}

} // namespace

void assignTarget(Frame& frame, const Expr& target, const Value& value, Range valueRange)
{
    switch (target.kind) {
    case ExprKind::name: {
        const auto& name = as<NameExpr>(target);
        if (isMaskOfBody(frame, target))
            assignMask(frame, name.name, value, cover(target.range, valueRange));
        else
            assignName(frame, name, value);
        return;
    }
    case ExprKind::tuple:
    case ExprKind::list:
        assignSequence(frame, as<SequenceExpr>(target), value, valueRange);
        return;
    case ExprKind::subscript:
        assignSubscript(frame, as<SubscriptExpr>(target), value, valueRange);
        return;
    case ExprKind::attribute:
        if (!frame.isBody())
            assignAttribute(frame, as<AttributeExpr>(target), value);
        return;
    default:
        if (target.kind != ExprKind::error)
            frame.refuse(faults::notAssignable, target.range);
        return;
    }
}

void executeAssign(Frame& frame, const AssignStmt& statement)
{
    const Value value = evaluate(frame, *statement.value);
    for (const Expr* target : statement.targets)
        assignTarget(frame, *target, value, statement.value->range);
}

void executeAnnotated(Frame& frame, const AnnotatedAssignStmt& statement)
{
    if (statement.value == nullptr)
        return;
    const Value value = evaluate(frame, *statement.value);
    assignTarget(frame, *statement.target, value, statement.value->range);
}

static KeyedForm keyedForm(Operator op)
{
    if (op == Operator::add)
        return KeyedForm::add;
    return op == Operator::bitOr ? KeyedForm::setBits : KeyedForm::other;
}

void executeAugmented(Frame& frame, const AugmentedAssignStmt& statement)
{
    const Expr& target = *statement.target;
    if (const CallExpr* scatter = scatterOf(frame, target)) {
        const Value value = evaluate(frame, *statement.value);
        storeByKey(frame, as<SubscriptExpr>(target), *scatter, keyedForm(statement.op), value,
                   statement.value->range, statement.range);
        return;
    }
    if (target.kind == ExprKind::attribute && frame.isBody()) {
        evaluate(frame, *statement.value);
        return;
    }
    if (isMaskOfBody(frame, target)) {
        evaluate(frame, *statement.value);
        frame.scope->bind(as<NameExpr>(target).name, Unknown{});
        return;
    }
    const Value before = evaluate(frame, target);
    const Value change = evaluate(frame, *statement.value);
    const auto* list = before.get<List>();
    if (list != nullptr && statement.op == Operator::add && list->data->form == ListForm::list) {
        // `+=` changes a list in place, also under its other names.
        if (const auto items = itemsOf(frame, change, statement.value->range);
            items && mayChange(frame, list->data->branch, statement.range))
            list->data->items.insert(list->data->items.end(), items->begin(), items->end());
        return;
    }
    const Value after = applyBinary(frame, statement.op, {before, target.range},
                                    {change, statement.value->range}, statement.range);
    if (list != nullptr && list->data->form != ListForm::list && after.is<List>()) {
        // Sets and arrays change in place too.
        if (mayChange(frame, list->data->branch, statement.range))
            list->data->items = after.get<List>()->data->items;
        return;
    }
    if (const auto* dict = before.get<Dict>(); dict != nullptr && after.is<Dict>()) {
        if (mayChange(frame, dict->data->branch, statement.range))
            dict->data->items = after.get<Dict>()->data->items;
        return;
    }
    assignTarget(frame, target, after, statement.value->range);
}

} // namespace hawk::trace
