// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/integer_operators.h"

#include <algorithm>

#include "trace/element_types.h"
#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

using ir::Element;
using ir::Op;

namespace {

Op nodeOf(Operator op)
{
    switch (op) {
    case Operator::floorDivide:
        return Op::floorDivide;
    case Operator::modulo:
        return Op::modulo;
    case Operator::bitAnd:
        return Op::bitAnd;
    case Operator::bitOr:
        return Op::bitOr;
    case Operator::bitXor:
        return Op::bitXor;
    case Operator::shiftLeft:
        return Op::shiftLeft;
    default:
        return Op::shiftRight;
    }
}

bool isConditionValue(const Frame& frame, const Value& value)
{
    const auto* traced = value.get<Traced>();
    return value.is<bool>() || (traced != nullptr && frame.type(*traced).element == Element::boolean);
}

bool isSingle(const Frame& frame, const Value& value)
{
    const auto* traced = value.get<Traced>();
    return traced == nullptr || frame.type(*traced).isScalar();
}

bool isDataOperand(const Frame& frame, const Value& value)
{
    const auto* traced = value.get<Traced>();
    return traced != nullptr && isIntegerElement(frame.type(*traced).element)
        && frame.type(*traced).element != Element::index;
}

std::string adviceOn(Operator op)
{
    if (op == Operator::floorDivide)
        return "Write `floor(a / b)` from hawk.math.";
    if (op == Operator::modulo)
        return "Write `remainder(a, b)` from hawk.math.";
    return "Make an integer of it with `int32(x)`, `uint32(x)` or `index(x, n)` from hawk.math.";
}

} // namespace

Value applyIntegerBinary(Frame& frame, Operator op, Operand left, Operand right, Range whole)
{
    const std::string_view spelling = spellingOf(op);
    const bool areConditions = isConditionValue(frame, left.value) && isConditionValue(frame, right.value);
    const bool isLogical = op == Operator::bitAnd || op == Operator::bitOr || op == Operator::bitXor;
    if (areConditions && isLogical)
        return frame.refuse(refusals::bitsOfConditions, whole, {std::string(spelling)});
    const bool areWhole = isWhole(frame, left.value) && isWhole(frame, right.value);
    const bool areSingle = isSingle(frame, left.value) && isSingle(frame, right.value);
    const bool isMixedData = isDataOperand(frame, left.value) || isDataOperand(frame, right.value);
    if ((areWhole && areSingle) || isMixedData)
        return applyElementwise(frame, nodeOf(op), spelling, {left.value, right.value},
                                {left.range, right.range}, whole);
    const auto isOffender = [&](const Operand& operand) {
        return !isWhole(frame, operand.value) || !isSingle(frame, operand.value);
    };
    const Operand& offender = isOffender(left) && left.value.is<Traced>() ? left
        : isOffender(right)                                               ? right
                                                                          : left;
    return frame.refuse(refusals::integerOperator, whole,
                        {std::string(spelling), describe(frame, offender.value), adviceOn(op)});
}

Value applyInvert(Frame& frame, Operand operand, Range whole)
{
    if (isConditionValue(frame, operand.value))
        return frame.refuse(refusals::bitsOfConditions, whole, {"~"});
    if (isWhole(frame, operand.value) && isSingle(frame, operand.value))
        return applyElementwise(frame, Op::invert, "~", {operand.value}, {operand.range}, whole);
    return frame.refuse(refusals::integerOperator, whole,
                        {"~", describe(frame, operand.value), adviceOn(Operator::bitAnd)});
}

} // namespace hawk::trace
