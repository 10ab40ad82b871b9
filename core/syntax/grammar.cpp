// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "syntax/grammar.h"

#include <algorithm>

#include "syntax/characters.h"
#include "syntax/limits.h"
#include "syntax/messages.h"

namespace hawk::syntax {

using text::diagnose;
using text::Diagnostic;

namespace {

bool isLayout(TokenKind kind)
{
    return kind == TokenKind::newline || kind == TokenKind::indent || kind == TokenKind::dedent
        || kind == TokenKind::end;
}

} // namespace

Grammar::Grammar(std::string_view source, const TokenList& tokens, Arena& arena)
    : m_source(source)
    , m_tokens(tokens.tokens)
    , m_lexical(tokens.diagnostics)
    , m_arena(arena)
{ }

Grammar::Nesting::Nesting(Grammar& grammar) : m_grammar(grammar)
{
    if (++grammar.m_depth > maximumNesting)
        grammar.fail(diagnose(messages::tooDeep, grammar.token().range));
}

TokenKind Grammar::kindAhead(std::size_t ahead) const
{
    return m_tokens[std::min(m_index + ahead, m_tokens.size() - 1)].kind;
}

std::string_view Grammar::spelling(const Token& token) const
{
    return m_source.substr(token.range.begin, token.range.end - token.range.begin);
}

/// Whether a soft keyword stands at the cursor.
bool Grammar::isWord(std::string_view word) const
{
    return kind() == TokenKind::name && spelling(token()) == word;
}

void Grammar::advance()
{
    const Token& passed = token();
    if (!isLayout(passed.kind))
        m_previousEnd = passed.range.end;
    if (passed.kind != TokenKind::end)
        ++m_index;
    if (passed.kind == TokenKind::newline)
        m_lineBegin = passed.range.end;
}

bool Grammar::accept(TokenKind wanted)
{
    if (kind() != wanted)
        return false;
    advance();
    return true;
}

bool Grammar::expect(TokenKind wanted, std::string_view what)
{
    if (m_hasFailed)
        return false;
    if (accept(wanted))
        return true;
    failExpecting(what);
    return false;
}

/// From `begin` to the end of what has been read.
Range Grammar::rangeFrom(std::uint32_t begin) const
{
    // Of what could not be read nothing lies behind the last token, where no parent would reach.
    return {std::min(begin, m_previousEnd), m_previousEnd};
}

/// Keeps the first finding of each logical line, the lexer's before ours.
void Grammar::report(Diagnostic diagnostic)
{
    if (m_attempts > 0 || m_reportedLine == m_lineBegin)
        return;
    std::size_t last = m_index;
    while (m_tokens[last].kind != TokenKind::newline && m_tokens[last].kind != TokenKind::end)
        ++last;
    const std::uint32_t lineEnd = m_tokens[last].range.end;
    const auto known = std::ranges::lower_bound(m_lexical, m_lineBegin, {},
                                                [](const Diagnostic& d) { return d.range.begin; });
    m_reportedLine = m_lineBegin;
    if (known == m_lexical.end() || known->range.begin > lineEnd)
        m_diagnostics.push_back(std::move(diagnostic));
}

void Grammar::fail(Diagnostic diagnostic)
{
    if (!m_hasFailed)
        report(std::move(diagnostic));
    m_hasFailed = true;
}

void Grammar::failExpecting(std::string_view what)
{
    if (m_hasFailed)
        return;
    const Range here = isLayout(kind()) ? Range{m_previousEnd, m_previousEnd} : token().range;
    fail(diagnose(messages::unexpected, here, {describeToken(token(), m_source), std::string(what)}));
}

/// The text of a name token, normalised.
std::string_view Grammar::name(const Token& token)
{
    const std::string_view written = spelling(token);
    if (std::ranges::all_of(written, isAscii))
        return written;
    return m_arena.keep(normalizedName(written));
}

void Grammar::returnTo(const Position& position)
{
    m_index = position.index;
    m_previousEnd = position.previousEnd;
    m_hasFailed = position.hasFailed;
}

const Expr* Grammar::errorFrom(std::uint32_t begin)
{
    return make(Expr{ExprKind::error, rangeFrom(begin)});
}

} // namespace hawk::syntax
