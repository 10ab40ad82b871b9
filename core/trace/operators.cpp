// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/operators.h"

#include <cmath>

#include "trace/choice.h"
#include "trace/classes.h"
#include "trace/element_types.h"
#include "trace/integer_operators.h"
#include "trace/matrix_product.h"
#include "trace/planes.h"
#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

using ir::Element;
using ir::NodeId;
using ir::Op;

bool checkOwner(Frame& frame, const Traced& traced, Range range)
{
    if (frame.session.kernel != nullptr && traced.kernel == frame.session.kernel->serial)
        return true;
    frame.refuse(refusals::foreignValue, range);
    return false;
}

std::optional<NodeId> operandNode(Frame& frame, Operand operand, std::string_view name)
{
    const Value& value = operand.value;
    if (const auto* traced = value.get<Traced>())
        return checkOwner(frame, *traced, operand.range) ? std::optional(traced->node) : std::nullopt;
    if (const auto* boolean = value.get<bool>())
        return frame.builder().constant(*boolean, operand.range);
    if (value.isNumber() || value.is<LargeInteger>()) {
        if (const auto number = asReal(value))
            return frame.builder().constant(*number, operand.range);
        frame.refuse(refusals::largeOperand, operand.range);
        return std::nullopt;
    }
    if (const auto* plane = value.get<PlaneReference>())
        refusePlaneAsValue(frame, *plane, operand.range, name);
    else if (value.is<LuFactor>())
        frame.refuse(refusals::factorAsValue, operand.range, {std::string(name)});
    else if (!value.isUnknown())
        frame.refuse(refusals::notAnOperand, operand.range, {describe(frame, value), std::string(name)});
    return std::nullopt;
}

NodeId asNumber(Frame& frame, NodeId node, Range range)
{
    ir::Builder& builder = frame.builder();
    const ir::Type type = builder.type(node);
    if (type.element != Element::boolean)
        return node;
    NodeId one = builder.constant(1.0, range);
    NodeId zero = builder.constant(0.0, range);
    const ir::Type real = ir::Type::real(type.shape);
    if (!type.isScalar()) {
        one = builder.add({.op = Op::splat, .type = real, .operands = {one}, .origin = range});
        zero = builder.add({.op = Op::splat, .type = real, .operands = {zero}, .origin = range});
    }
    return builder.add({.op = Op::select, .type = real, .operands = {node, one, zero}, .origin = range});
}

Value applyElementwise(Frame& frame, Op op, std::string_view name, const std::vector<Value>& operands,
                       const std::vector<Range>& places, Range whole)
{
    auto matched = operandsOfOneElement(frame, op, name, operands, places, whole);
    if (!matched)
        return Unknown{};
    ir::Builder& builder = frame.builder();
    std::vector<NodeId>& nodes = *matched;
    NodeId shaped = nodes.front();
    bool areAllConditions = true;
    for (NodeId node : nodes) {
        const ir::Type& type = builder.type(node);
        const ir::Type& before = builder.type(shaped);
        if (!type.isScalar() && !before.isScalar() && type.shape != before.shape) {
            return frame.refuse(refusals::shapesDiffer, whole,
                                {std::string(name), describe(frame, frame.traced(shaped)),
                                 describe(frame, frame.traced(node))});
        }
        if (!type.isScalar())
            shaped = node;
        areAllConditions = areAllConditions && type.element == Element::boolean;
    }
    const bool isEquality = op == Op::equal || op == Op::notEqual;
    const bool isLogic = op == Op::logicalAnd || op == Op::logicalOr || op == Op::logicalNot;
    if (areAllConditions && !isEquality && !isLogic)
        return frame.refuse(refusals::conditionArithmetic, whole, {std::string(name)});
    if (!areAllConditions) {
        for (std::size_t i = 0; i < nodes.size(); ++i)
            nodes[i] = asNumber(frame, nodes[i], places[i]);
    }
    return frame.traced(builder.apply(op, std::move(nodes), whole));
}

namespace {

std::optional<Op> arithmeticOp(Operator op)
{
    switch (op) {
    case Operator::add:
        return Op::add;
    case Operator::subtract:
        return Op::subtract;
    case Operator::multiply:
        return Op::multiply;
    case Operator::divide:
        return Op::divide;
    case Operator::power:
        return Op::power;
    default:
        return std::nullopt;
    }
}

bool isCondition(const Frame& frame, const Value& value)
{
    const auto* traced = value.get<Traced>();
    return value.is<bool>() || (traced != nullptr && frame.type(*traced).element == Element::boolean);
}

/// `x / c` is a product with the reciprocal where that is a finite number (docs/semantics.md "Operators").
std::optional<double> reciprocal(const Frame& frame, Operand left, const Value& divisor)
{
    const auto number = divisor.is<bool>() ? std::nullopt : asReal(divisor);
    if (!number || isCondition(frame, left.value) || isWhole(frame, left.value))
        return std::nullopt;
    const double value = *number;
    const double inverse = 1.0 / value;
    if (value == 0.0 || !std::isfinite(value) || !std::isfinite(inverse))
        return std::nullopt;
    return inverse;
}

/// The quotient of two Index values is a whole number, which surprises in `1 / k` of a loop.
void warnOfQuotient(Frame& frame, Operand left, Operand right, Range whole)
{
    const auto isIndex = [&](const Value& value) {
        const auto* traced = value.get<Traced>();
        return traced == nullptr || frame.type(*traced).element == Element::index;
    };
    if (isIndex(left.value) && isIndex(right.value))
        frame.refuse(refusals::integerQuotient, whole,
                     {frame.session.textOf(whole), frame.session.textOf(left.range),
                      frame.session.textOf(right.range)});
}

/// Operands that can never be computed with, whatever stands on the other side.
bool refuseObjects(Frame& frame, Operand operand, std::string_view name)
{
    const Value& value = operand.value;
    if (value.is<Traced>() || value.isStaticNumber() || value.is<LargeInteger>())
        return false;
    if (const auto* plane = value.get<PlaneReference>())
        refusePlaneAsValue(frame, *plane, operand.range, name);
    else if (value.is<LuFactor>())
        frame.refuse(refusals::factorAsValue, operand.range, {std::string(name)});
    else if (!value.isUnknown())
        frame.refuse(refusals::notAnOperand, operand.range, {describe(frame, value), std::string(name)});
    return true;
}

bool areTraced(const Value& left, const Value& right)
{
    const auto isOfSample = [](const Value& value) {
        return value.is<Traced>() || value.is<LuFactor>() || value.is<Components>()
            || value.is<MatrixLines>();
    };
    return isOfSample(left) || isOfSample(right);
}

bool areOwned(Frame& frame, Operand left, Operand right)
{
    const auto* a = left.value.get<Traced>();
    const auto* b = right.value.get<Traced>();
    return (a == nullptr || checkOwner(frame, *a, left.range))
        && (b == nullptr || checkOwner(frame, *b, right.range));
}

} // namespace

Value applyBinary(Frame& frame, Operator op, Operand left, Operand right, Range whole)
{
    if (left.value.isUnknown() || right.value.isUnknown())
        return Unknown{};
    if (auto own = applyInstances(frame, op, left, right, whole))
        return *std::move(own);
    if (!areTraced(left.value, right.value))
        return staticBinary(frame, op, left.value, right.value, whole);
    const std::string_view spelling = spellingOf(op);
    const bool isLeftBad = refuseObjects(frame, left, spelling);
    const bool isRightBad = refuseObjects(frame, right, spelling);
    if (isLeftBad || isRightBad || !areOwned(frame, left, right))
        return Unknown{};
    if (op == Operator::matrixMultiply)
        return applyMatrixProduct(frame, left, right, whole);
    const auto arithmetic = arithmeticOp(op);
    if (!arithmetic)
        return applyIntegerBinary(frame, op, left, right, whole);
    const bool areWhole = isWhole(frame, left.value) && isWhole(frame, right.value);
    if (op == Operator::divide && areWhole) {
        if (isEqual(right.value, Value(Integer{0})))
            return frame.refuse(refusals::zeroDivisor, whole, {frame.session.textOf(whole)});
        warnOfQuotient(frame, left, right, whole);
    }
    if (op == Operator::divide) {
        if (const auto inverse = reciprocal(frame, left, right.value))
            return applyElementwise(frame, Op::multiply, spelling, {left.value, Value(*inverse)},
                                    {left.range, right.range}, whole);
    }
    return applyElementwise(frame, *arithmetic, spelling, {left.value, right.value},
                            {left.range, right.range}, whole);
}

Value applyUnary(Frame& frame, Operator op, Operand operand, Range whole)
{
    if (operand.value.isUnknown())
        return Unknown{};
    if (auto own = applyInstance(frame, op, operand, whole))
        return *std::move(own);
    if (!areTraced(operand.value, operand.value))
        return staticUnary(frame, op, operand.value, whole);
    if (refuseObjects(frame, operand, spellingOf(op)) || !areOwned(frame, operand, operand))
        return Unknown{};
    switch (op) {
    case Operator::negate:
        return applyElementwise(frame, Op::negate, "-", {operand.value}, {operand.range}, whole);
    case Operator::plus:
        if (isCondition(frame, operand.value))
            return frame.refuse(refusals::conditionArithmetic, whole, {"+"});
        return operand.value;
    case Operator::invert:
        return applyInvert(frame, operand, whole);
    default:
        return frame.refuse(refusals::truthValue, operand.range, {describe(frame, operand.value)});
    }
}

Value applyComparison(Frame& frame, Operator op, Operand left, Operand right, Range whole)
{
    if (left.value.isUnknown() || right.value.isUnknown())
        return Unknown{};
    if (auto own = applyInstances(frame, op, left, right, whole))
        return *std::move(own);
    if (op == Operator::is || op == Operator::isNot || !areTraced(left.value, right.value))
        return staticComparison(frame, op, left.value, right.value, whole);
    if (op == Operator::in || op == Operator::notIn) {
        // Containers of plain values only: looking for a sample's value would need a truth value.
        if (left.value.is<Traced>())
            return frame.refuse(refusals::truthValue, left.range, {describe(frame, left.value)});
        return staticComparison(frame, op, left.value, right.value, whole);
    }
    const std::string_view spelling = spellingOf(op);
    const bool isLeftBad = refuseObjects(frame, left, spelling);
    const bool isRightBad = refuseObjects(frame, right, spelling);
    if (isLeftBad || isRightBad || !areOwned(frame, left, right))
        return Unknown{};
    Op node = Op::equal;
    switch (op) {
    case Operator::less:
        node = Op::less;
        break;
    case Operator::lessEqual:
        node = Op::lessEqual;
        break;
    case Operator::greater:
        node = Op::greater;
        break;
    case Operator::greaterEqual:
        node = Op::greaterEqual;
        break;
    case Operator::notEqual:
        node = Op::notEqual;
        break;
    default:
        break;
    }
    return applyElementwise(frame, node, spelling, {left.value, right.value}, {left.range, right.range},
                            whole);
}

} // namespace hawk::trace
