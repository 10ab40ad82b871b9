// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "syntax/grammar.h"
#include "syntax/messages.h"

namespace hawk::syntax {

using text::diagnose;

namespace {

std::string_view describeExpression(const Expr& expr)
{
    switch (expr.kind) {
    case ExprKind::number:
        return "A number";
    case ExprKind::string:
    case ExprKind::formatted:
        return "A text";
    case ExprKind::constant:
        return "A constant";
    case ExprKind::unary:
    case ExprKind::binary:
    case ExprKind::boolean:
        return "The result of an operator";
    case ExprKind::compare:
        return "A comparison";
    case ExprKind::call:
        return "The result of a call";
    case ExprKind::tuple:
        return "A tuple";
    case ExprKind::list:
        return "A list";
    case ExprKind::set:
        return "A set";
    case ExprKind::dict:
        return "A dict";
    case ExprKind::lambda:
        return "A lambda";
    case ExprKind::conditional:
        return "A conditional expression";
    case ExprKind::starred:
        return "A starred expression";
    case ExprKind::comprehension:
        return "A comprehension";
    case ExprKind::named:
        return "A named expression";
    default:
        return "This expression";
    }
}

} // namespace

/// Targets of `for`: they end before `in`, so they are read below the level of comparisons.
const Expr* Grammar::targets()
{
    const std::uint32_t from = begin();
    const auto one = [this] {
        return kind() == TokenKind::star ? starred(&Grammar::bitwiseOr) : bitwiseOr();
    };
    const Expr* first = one();
    if (!m_hasFailed && kind() == TokenKind::comma) {
        ArenaList<const Expr*> items(m_arena);
        items.add(first);
        while (!m_hasFailed && accept(TokenKind::comma) && kind() != TokenKind::kwIn)
            items.add(one());
        first = make(SequenceExpr{{ExprKind::tuple, rangeFrom(from)}, items.items()});
    }
    checkTarget(*first);
    return first;
}

/// The target after `as`.
const Expr* Grammar::withTarget()
{
    const Expr* target = kind() == TokenKind::star ? starred(&Grammar::bitwiseOr) : bitwiseOr();
    checkTarget(*target);
    return target;
}

bool Grammar::checkTarget(const Expr& target, TargetForm form)
{
    if (m_hasFailed)
        return false;
    const bool isAny = form == TargetForm::any;
    switch (target.kind) {
    case ExprKind::error:
    case ExprKind::name:
    case ExprKind::attribute:
    case ExprKind::subscript:
        return true;
    case ExprKind::starred:
        if (isAny && !as<StarredExpr>(target).isDouble)
            return checkTarget(*as<StarredExpr>(target).value);
        break;
    case ExprKind::tuple:
    case ExprKind::list:
        if (isAny) {
            for (const Expr* item : as<SequenceExpr>(target).items)
                if (!checkTarget(*item))
                    return false;
            return true;
        }
        break;
    default:
        break;
    }
    fail(diagnose(messages::invalidTarget, target.range, {std::string(describeExpression(target))}));
    return false;
}

} // namespace hawk::syntax
