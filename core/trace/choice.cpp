// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/choice.h"

#include "trace/element_types.h"
#include "trace/operators.h"
#include "trace/refusals.h"

namespace hawk::trace {

using ir::Element;
using ir::NodeId;
using ir::Op;

Condition asCondition(Frame& frame, const Value& value, Range range)
{
    if (value.isUnknown())
        return {};
    if (const auto* traced = value.get<Traced>()) {
        if (!checkOwner(frame, *traced, range))
            return {};
        if (frame.type(*traced).element != Element::boolean) {
            frame.refuse(refusals::notACondition, range,
                         {describe(frame, value), frame.session.textOf(range)});
            return {};
        }
        return {.node = traced->node};
    }
    if (const auto truth = truthOf(value))
        return {.known = truth};
    frame.refuse(refusals::notACondition, range, {describe(frame, value), frame.session.textOf(range)});
    return {};
}

namespace {

NodeId splatTo(ir::Builder& builder, NodeId node, const data::Shape& shape, Range range)
{
    ir::Type type = builder.type(node);
    if (!type.isScalar() || shape.isScalar())
        return node;
    type.shape = shape;
    return builder.add({.op = Op::splat, .type = type, .operands = {node}, .origin = range});
}

Value selectNodes(Frame& frame, NodeId condition, NodeId whenTrue, NodeId whenFalse, Range range)
{
    ir::Builder& builder = frame.builder();
    const data::Shape conditionShape = builder.type(condition).shape;
    data::Shape shape = builder.type(whenTrue).shape;
    if (shape.isScalar())
        shape = builder.type(whenFalse).shape;
    if (!conditionShape.isScalar()) {
        if (!shape.isScalar() && shape != conditionShape) {
            return frame.refuse(
                refusals::conditionShape, range,
                {describe(frame, frame.traced(condition)), describe(frame, frame.traced(whenTrue))});
        }
        shape = conditionShape;
    }
    const Value before = frame.traced(whenTrue);
    const Value after = frame.traced(whenFalse);
    whenTrue = splatTo(builder, whenTrue, shape, range);
    whenFalse = splatTo(builder, whenFalse, shape, range);
    const ir::Type type = builder.type(whenTrue);
    const ir::Type& other = builder.type(whenFalse);
    if (type.shape == other.shape && isIntegerElement(type.element) != isIntegerElement(other.element)
        && (type.element == Element::real || other.element == Element::real))
        return frame.refuse(refusals::armIntegers, range, {describe(frame, before), describe(frame, after)});
    if (type != other)
        return frame.refuse(refusals::armTypes, range, {describe(frame, before), describe(frame, after)});
    return frame.traced(builder.add(
        {.op = Op::select, .type = type, .operands = {condition, whenTrue, whenFalse}, .origin = range}));
}

Value mergeItems(Frame& frame, const Condition& condition, const Tuple& a, const Tuple& b, MergeRule rule,
                 std::string_view name, Range range)
{
    std::vector<Value> items;
    for (std::size_t i = 0; i < a.items->size(); ++i)
        items.push_back(choose(frame, condition, (*a.items)[i], (*b.items)[i], rule, name, range));
    return makeTuple(std::move(items));
}

} // namespace

Value choose(Frame& frame, const Condition& condition, const Value& whenTrue, const Value& whenFalse,
             MergeRule rule, std::string_view name, Range range)
{
    if (condition.known)
        return *condition.known ? whenTrue : whenFalse;
    if (whenTrue.isUnknown() || whenFalse.isUnknown() || !condition.isValid())
        return Unknown{};
    const bool isTraced = whenTrue.is<Traced>() || whenFalse.is<Traced>();
    if (rule == MergeRule::branches && whenTrue.data.index() == whenFalse.data.index()
        && isEqual(whenTrue, whenFalse))
        return whenTrue;
    if (whenTrue.is<LuFactor>() || whenFalse.is<LuFactor>())
        return frame.refuse(refusals::factorsToChoose, range);
    const auto* first = whenTrue.get<Tuple>();
    const auto* second = whenFalse.get<Tuple>();
    if (first != nullptr && second != nullptr && first->items->size() == second->items->size())
        return mergeItems(frame, condition, *first, *second, rule, name, range);
    const bool areNumbers = whenTrue.isNumber() && whenFalse.isNumber();
    const bool areConditions = rule == MergeRule::expression && whenTrue.is<bool>() && whenFalse.is<bool>();
    if (!isTraced && !areNumbers && !areConditions) {
        if (rule == MergeRule::branches)
            return frame.refuse(refusals::untracedBranches, range,
                                {std::string(name), describe(frame, whenTrue), describe(frame, whenFalse)});
        const Value& offender = whenTrue.isStaticNumber() ? whenFalse : whenTrue;
        return frame.refuse(refusals::notAnOperand, range, {describe(frame, offender), std::string(name)});
    }
    const auto a = operandNode(frame, {whenTrue, range}, name);
    const auto b = operandNode(frame, {whenFalse, range}, name);
    if (!a || !b)
        return Unknown{};
    return selectNodes(frame, *condition.node, *a, *b, range);
}

} // namespace hawk::trace
