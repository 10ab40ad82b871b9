// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "syntax/grammar.h"
#include "syntax/limits.h"
#include "syntax/messages.h"

namespace hawk::syntax {

/// A statement with suites; null when none begins here.
const Stmt* Grammar::compoundStatement()
{
    const std::uint32_t from = begin();
    switch (kind()) {
    case TokenKind::kwIf:
        return ifStatement();
    case TokenKind::kwWhile:
        return whileStatement();
    case TokenKind::kwFor:
        return forStatement(from, Flow::plain);
    case TokenKind::kwWith:
        return withStatement(from, Flow::plain);
    case TokenKind::kwTry:
        return tryStatement();
    case TokenKind::kwAsync:
        return asyncStatement(from, {});
    case TokenKind::at:
        return decorated();
    case TokenKind::kwDef:
        return function(from, Flow::plain, {});
    case TokenKind::kwClass:
        return classStatement(from, {});
    default:
        return isWord("match") ? matchStatement() : nullptr;
    }
}

/// The colon at the end of a header, whose words have been read.
bool Grammar::header(Stmt& statement, std::uint32_t from)
{
    statement.head = rangeFrom(from);
    return expect(TokenKind::colon, "`:`");
}

Suite Grammar::elseSuite()
{
    if (m_hasFailed || !accept(TokenKind::kwElse) || !expect(TokenKind::colon, "`:`"))
        return {};
    return block("`else`");
}

/// A chain of `elif` is read in a loop: it may be long.
const Stmt* Grammar::ifStatement()
{
    const std::uint32_t start = begin();
    ArenaList<IfStmt*> chain(m_arena);
    do {
        const std::uint32_t from = begin();
        if (chain.size() > maximumChain)
            fail(diagnose(messages::chainTooLong, token().range));
        IfStmt* branch = m_arena.make(IfStmt{});
        branch->kind = StmtKind::if_;
        branch->isElif = !chain.isEmpty();
        chain.add(branch);
        advance();
        branch->condition = namedExpression();
        if (!header(*branch, from))
            return branch;
        branch->body = block(branch->isElif ? "`elif`" : "`if`");
    } while (kind() == TokenKind::kwElif);
    chain.last()->otherwise = elseSuite();
    for (std::size_t i = chain.size(); i-- > 0;) {
        chain[i]->range = rangeFrom(i == 0 ? start : chain[i]->head.begin);
        if (i + 1 < chain.size()) {
            Statements alone(m_arena);
            alone.add(chain[i + 1]);
            chain[i]->otherwise = alone.items();
        }
    }
    return chain[0];
}

const Stmt* Grammar::whileStatement()
{
    const std::uint32_t from = begin();
    advance();
    WhileStmt statement;
    statement.kind = StmtKind::while_;
    statement.condition = namedExpression();
    if (header(statement, from)) {
        statement.body = block("`while` loop");
        statement.otherwise = elseSuite();
    }
    statement.range = rangeFrom(from);
    return make(statement);
}

const Stmt* Grammar::forStatement(std::uint32_t from, Flow flow)
{
    advance();
    ForStmt statement;
    statement.kind = StmtKind::for_;
    statement.isAsync = flow == Flow::async;
    statement.target = targets();
    expect(TokenKind::kwIn, "`in`");
    statement.iterable = starExpressions();
    if (header(statement, from)) {
        statement.body = block("`for` loop");
        statement.otherwise = elseSuite();
    }
    statement.range = rangeFrom(from);
    return make(statement);
}

/// Brackets after `with` may hold the items, or begin the first of them: the first reading that fits counts.
const Stmt* Grammar::withStatement(std::uint32_t from, Flow flow)
{
    advance();
    WithStmt statement;
    statement.kind = StmtKind::with;
    statement.isAsync = flow == Flow::async;
    const Position start = position();
    bool isBracketed = false;
    if (kind() == TokenKind::leftParen) {
        ++m_attempts;
        statement.items = withItems(Brackets::around);
        isBracketed = !m_hasFailed && kind() == TokenKind::colon;
        --m_attempts;
    }
    if (!isBracketed) {
        returnTo(start);
        statement.items = withItems(Brackets::none);
    }
    if (header(statement, from))
        statement.body = block("`with`");
    statement.range = rangeFrom(from);
    return make(statement);
}

std::span<const WithStmt::Item> Grammar::withItems(Brackets brackets)
{
    ArenaList<WithStmt::Item> items(m_arena);
    const bool isBracketed = brackets == Brackets::around;
    if (isBracketed)
        advance();
    do {
        WithStmt::Item item;
        item.context = expression();
        if (!m_hasFailed && accept(TokenKind::kwAs))
            item.target = withTarget();
        items.add(item);
    } while (!m_hasFailed && accept(TokenKind::comma) && !(isBracketed && kind() == TokenKind::rightParen));
    if (isBracketed)
        expect(TokenKind::rightParen, "`)`");
    return items.items();
}

const Stmt* Grammar::tryStatement()
{
    const std::uint32_t from = begin();
    advance();
    TryStmt statement;
    statement.kind = StmtKind::try_;
    if (header(statement, from))
        statement.body = block("`try`");
    ArenaList<TryStmt::Handler> handlers(m_arena);
    while (!m_hasFailed && kind() == TokenKind::kwExcept) {
        handlers.add(handler());
        if (handlers[0].isGroup != handlers.last().isGroup)
            failExpecting("`except` or `except*`, but not both in one `try`");
    }
    statement.handlers = handlers.items();
    if (!handlers.isEmpty())
        statement.otherwise = elseSuite();
    if (!m_hasFailed && accept(TokenKind::kwFinally)) {
        if (expect(TokenKind::colon, "`:`"))
            statement.finally = block("`finally`");
    } else if (handlers.isEmpty()) {
        failExpecting("`except` or `finally`");
    }
    statement.range = rangeFrom(from);
    return make(statement);
}

TryStmt::Handler Grammar::handler()
{
    const std::uint32_t from = begin();
    advance();
    TryStmt::Handler out;
    out.isGroup = accept(TokenKind::star);
    if (kind() != TokenKind::colon || out.isGroup)
        out.type = expression();
    if (!m_hasFailed && accept(TokenKind::kwAs)) {
        const Token word = token();
        if (expect(TokenKind::name, "a name after `as`"))
            out.name = name(word);
    }
    if (expect(TokenKind::colon, "`:`"))
        out.body = block("`except`");
    out.range = rangeFrom(from);
    return out;
}

} // namespace hawk::syntax
