// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>

#include "syntax/grammar.h"
#include "syntax/messages.h"

namespace hawk::syntax {

using text::diagnose;

/// The arguments of a call with their brackets.
std::span<const Argument> Grammar::arguments()
{
    const std::uint32_t open = begin();
    advance();
    ArenaList<Argument> given(m_arena);
    bool hasNamed = false;
    bool hasNamedUnpacking = false;
    while (!m_hasFailed && kind() != TokenKind::rightParen) {
        const Argument next = argument(open, given.isEmpty());
        const bool isStarred = next.value->kind == ExprKind::starred;
        const bool isNamedUnpacking = isStarred && as<StarredExpr>(*next.value).isDouble;
        const bool isNamed = !next.name.empty();
        const bool isLate = isStarred ? hasNamedUnpacking && !isNamedUnpacking : !isNamed && hasNamed;
        if (isLate)
            fail(diagnose(messages::argumentOrder, next.range));
        hasNamed = hasNamed || isNamed || isNamedUnpacking;
        hasNamedUnpacking = hasNamedUnpacking || isNamedUnpacking;
        given.add(next);
        if (!accept(TokenKind::comma))
            break;
    }
    expect(TokenKind::rightParen, "`,` or `)`");
    return given.items();
}

Argument Grammar::argument(std::uint32_t open, bool isFirst)
{
    const Token first = token();
    Argument out;
    if (first.kind == TokenKind::star || first.kind == TokenKind::doubleStar) {
        out.value = starred(&Grammar::expression);
    } else if (first.kind == TokenKind::name && kindAhead(1) == TokenKind::assign) {
        out.name = name(first);
        out.nameRange = first.range;
        advance();
        advance();
        out.value = expression();
    } else {
        out.value = namedExpression();
        if (atComprehension()) {
            ComprehensionExpr generator{{ExprKind::comprehension, {}}};
            generator.result = ComprehensionExpr::Result::generator;
            generator.element = out.value;
            generator.clauses = comprehensionClauses(*out.value);
            if (!isFirst || kind() == TokenKind::comma)
                fail(diagnose(messages::generatorNeedsBrackets, rangeFrom(first.range.begin)));
            // The brackets of the call are those of the generator.
            generator.range = {open, std::max(token().range.end, m_previousEnd)};
            out.value = make(generator);
            out.range = generator.range;
            return out;
        }
    }
    out.range = rangeFrom(first.range.begin);
    return out;
}

/// Parameters up to, but without, the closing token: `)` of a definition, `:` of a lambda.
const ParameterList* Grammar::parameters(TokenKind closing)
{
    const std::uint32_t from = begin();
    ArenaList<Parameter> list(m_arena);
    bool hasSlash = false;
    bool hasStar = false;
    bool hasDefault = false;
    bool hasNamedVariadic = false;
    const auto refuse = [this](std::string_view rule) {
        fail(diagnose(messages::parameterOrder, token().range, {std::string(rule)}));
    };
    while (!m_hasFailed && kind() != closing) {
        if (hasNamedVariadic)
            refuse("No parameter can follow `**names`");
        if (kind() == TokenKind::slash) {
            if (hasSlash || hasStar || list.isEmpty())
                refuse("`/` follows the positional parameters, once and before `*`");
            hasSlash = true;
            for (std::size_t i = 0; i < list.size(); ++i)
                list[i].passing = ParameterPassing::positionalOnly;
            advance();
        } else if (kind() == TokenKind::star) {
            if (hasStar)
                refuse("There can be only one `*`");
            hasStar = true;
            if (kindAhead(1) == TokenKind::name) {
                list.add(parameter(closing, ParameterPassing::variadic));
            } else {
                advance();
                if (kind() != TokenKind::comma || kindAhead(1) != TokenKind::name)
                    refuse("A named parameter has to follow `*`");
            }
        } else if (kind() == TokenKind::doubleStar) {
            hasNamedVariadic = true;
            list.add(parameter(closing, ParameterPassing::variadicKeyword));
        } else {
            const auto passing = hasStar ? ParameterPassing::keywordOnly : ParameterPassing::ordinary;
            const Parameter next = parameter(closing, passing);
            if (!hasStar && hasDefault && next.defaultValue == nullptr)
                refuse("A parameter without a default follows one that has a default");
            hasDefault = hasDefault || next.defaultValue != nullptr;
            list.add(next);
        }
        if (!accept(TokenKind::comma))
            break;
    }
    return make(ParameterList{rangeFrom(from), list.items()});
}

Parameter Grammar::parameter(TokenKind closing, ParameterPassing passing)
{
    const bool isVariadic =
        passing == ParameterPassing::variadic || passing == ParameterPassing::variadicKeyword;
    const std::uint32_t from = begin();
    if (isVariadic)
        advance();
    Parameter out;
    out.passing = passing;
    const Token word = token();
    out.range = out.nameRange = {from, from};
    if (!expect(TokenKind::name, "the name of a parameter"))
        return out;
    out.name = name(word);
    out.nameRange = word.range;
    if (closing == TokenKind::rightParen && accept(TokenKind::colon)) {
        const bool isUnpacked = passing == ParameterPassing::variadic && kind() == TokenKind::star;
        out.annotation = isUnpacked ? starred(&Grammar::bitwiseOr) : expression();
    }
    if (!isVariadic && accept(TokenKind::assign))
        out.defaultValue = expression();
    out.range = rangeFrom(from);
    return out;
}

/// `[T: bound, *Ts, **P]` after the name of a definition; only its place is kept.
Range Grammar::typeParameters()
{
    if (m_hasFailed || kind() != TokenKind::leftBracket)
        return {m_previousEnd, m_previousEnd};
    const std::uint32_t from = begin();
    advance();
    do {
        const bool isVariadic = accept(TokenKind::star) || accept(TokenKind::doubleStar);
        expect(TokenKind::name, "the name of a type parameter");
        if (!m_hasFailed && !isVariadic && accept(TokenKind::colon))
            expression();
        if (!m_hasFailed && accept(TokenKind::assign))
            starExpression();
    } while (!m_hasFailed && accept(TokenKind::comma) && kind() != TokenKind::rightBracket);
    expect(TokenKind::rightBracket, "`]`");
    return rangeFrom(from);
}

} // namespace hawk::syntax
