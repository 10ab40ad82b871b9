// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/expression.h"

#include <format>

namespace hawk::codegen {

using ir::Op;

namespace {

struct OperatorInfo {
    std::string_view symbol;
    Binding binding;
};

OperatorInfo operatorOf(Op op)
{
    switch (op) {
    case Op::add:
        return {"+", Binding::additive};
    case Op::subtract:
        return {"-", Binding::additive};
    case Op::multiply:
        return {"*", Binding::multiplicative};
    case Op::divide:
        return {"/", Binding::multiplicative};
    case Op::less:
        return {"<", Binding::relational};
    case Op::lessEqual:
        return {"<=", Binding::relational};
    case Op::greater:
        return {">", Binding::relational};
    case Op::greaterEqual:
        return {">=", Binding::relational};
    case Op::equal:
        return {"==", Binding::equality};
    case Op::notEqual:
        return {"!=", Binding::equality};
    case Op::logicalAnd:
        return {"&", Binding::logicalAnd};
    case Op::logicalOr:
        return {"|", Binding::logicalOr};
    case Op::bitAnd:
        return {"&", Binding::logicalAnd};
    case Op::bitOr:
        return {"|", Binding::logicalOr};
    case Op::bitXor: // binds otherwise, but its operands and those of the others get parentheses
        return {"^", Binding::logicalOr};
    case Op::negate:
        return {"-", Binding::unary};
    case Op::invert:
        return {"~", Binding::unary};
    case Op::logicalNot:
        return {"!", Binding::unary};
    default:
        return {{}, Binding::primary};
    }
}

/// Few readers know how `&` and `==` bind: below arithmetic every operand that is not simple gets
/// parentheses.
Binding operandBinding(Binding binding)
{
    switch (binding) {
    case Binding::logicalOr:
    case Binding::logicalAnd:
    case Binding::equality:
        return Binding::unary;
    case Binding::relational:
        return Binding::additive;
    case Binding::additive:
        return Binding::additive;
    case Binding::multiplicative:
        return Binding::multiplicative;
    case Binding::unary:
    case Binding::primary:
        break;
    }
    return Binding::primary;
}

} // namespace

std::string spellOperand(const Expression& operand, Binding minimum)
{
    return operand.binding < minimum ? "(" + operand.text + ")" : operand.text;
}

Expression spellCall(std::string_view callee, const std::vector<Expression>& arguments)
{
    std::string text = std::string(callee) + "(";
    for (std::size_t i = 0; i < arguments.size(); ++i)
        text += (i == 0 ? "" : ", ") + arguments[i].text;
    return {text + ")", Binding::primary};
}

Expression spellBinary(std::string_view symbol, Binding binding, const Expression& a, const Expression& b)
{
    const Binding left = operandBinding(binding);
    const Binding right = left == binding ? static_cast<Binding>(static_cast<int>(binding) + 1) : left;
    return {std::format("{} {} {}", spellOperand(a, left), symbol, spellOperand(b, right)), binding};
}

Expression spellOperator(Op op, const std::vector<Expression>& operands)
{
    const OperatorInfo info = operatorOf(op);
    if (info.symbol.empty())
        return {};
    if (operands.size() == 1)
        return {std::string(info.symbol) + spellOperand(operands[0], Binding::primary), Binding::unary};
    return spellBinary(info.symbol, info.binding, operands[0], operands[1]);
}

} // namespace hawk::codegen
