// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "syntax/grammar.h"
#include "syntax/limits.h"
#include "syntax/messages.h"
#include "syntax/number.h"

namespace hawk::syntax {

/// An atom with its calls, attributes and subscripts.
const Expr* Grammar::primary()
{
    const std::uint32_t from = begin();
    const Expr* object = atom();
    for (std::uint32_t links = 0; !m_hasFailed; ++links) {
        if (links > maximumChain) {
            fail(diagnose(messages::chainTooLong, rangeFrom(from)));
            break;
        }
        if (accept(TokenKind::dot)) {
            const Token word = token();
            if (!expect(TokenKind::name, "the name of an attribute"))
                break;
            object =
                make(AttributeExpr{{ExprKind::attribute, rangeFrom(from)}, object, name(word), word.range});
        } else if (kind() == TokenKind::leftParen) {
            const auto given = arguments();
            object = make(CallExpr{{ExprKind::call, rangeFrom(from)}, object, given});
        } else if (accept(TokenKind::leftBracket)) {
            const Expr* index = subscriptIndex();
            expect(TokenKind::rightBracket, "`]`");
            object = make(SubscriptExpr{{ExprKind::subscript, rangeFrom(from)}, object, index});
        } else {
            break;
        }
    }
    return object;
}

const Expr* Grammar::atom()
{
    if (m_hasFailed)
        return errorFrom(begin());
    const Token& here = token();
    switch (here.kind) {
    case TokenKind::name:
        advance();
        return make(NameExpr{{ExprKind::name, here.range}, name(here)});
    case TokenKind::number:
        return number();
    case TokenKind::string:
    case TokenKind::formattedBegin:
        return strings();
    case TokenKind::kwTrue:
        return constant(ConstantExpr::Value::true_);
    case TokenKind::kwFalse:
        return constant(ConstantExpr::Value::false_);
    case TokenKind::kwNone:
        return constant(ConstantExpr::Value::none);
    case TokenKind::ellipsis:
        return constant(ConstantExpr::Value::ellipsis);
    case TokenKind::leftParen:
        return parenthesized();
    case TokenKind::leftBracket:
        return listDisplay();
    case TokenKind::leftBrace:
        return braceDisplay();
    case TokenKind::error:
        advance();
        return errorFrom(here.range.begin);
    default:
        failExpecting("an expression");
        return errorFrom(here.range.begin);
    }
}

const Expr* Grammar::constant(ConstantExpr::Value value)
{
    const Range range = token().range;
    advance();
    return make(ConstantExpr{{ExprKind::constant, range}, value});
}

const Expr* Grammar::number()
{
    const Token& here = token();
    advance();
    const NumberValue decoded = decodeNumber(spelling(here));
    NumberExpr literal{{ExprKind::number, here.range}, decoded.type};
    literal.digits = m_arena.keep(decoded.digits);
    literal.value = decoded.value;
    return make(literal);
}

bool Grammar::atComprehension() const
{
    return !m_hasFailed
        && (kind() == TokenKind::kwFor || (kind() == TokenKind::kwAsync && kindAhead(1) == TokenKind::kwFor));
}

/// A group, a tuple or a generator. A group leaves no trace but in the ranges around it.
const Expr* Grammar::parenthesized()
{
    const std::uint32_t from = begin();
    advance();
    if (accept(TokenKind::rightParen))
        return make(SequenceExpr{{ExprKind::tuple, rangeFrom(from)}, {}, true});
    if (kind() == TokenKind::kwYield) {
        const Expr* value = yield();
        expect(TokenKind::rightParen, "`)`");
        return value;
    }
    const Expr* first = starNamedExpression();
    if (atComprehension())
        return comprehension(from, ComprehensionExpr::Result::generator, nullptr, first,
                             TokenKind::rightParen);
    if (kind() != TokenKind::comma || m_hasFailed) {
        if (first->kind == ExprKind::starred)
            failExpecting("`,` after a starred expression");
        expect(TokenKind::rightParen, "`)`");
        return first;
    }
    ArenaList<const Expr*> items(m_arena);
    items.add(first);
    while (!m_hasFailed && accept(TokenKind::comma) && kind() != TokenKind::rightParen)
        items.add(starNamedExpression());
    expect(TokenKind::rightParen, "`)`");
    return make(SequenceExpr{{ExprKind::tuple, rangeFrom(from)}, items.items(), true});
}

const Expr* Grammar::listDisplay()
{
    const std::uint32_t from = begin();
    advance();
    ArenaList<const Expr*> items(m_arena);
    while (!m_hasFailed && kind() != TokenKind::rightBracket) {
        items.add(starNamedExpression());
        if (items.size() == 1 && atComprehension())
            return comprehension(from, ComprehensionExpr::Result::list, nullptr, items[0],
                                 TokenKind::rightBracket);
        if (!accept(TokenKind::comma))
            break;
    }
    expect(TokenKind::rightBracket, "`]`");
    return make(SequenceExpr{{ExprKind::list, rangeFrom(from)}, items.items()});
}

/// A dict or a set.
const Expr* Grammar::braceDisplay()
{
    const std::uint32_t from = begin();
    advance();
    if (kind() == TokenKind::rightBrace || kind() == TokenKind::doubleStar)
        return dictDisplay(from, nullptr);
    const bool isNamed = kind() == TokenKind::name && kindAhead(1) == TokenKind::walrus;
    const Expr* first = starNamedExpression();
    if (kind() == TokenKind::colon && !isNamed && first->kind != ExprKind::starred)
        return dictDisplay(from, first);
    if (atComprehension())
        return comprehension(from, ComprehensionExpr::Result::set, nullptr, first, TokenKind::rightBrace);
    ArenaList<const Expr*> items(m_arena);
    items.add(first);
    while (!m_hasFailed && accept(TokenKind::comma) && kind() != TokenKind::rightBrace)
        items.add(starNamedExpression());
    expect(TokenKind::rightBrace, "`}`");
    return make(SequenceExpr{{ExprKind::set, rangeFrom(from)}, items.items()});
}

/// The rest of a dict; its first key, if there is one, has been read.
const Expr* Grammar::dictDisplay(std::uint32_t from, const Expr* firstKey)
{
    ArenaList<DictExpr::Item> items(m_arena);
    while (!m_hasFailed && kind() != TokenKind::rightBrace) {
        DictExpr::Item item;
        if (firstKey == nullptr && accept(TokenKind::doubleStar)) {
            item.value = bitwiseOr();
        } else {
            item.key = firstKey != nullptr ? firstKey : expression();
            firstKey = nullptr;
            expect(TokenKind::colon, "`:` and a value");
            item.value = expression();
        }
        items.add(item);
        if (items.size() == 1 && item.key != nullptr && atComprehension())
            return comprehension(from, ComprehensionExpr::Result::dict, item.key, item.value,
                                 TokenKind::rightBrace);
        if (!accept(TokenKind::comma))
            break;
    }
    expect(TokenKind::rightBrace, "`}`");
    return make(DictExpr{{ExprKind::dict, rangeFrom(from)}, items.items()});
}

/// The clauses after `element`, and the closing bracket.
const Expr* Grammar::comprehension(std::uint32_t from, ComprehensionExpr::Result result, const Expr* key,
                                   const Expr* element, TokenKind closing)
{
    ComprehensionExpr whole{{ExprKind::comprehension, {}}, result, key, element};
    whole.clauses = comprehensionClauses(*element);
    expect(closing, "`" + std::string(spellingOfBracket(closing)) + "`");
    whole.range = rangeFrom(from);
    return make(whole);
}

std::span<const ComprehensionExpr::Clause> Grammar::comprehensionClauses(const Expr& element)
{
    if (element.kind == ExprKind::starred)
        failExpecting("no star before the element");
    ArenaList<ComprehensionExpr::Clause> clauses(m_arena);
    while (atComprehension()) {
        ComprehensionExpr::Clause clause;
        clause.isAsync = accept(TokenKind::kwAsync);
        advance();
        clause.target = targets();
        expect(TokenKind::kwIn, "`in`");
        clause.iterable = disjunction();
        ArenaList<const Expr*> conditions(m_arena);
        while (!m_hasFailed && accept(TokenKind::kwIf))
            conditions.add(disjunction());
        clause.conditions = conditions.items();
        clauses.add(clause);
    }
    return clauses.items();
}

/// What stands between `[` and `]`: several indices, or a starred one, are a tuple.
const Expr* Grammar::subscriptIndex()
{
    const std::uint32_t from = begin();
    const auto one = [this] { return kind() == TokenKind::star ? starred(&Grammar::expression) : slice(); };
    const Expr* first = one();
    if (m_hasFailed || (kind() != TokenKind::comma && first->kind != ExprKind::starred))
        return first;
    ArenaList<const Expr*> items(m_arena);
    items.add(first);
    while (!m_hasFailed && accept(TokenKind::comma) && kind() != TokenKind::rightBracket)
        items.add(one());
    return make(SequenceExpr{{ExprKind::tuple, rangeFrom(from)}, items.items()});
}

const Expr* Grammar::slice()
{
    const std::uint32_t from = begin();
    const auto isAtEndOfPart = [this] {
        return kind() == TokenKind::colon || kind() == TokenKind::comma || kind() == TokenKind::rightBracket;
    };
    const bool isNamed = kind() == TokenKind::name && kindAhead(1) == TokenKind::walrus;
    const Expr* lower = kind() == TokenKind::colon ? nullptr : namedExpression();
    if (m_hasFailed || kind() != TokenKind::colon || isNamed)
        return lower != nullptr ? lower : errorFrom(from);
    SliceExpr slice{{ExprKind::slice, {}}, lower};
    advance();
    if (!isAtEndOfPart())
        slice.upper = expression();
    if (!m_hasFailed && accept(TokenKind::colon) && !isAtEndOfPart())
        slice.step = expression();
    slice.range = rangeFrom(from);
    return make(slice);
}

} // namespace hawk::syntax
