// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "syntax/grammar.h"

namespace hawk::syntax {

const Stmt* Grammar::importStatement()
{
    const std::uint32_t from = begin();
    advance();
    ArenaList<ImportName> names(m_arena);
    do
        names.add(importName(NameForm::dotted));
    while (!m_hasFailed && accept(TokenKind::comma));
    ImportStmt statement;
    statement.kind = StmtKind::import;
    statement.range = statement.head = rangeFrom(from);
    statement.names = names.items();
    return make(statement);
}

const Stmt* Grammar::importFromStatement()
{
    const std::uint32_t from = begin();
    advance();
    ImportFromStmt statement;
    statement.kind = StmtKind::importFrom;
    while (kind() == TokenKind::dot || kind() == TokenKind::ellipsis) {
        statement.level += kind() == TokenKind::dot ? 1 : 3;
        advance();
    }
    if (statement.level == 0 || kind() != TokenKind::kwImport)
        statement.module = dottedName();
    expect(TokenKind::kwImport, "`import`");
    ArenaList<ImportName> names(m_arena);
    if (!m_hasFailed && accept(TokenKind::star)) {
        statement.isStar = true;
    } else if (!m_hasFailed && accept(TokenKind::leftParen)) {
        do
            names.add(importName(NameForm::single));
        while (!m_hasFailed && accept(TokenKind::comma) && kind() != TokenKind::rightParen);
        expect(TokenKind::rightParen, "`,` or `)`");
    } else {
        do
            names.add(importName(NameForm::single));
        while (!m_hasFailed && accept(TokenKind::comma));
    }
    statement.names = names.items();
    statement.range = statement.head = rangeFrom(from);
    return make(statement);
}

/// `a.b.c`, without the blanks that may stand around the dots.
std::string_view Grammar::dottedName()
{
    const Token first = token();
    if (!expect(TokenKind::name, "a name"))
        return {};
    std::string joined(name(first));
    while (!m_hasFailed && accept(TokenKind::dot)) {
        const Token word = token();
        if (expect(TokenKind::name, "a name after the dot"))
            joined.append(".").append(name(word));
    }
    return m_arena.keep(joined);
}

ImportName Grammar::importName(NameForm form)
{
    const std::uint32_t from = begin();
    ImportName out;
    if (form == NameForm::dotted) {
        out.name = dottedName();
    } else {
        const Token word = token();
        if (expect(TokenKind::name, "a name"))
            out.name = name(word);
    }
    if (!m_hasFailed && accept(TokenKind::kwAs)) {
        const Token word = token();
        if (expect(TokenKind::name, "a name after `as`"))
            out.alias = name(word);
    }
    out.range = rangeFrom(from);
    return out;
}

} // namespace hawk::syntax
