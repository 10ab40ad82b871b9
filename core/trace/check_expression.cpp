// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/check_body.h"

#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

namespace {

void checkOptional(Frame& frame, const Expr* expression)
{
    if (expression != nullptr)
        checkExpression(frame, *expression);
}

void refuseForm(Frame& frame, const Expr& expression, std::string_view what, std::string_view advice)
{
    frame.refuse(refusals::expressionNotSupported, expression.range,
                 {std::string(what), std::string(advice)});
}

void checkCall(Frame& frame, const CallExpr& call)
{
    checkExpression(frame, *call.callee);
    for (const Argument& argument : call.arguments) {
        const Expr& value = *argument.value;
        if (value.kind == ExprKind::starred && as<StarredExpr>(value).isDouble)
            checkExpression(frame, *as<StarredExpr>(value).value);
        else
            checkExpression(frame, value);
    }
}

void checkCompare(Frame& frame, const CompareExpr& compare)
{
    bool isNamed = false;
    for (const CompareExpr::Link& link : compare.links) {
        const bool isIdentity = link.op == Operator::is || link.op == Operator::isNot
            || link.op == Operator::in || link.op == Operator::notIn;
        if (isIdentity && !isNamed) {
            frame.refuse(refusals::identityOperator, compare.range, {std::string(spellingOf(link.op))});
            isNamed = true;
        }
    }
    if (compare.links.size() > 1 && !isNamed)
        frame.refuse(refusals::chainedComparison, compare.range);
    checkExpression(frame, *compare.first);
    for (const CompareExpr::Link& link : compare.links)
        checkExpression(frame, *link.operand);
}

/// Left-leaning chains are followed in a loop: they can be very long.
void checkBinary(Frame& frame, const BinaryExpr& expression)
{
    std::vector<const BinaryExpr*> spine;
    const Expr* innermost = &expression;
    while (innermost->kind == ExprKind::binary) {
        spine.push_back(&as<BinaryExpr>(*innermost));
        innermost = spine.back()->left;
    }
    checkExpression(frame, *innermost);
    for (auto it = spine.rbegin(); it != spine.rend(); ++it)
        checkExpression(frame, *(*it)->right);
}

void checkBoolean(Frame& frame, const BooleanExpr& expression)
{
    const bool isAnd = expression.op == Operator::logicalAnd;
    frame.refuse(refusals::andOr, expression.range, {isAnd ? "and" : "or", isAnd ? "land" : "lor"});
    for (const Expr* operand : expression.operands)
        checkExpression(frame, *operand);
}

void checkUnary(Frame& frame, const UnaryExpr& expression)
{
    if (expression.op == Operator::logicalNot)
        frame.refuse(refusals::notOperator, expression.range);
    checkExpression(frame, *expression.operand);
}

void checkDict(Frame& frame, const DictExpr& dict)
{
    for (const DictExpr::Item& item : dict.items) {
        checkOptional(frame, item.key);
        checkExpression(frame, *item.value);
    }
}

void checkSlice(Frame& frame, const SliceExpr& slice)
{
    checkOptional(frame, slice.lower);
    checkOptional(frame, slice.upper);
    checkOptional(frame, slice.step);
}

} // namespace

void checkExpression(Frame& frame, const Expr& expression)
{
    switch (expression.kind) {
    case ExprKind::name:
        if (as<NameExpr>(expression).name.starts_with("__hawk_"))
            frame.refuse(refusals::reservedPrefix, expression.range,
                         {std::string(as<NameExpr>(expression).name)});
        return;
    case ExprKind::unary:
        return checkUnary(frame, as<UnaryExpr>(expression));
    case ExprKind::binary:
        return checkBinary(frame, as<BinaryExpr>(expression));
    case ExprKind::boolean:
        return checkBoolean(frame, as<BooleanExpr>(expression));
    case ExprKind::compare:
        return checkCompare(frame, as<CompareExpr>(expression));
    case ExprKind::call:
        return checkCall(frame, as<CallExpr>(expression));
    case ExprKind::attribute:
        return checkExpression(frame, *as<AttributeExpr>(expression).object);
    case ExprKind::subscript:
        checkExpression(frame, *as<SubscriptExpr>(expression).object);
        return checkExpression(frame, *as<SubscriptExpr>(expression).index);
    case ExprKind::slice:
        return checkSlice(frame, as<SliceExpr>(expression));
    case ExprKind::tuple:
    case ExprKind::list:
    case ExprKind::set:
        for (const Expr* item : as<SequenceExpr>(expression).items)
            checkExpression(frame, *item);
        return;
    case ExprKind::dict:
        return checkDict(frame, as<DictExpr>(expression));
    case ExprKind::conditional:
        checkExpression(frame, *as<ConditionalExpr>(expression).whenTrue);
        checkExpression(frame, *as<ConditionalExpr>(expression).condition);
        return checkExpression(frame, *as<ConditionalExpr>(expression).whenFalse);
    case ExprKind::lambda:
        frame.refuse(refusals::lambdaInBody, expression.range);
        return;
    case ExprKind::comprehension:
        frame.refuse(refusals::comprehension, expression.range);
        return;
    case ExprKind::formatted:
        return refuseForm(frame, expression, "An f-string", "Use a plain text; a kernel cannot build texts.");
    case ExprKind::named:
        return refuseForm(frame, expression, "An assignment inside an expression (`:=`)",
                          "Assign the name in a statement of its own.");
    case ExprKind::await:
        return refuseForm(frame, expression, "`await`",
                          "A kernel runs to its end for each sample; call the function directly.");
    case ExprKind::yield:
        return refuseForm(frame, expression, "`yield`", "Return the values at the end of the body.");
    case ExprKind::starred:
        return refuseForm(frame, expression, "Unpacking with `*`",
                          "Write the arguments or items one by one, or do it in a helper.");
    default:
        return;
    }
}

} // namespace hawk::trace
