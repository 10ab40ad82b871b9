// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <array>
#include <optional>

#include "syntax/grammar.h"

namespace hawk::syntax {

namespace {

struct BinaryOperator {
    Operator op;
    int level; ///< higher binds tighter; `|` is 0
};

std::optional<BinaryOperator> binaryOperator(TokenKind kind)
{
    switch (kind) {
    case TokenKind::bar:
        return BinaryOperator{Operator::bitOr, 0};
    case TokenKind::caret:
        return BinaryOperator{Operator::bitXor, 1};
    case TokenKind::ampersand:
        return BinaryOperator{Operator::bitAnd, 2};
    case TokenKind::shiftLeft:
        return BinaryOperator{Operator::shiftLeft, 3};
    case TokenKind::shiftRight:
        return BinaryOperator{Operator::shiftRight, 3};
    case TokenKind::plus:
        return BinaryOperator{Operator::add, 4};
    case TokenKind::minus:
        return BinaryOperator{Operator::subtract, 4};
    case TokenKind::star:
        return BinaryOperator{Operator::multiply, 5};
    case TokenKind::slash:
        return BinaryOperator{Operator::divide, 5};
    case TokenKind::doubleSlash:
        return BinaryOperator{Operator::floorDivide, 5};
    case TokenKind::percent:
        return BinaryOperator{Operator::modulo, 5};
    case TokenKind::at:
        return BinaryOperator{Operator::matrixMultiply, 5};
    default:
        return std::nullopt;
    }
}

} // namespace

bool Grammar::beginsExpression() const
{
    switch (kind()) {
    case TokenKind::error:
    case TokenKind::name:
    case TokenKind::number:
    case TokenKind::string:
    case TokenKind::formattedBegin:
    case TokenKind::kwFalse:
    case TokenKind::kwNone:
    case TokenKind::kwTrue:
    case TokenKind::kwAwait:
    case TokenKind::kwLambda:
    case TokenKind::kwNot:
    case TokenKind::kwYield:
    case TokenKind::leftParen:
    case TokenKind::leftBracket:
    case TokenKind::leftBrace:
    case TokenKind::ellipsis:
    case TokenKind::plus:
    case TokenKind::minus:
    case TokenKind::star:
    case TokenKind::tilde:
        return true;
    default:
        return false;
    }
}

/// One expression, or a tuple without brackets.
const Expr* Grammar::starExpressions()
{
    const std::uint32_t from = begin();
    const Expr* first = starExpression();
    if (kind() != TokenKind::comma || m_hasFailed)
        return first;
    ArenaList<const Expr*> items(m_arena);
    items.add(first);
    while (!m_hasFailed && accept(TokenKind::comma) && beginsExpression())
        items.add(starExpression());
    return make(SequenceExpr{{ExprKind::tuple, rangeFrom(from)}, items.items()});
}

const Expr* Grammar::starred(const Expr* (Grammar::*operand)())
{
    const std::uint32_t from = begin();
    const bool isDouble = kind() == TokenKind::doubleStar;
    advance();
    const Expr* value = (this->*operand)();
    return make(StarredExpr{{ExprKind::starred, rangeFrom(from)}, value, isDouble});
}

const Expr* Grammar::starExpression()
{
    return kind() == TokenKind::star ? starred(&Grammar::bitwiseOr) : expression();
}

const Expr* Grammar::starNamedExpression()
{
    return kind() == TokenKind::star ? starred(&Grammar::bitwiseOr) : namedExpression();
}

const Expr* Grammar::namedExpression()
{
    if (kind() != TokenKind::name || kindAhead(1) != TokenKind::walrus)
        return expression();
    const Token& word = token();
    const auto* target = make(NameExpr{{ExprKind::name, word.range}, name(word)});
    advance();
    advance();
    const Expr* value = expression();
    return make(NamedExpr{{ExprKind::named, rangeFrom(word.range.begin)}, target, value});
}

const Expr* Grammar::expression()
{
    const Nesting nesting(*this);
    const std::uint32_t from = begin();
    if (m_hasFailed)
        return errorFrom(from);
    if (kind() == TokenKind::kwLambda)
        return lambda();
    const Expr* value = disjunction();
    if (m_hasFailed || !accept(TokenKind::kwIf))
        return value;
    ConditionalExpr choice{{ExprKind::conditional, {}}};
    choice.whenTrue = value;
    choice.condition = disjunction();
    expect(TokenKind::kwElse, "`else`");
    choice.whenFalse = expression();
    choice.range = rangeFrom(from);
    return make(choice);
}

const Expr* Grammar::disjunction()
{
    const std::uint32_t from = begin();
    const Expr* first = conjunction();
    if (kind() != TokenKind::kwOr || m_hasFailed)
        return first;
    BooleanExpr any{{ExprKind::boolean, {}}, Operator::logicalOr, token().range};
    ArenaList<const Expr*> operands(m_arena);
    operands.add(first);
    while (!m_hasFailed && accept(TokenKind::kwOr))
        operands.add(conjunction());
    any.operands = operands.items();
    any.range = rangeFrom(from);
    return make(any);
}

const Expr* Grammar::conjunction()
{
    const std::uint32_t from = begin();
    const Expr* first = inversion();
    if (kind() != TokenKind::kwAnd || m_hasFailed)
        return first;
    BooleanExpr all{{ExprKind::boolean, {}}, Operator::logicalAnd, token().range};
    ArenaList<const Expr*> operands(m_arena);
    operands.add(first);
    while (!m_hasFailed && accept(TokenKind::kwAnd))
        operands.add(inversion());
    all.operands = operands.items();
    all.range = rangeFrom(from);
    return make(all);
}

const Expr* Grammar::inversion()
{
    if (kind() != TokenKind::kwNot)
        return comparison();
    const Nesting nesting(*this);
    const Token& op = token();
    if (m_hasFailed)
        return errorFrom(op.range.begin);
    advance();
    const Expr* operand = inversion();
    return make(
        UnaryExpr{{ExprKind::unary, rangeFrom(op.range.begin)}, Operator::logicalNot, op.range, operand});
}

/// Takes a comparison operator, which may be two words.
bool Grammar::acceptComparison(CompareExpr::Link& link)
{
    const Range first = token().range;
    const auto take = [&](Operator op, std::size_t words = 1) {
        link.op = op;
        for (std::size_t i = 0; i < words; ++i)
            advance();
        link.opRange = rangeFrom(first.begin);
        return true;
    };
    switch (kind()) {
    case TokenKind::less:
        return take(Operator::less);
    case TokenKind::lessEqual:
        return take(Operator::lessEqual);
    case TokenKind::greater:
        return take(Operator::greater);
    case TokenKind::greaterEqual:
        return take(Operator::greaterEqual);
    case TokenKind::equalEqual:
        return take(Operator::equal);
    case TokenKind::notEqual:
        return take(Operator::notEqual);
    case TokenKind::kwIn:
        return take(Operator::in);
    case TokenKind::kwIs:
        return kindAhead(1) == TokenKind::kwNot ? take(Operator::isNot, 2) : take(Operator::is);
    case TokenKind::kwNot:
        return kindAhead(1) == TokenKind::kwIn && take(Operator::notIn, 2);
    default:
        return false;
    }
}

const Expr* Grammar::comparison()
{
    const std::uint32_t from = begin();
    const Expr* first = bitwiseOr();
    CompareExpr::Link link;
    if (m_hasFailed || !acceptComparison(link))
        return first;
    ArenaList<CompareExpr::Link> links(m_arena);
    do {
        link.operand = bitwiseOr();
        links.add(link);
    } while (!m_hasFailed && acceptComparison(link));
    return make(CompareExpr{{ExprKind::compare, rangeFrom(from)}, first, links.items()});
}

/// Binary operators of `lowest` level and above. A long chain of one level is a loop, not a recursion.
const Expr* Grammar::binary(int lowest)
{
    const std::uint32_t from = begin();
    const Expr* left = unary();
    while (!m_hasFailed) {
        const auto op = binaryOperator(kind());
        if (!op || op->level < lowest)
            break;
        const Range opRange = token().range;
        advance();
        const Expr* right = binary(op->level + 1);
        left = make(BinaryExpr{{ExprKind::binary, rangeFrom(from)}, op->op, opRange, left, right});
    }
    return left;
}

const Expr* Grammar::unary()
{
    const Token& op = token();
    const bool isSign =
        op.kind == TokenKind::minus || op.kind == TokenKind::plus || op.kind == TokenKind::tilde;
    if (!isSign)
        return power();
    const Nesting nesting(*this);
    if (m_hasFailed)
        return errorFrom(op.range.begin);
    advance();
    const Expr* operand = unary();
    const Operator meaning = op.kind == TokenKind::minus ? Operator::negate
        : op.kind == TokenKind::plus                     ? Operator::plus
                                                         : Operator::invert;
    return make(UnaryExpr{{ExprKind::unary, rangeFrom(op.range.begin)}, meaning, op.range, operand});
}

/// `**` binds tighter than a sign on its left and looser than one on its right.
const Expr* Grammar::power()
{
    const std::uint32_t from = begin();
    const Expr* left = nullptr;
    if (accept(TokenKind::kwAwait)) {
        const Expr* value = primary();
        left = make(KeywordExpr{{ExprKind::await, rangeFrom(from)}, value});
    } else {
        left = primary();
    }
    if (m_hasFailed || kind() != TokenKind::doubleStar)
        return left;
    const Nesting nesting(*this);
    if (m_hasFailed)
        return left;
    const Range opRange = token().range;
    advance();
    const Expr* right = unary();
    return make(BinaryExpr{{ExprKind::binary, rangeFrom(from)}, Operator::power, opRange, left, right});
}

const Expr* Grammar::lambda()
{
    const std::uint32_t from = begin();
    advance();
    LambdaExpr function{{ExprKind::lambda, {}}};
    function.parameters = parameters(TokenKind::colon);
    expect(TokenKind::colon, "`:`");
    function.body = expression();
    function.range = rangeFrom(from);
    return make(function);
}

const Expr* Grammar::yield()
{
    const std::uint32_t from = begin();
    advance();
    KeywordExpr result{{ExprKind::yield, {}}};
    result.isFrom = accept(TokenKind::kwFrom);
    if (result.isFrom)
        result.value = expression();
    else if (beginsExpression() && kind() != TokenKind::kwYield)
        result.value = starExpressions();
    result.range = rangeFrom(from);
    return make(result);
}

const Expr* Grammar::yieldOrStarExpressions()
{
    return kind() == TokenKind::kwYield ? yield() : starExpressions();
}

} // namespace hawk::syntax
