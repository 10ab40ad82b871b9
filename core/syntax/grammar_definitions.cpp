// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <format>

#include "syntax/grammar.h"

namespace hawk::syntax {

/// Decorators and what they decorate. A broken decorator does not hide its function.
const Stmt* Grammar::decorated()
{
    const std::uint32_t from = begin();
    ArenaList<Decorator> decorators(m_arena);
    while (kind() == TokenKind::at) {
        Decorator decorator;
        const std::uint32_t sign = begin();
        advance();
        decorator.expression = namedExpression();
        decorator.range = rangeFrom(sign);
        if (!expect(TokenKind::newline, "the end of the line")) {
            skipLine();
            m_hasFailed = false;
        }
        decorators.add(decorator);
    }
    switch (kind()) {
    case TokenKind::kwDef:
        return function(from, Flow::plain, decorators.items());
    case TokenKind::kwClass:
        return classStatement(from, decorators.items());
    case TokenKind::kwAsync:
        if (kindAhead(1) == TokenKind::kwDef)
            return asyncStatement(from, decorators.items());
        break;
    default:
        break;
    }
    failExpecting("`def` or `class` after a decorator");
    return nullptr;
}

const Stmt* Grammar::asyncStatement(std::uint32_t from, std::span<const Decorator> decorators)
{
    switch (kindAhead(1)) {
    case TokenKind::kwDef:
        return function(from, Flow::async, decorators);
    case TokenKind::kwFor:
        advance();
        return forStatement(from, Flow::async);
    case TokenKind::kwWith:
        advance();
        return withStatement(from, Flow::async);
    default:
        advance();
        failExpecting("`def`, `for` or `with` after `async`");
        return nullptr;
    }
}

const Stmt* Grammar::function(std::uint32_t from, Flow flow, std::span<const Decorator> decorators)
{
    const std::uint32_t headBegin = begin();
    FunctionStmt statement;
    statement.kind = StmtKind::function;
    statement.isAsync = flow == Flow::async;
    statement.decorators = decorators;
    if (statement.isAsync)
        advance();
    advance();
    const Token word = token();
    if (expect(TokenKind::name, "the name of the function")) {
        statement.name = name(word);
        statement.nameRange = word.range;
    }
    statement.typeParameters = typeParameters();
    expect(TokenKind::leftParen, "`(` and the parameters");
    statement.parameters = parameters(TokenKind::rightParen);
    expect(TokenKind::rightParen, "`,` or `)`");
    if (!m_hasFailed && accept(TokenKind::arrow))
        statement.returns = expression();
    if (header(statement, headBegin))
        statement.body = block(std::format("function `{}`", statement.name));
    statement.range = rangeFrom(from);
    return make(statement);
}

const Stmt* Grammar::classStatement(std::uint32_t from, std::span<const Decorator> decorators)
{
    const std::uint32_t headBegin = begin();
    ClassStmt statement;
    statement.kind = StmtKind::class_;
    statement.decorators = decorators;
    advance();
    const Token word = token();
    if (expect(TokenKind::name, "the name of the class")) {
        statement.name = name(word);
        statement.nameRange = word.range;
    }
    statement.typeParameters = typeParameters();
    if (!m_hasFailed && kind() == TokenKind::leftParen)
        statement.arguments = arguments();
    if (header(statement, headBegin))
        statement.body = block(std::format("class `{}`", statement.name));
    statement.range = rangeFrom(from);
    return make(statement);
}

/// `match` is a keyword only where a subject, a colon and a block of cases follow; null elsewhere.
const Stmt* Grammar::matchStatement()
{
    const std::uint32_t from = begin();
    const Position start = position();
    MatchStmt statement;
    statement.kind = StmtKind::match;
    ++m_attempts;
    advance();
    statement.subject = matchSubject();
    --m_attempts;
    const bool isMatch = !m_hasFailed && kind() == TokenKind::colon && kindAhead(1) == TokenKind::newline
        && kindAhead(2) == TokenKind::indent && kindAhead(3) == TokenKind::name;
    if (!isMatch || spelling(m_tokens[m_index + 3]) != "case") {
        returnTo(start);
        return nullptr;
    }
    header(statement, from);
    advance();
    advance();
    ArenaList<MatchStmt::Case> cases(m_arena);
    while (kind() != TokenKind::dedent && kind() != TokenKind::end) {
        const std::uint32_t caseBegin = begin();
        if (isWord("case"))
            cases.add(matchCase());
        else
            failExpecting("`case`");
        if (m_hasFailed)
            recover(caseBegin);
    }
    accept(TokenKind::dedent);
    statement.cases = cases.items();
    statement.range = rangeFrom(from);
    return make(statement);
}

const Expr* Grammar::matchSubject()
{
    const std::uint32_t from = begin();
    const Expr* first = starNamedExpression();
    if (m_hasFailed || kind() != TokenKind::comma)
        return first;
    ArenaList<const Expr*> items(m_arena);
    items.add(first);
    while (!m_hasFailed && accept(TokenKind::comma) && beginsExpression())
        items.add(starNamedExpression());
    return make(SequenceExpr{{ExprKind::tuple, rangeFrom(from)}, items.items()});
}

MatchStmt::Case Grammar::matchCase()
{
    const std::uint32_t from = begin();
    advance();
    MatchStmt::Case out;
    const std::uint32_t pattern = begin();
    std::size_t depth = 0;
    while (kind() != TokenKind::newline && kind() != TokenKind::end) {
        if (depth == 0 && (kind() == TokenKind::colon || kind() == TokenKind::kwIf))
            break;
        if (isOpening(kind()))
            ++depth;
        else if (isClosing(kind()) && depth > 0)
            --depth;
        advance();
    }
    const bool isMissing = begin() == pattern;
    out.pattern = rangeFrom(isMissing ? m_previousEnd : pattern);
    if (isMissing)
        failExpecting("a pattern");
    if (!m_hasFailed && accept(TokenKind::kwIf))
        out.guard = namedExpression();
    if (expect(TokenKind::colon, "`:`"))
        out.body = block("`case`");
    out.range = rangeFrom(from);
    return out;
}

} // namespace hawk::syntax
