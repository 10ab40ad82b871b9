// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ir/op.h"

namespace hawk::codegen {

/// How tightly the outermost operator of an expression binds; later enumerators bind tighter.
enum class Binding { logicalOr, logicalAnd, equality, relational, additive, multiplicative, unary, primary };

/// A C++ expression with what is needed to put it into a larger one.
struct Expression {
    std::string text;
    Binding binding = Binding::primary;
};

/// Its text, in parentheses where an operator that binds like `minimum` would tear it apart.
std::string spellOperand(const Expression& operand, Binding minimum);

/// `callee(a, b)`.
Expression spellCall(std::string_view callee, const std::vector<Expression>& arguments);

/// `a + b` left to right: further operands of one strength group as the tree does, never by associativity.
Expression spellBinary(std::string_view symbol, Binding binding, const Expression& a, const Expression& b);

/// The expression of an operation that C++ has an operator for, else an empty text. Comparisons of conditions
/// and the logical operations never skip an operand, so they make no branch.
Expression spellOperator(ir::Op op, const std::vector<Expression>& operands);

} // namespace hawk::codegen
