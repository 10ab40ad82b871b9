// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/math_functions.h"
#include "trace/operators.h"

namespace hawk::trace {

/// The arguments of one call of a hawk.math function and what is needed to refuse them.
struct MathCall {
    Frame& frame;
    const MathRow& row;
    const std::vector<Value>& arguments;
    const std::vector<Range>& places;
    Range range;

    Operand operand(std::size_t i) const { return {arguments[i], places[i]}; }
    std::optional<ir::NodeId> node(std::size_t i) const { return operandNode(frame, operand(i), row.name); }
};

/// The node of an argument as real numbers in its shape; nothing after a refusal.
std::optional<ir::NodeId> realArgument(const MathCall& call, std::size_t i);
/// `a Vector[3] and a Scalar`.
std::string describeArguments(const MathCall& call);

// The functions by family. math_table.cpp searches the tables in turn.
std::span<const MathRow> realMathRows();
std::span<const MathRow> integerMathRows();
std::span<const MathRow> randomMathRows();
std::span<const MathRow> choiceMathRows();
std::span<const MathRow> dispatchMathRows();
std::span<const MathRow> vectorMathRows();
std::span<const MathRow> matrixMathRows();
std::span<const MathRow> quaternionMathRows();
std::span<const MathRow> linearMathRows();

} // namespace hawk::trace
