// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0
//
// Operators of plain classes: the methods that Python calls for them.

#include <algorithm>

#include "trace/classes.h"
#include "trace/tree_names.h"

namespace hawk::trace {

namespace {

struct OperatorRow {
    Operator op;
    std::string_view own;
    std::string_view reflected;
};

constexpr OperatorRow binaries[] = {
    {Operator::add, "__add__", "__radd__"},
    {Operator::subtract, "__sub__", "__rsub__"},
    {Operator::multiply, "__mul__", "__rmul__"},
    {Operator::divide, "__truediv__", "__rtruediv__"},
    {Operator::floorDivide, "__floordiv__", "__rfloordiv__"},
    {Operator::modulo, "__mod__", "__rmod__"},
    {Operator::power, "__pow__", "__rpow__"},
    {Operator::matrixMultiply, "__matmul__", "__rmatmul__"},
    {Operator::less, "__lt__", "__gt__"},
    {Operator::lessEqual, "__le__", "__ge__"},
    {Operator::greater, "__gt__", "__lt__"},
    {Operator::greaterEqual, "__ge__", "__le__"},
    {Operator::equal, "__eq__", "__eq__"},
    {Operator::notEqual, "__ne__", "__ne__"},
};

constexpr OperatorRow unaries[] = {
    {Operator::negate, "__neg__", {}},
    {Operator::plus, "__pos__", {}},
    {Operator::invert, "__invert__", {}},
};

} // namespace

std::optional<Value> applyInstances(Frame& frame, Operator op, const Operand& left, const Operand& right,
                                    Range whole)
{
    if (!left.value.is<Instance>() && !right.value.is<Instance>())
        return std::nullopt;
    const auto* row = std::ranges::find(binaries, op, &OperatorRow::op);
    if (row == std::end(binaries))
        return std::nullopt;
    if (auto result = callMember(frame, left.value, row->own, {right.value}, whole))
        return result;
    return callMember(frame, right.value, row->reflected, {left.value}, whole);
}

std::optional<Value> applyInstance(Frame& frame, Operator op, const Operand& operand, Range whole)
{
    const auto* row = std::ranges::find(unaries, op, &OperatorRow::op);
    return row == std::end(unaries) ? std::nullopt : callMember(frame, operand.value, row->own, {}, whole);
}

} // namespace hawk::trace
