// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "syntax/grammar.h"
#include "syntax/messages.h"

namespace hawk::syntax {

using text::diagnose;

Suite Grammar::file()
{
    Statements out(m_arena);
    while (kind() != TokenKind::end) {
        statementsUntilDedent(out);
        accept(TokenKind::dedent);
    }
    return out.items();
}

void Grammar::statementsUntilDedent(Statements& out)
{
    while (kind() != TokenKind::dedent && kind() != TokenKind::end)
        statement(out);
}

/// One statement, or one line of them. Takes at least one token, and leaves no fault behind.
void Grammar::statement(Statements& out)
{
    if (accept(TokenKind::newline))
        return;
    const Nesting nesting(*this);
    const std::uint32_t from = begin();
    if (m_hasFailed || continuesBrokenStatement()) {
        out.add(recover(from));
        return;
    }
    if (kind() == TokenKind::indent) {
        report(diagnose(messages::unexpectedIndent, token().range));
        advance();
        statementsUntilDedent(out);
        accept(TokenKind::dedent);
        return;
    }
    const Stmt* compound = compoundStatement();
    if (m_hasFailed) {
        out.add(recover(from));
    } else if (compound != nullptr) {
        out.add(compound);
        m_isAfterError = false;
    } else {
        simpleStatements(out);
    }
}

/// What follows a colon: statements on the same line, or an indented block.
Suite Grammar::block(std::string_view owner)
{
    Statements out(m_arena);
    if (kind() != TokenKind::newline) {
        simpleStatements(out);
        return out.items();
    }
    if (kindAhead(1) != TokenKind::indent) {
        report(diagnose(messages::missingBlock, {m_previousEnd, m_previousEnd}, {std::string(owner)}));
        advance();
        return {};
    }
    advance();
    advance();
    m_isAfterError = false;
    statementsUntilDedent(out);
    accept(TokenKind::dedent);
    return out.items();
}

/// After a fault: the rest of the line, and the block below it, become an error node.
const Stmt* Grammar::recover(std::uint32_t from)
{
    skipLine();
    skipBlock();
    m_hasFailed = false;
    m_isAfterError = true;
    Stmt broken;
    broken.range = broken.head = rangeFrom(from);
    return make(broken);
}

void Grammar::skipLine()
{
    while (kind() != TokenKind::indent && kind() != TokenKind::dedent && kind() != TokenKind::end)
        if (accept(TokenKind::newline))
            return;
        else
            advance();
}

void Grammar::skipBlock()
{
    std::size_t depth = 0;
    do {
        if (kind() == TokenKind::indent)
            ++depth;
        else if (kind() == TokenKind::dedent && depth > 0)
            --depth;
        else if (depth == 0 || kind() == TokenKind::end)
            return;
        advance();
    } while (depth > 0);
}

/// A line that belongs to a statement whose first line could not be read: it says nothing new.
bool Grammar::continuesBrokenStatement() const
{
    if (!m_isAfterError)
        return false;
    switch (kind()) {
    case TokenKind::kwElif:
    case TokenKind::kwElse:
    case TokenKind::kwExcept:
    case TokenKind::kwFinally:
        return true;
    default:
        return isClosing(kind());
    }
}

} // namespace hawk::syntax
