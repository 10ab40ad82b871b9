// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "syntax/lexer.h"

#include <algorithm>
#include <array>

#include "syntax/characters.h"
#include "syntax/messages.h"

namespace hawk::syntax {

using text::diagnose;
using text::Diagnostic;
using text::Range;

Lexer::Lexer(std::string_view source, std::uint32_t begin)
    : m_source(source)
    , m_size(static_cast<std::uint32_t>(source.size()))
    , m_position(begin)
    , m_rescans(4 * (source.size() - begin) + 65536)
{
    m_out.tokens.reserve((source.size() - begin) / 3 + 16);
}

TokenList Lexer::run() &&
{
    while (!isAtEnd())
        lexLine();
    finish();
    return std::move(m_out);
}

/// One step: what stands at the cursor.
void Lexer::lexLine()
{
    if (m_isAtLineBegin && !beginLine())
        return;
    while (isBlank(at(m_position)))
        ++m_position;
    if (isAtEnd())
        return;
    const char c = at(m_position);
    if (c == '#')
        return lexComment();
    if (isNewline(c)) {
        const std::uint32_t begin = m_position;
        skipNewline();
        if (m_brackets.empty())
            return endLine({begin, m_position});
        if (!m_isBracketLineBegin)
            m_bracketNewline = {begin, m_position};
        m_isBracketLineBegin = true;
        return;
    }
    if (skipContinuation())
        return;
    if (!m_isBracketLineBegin || continueBracket())
        lexToken();
}

/// Skips blank lines and comments and emits the change of indentation. False at the end of the file.
bool Lexer::beginLine()
{
    Level level;
    bool isContinued = false;
    const auto count = [&](char c) {
        if (isContinued)
            return;
        if (c == '\f') {
            level = {};
        } else {
            level.column = c == '\t' ? (level.column / 8 + 1) * 8 : level.column + 1;
            ++level.tabColumn;
        }
    };
    while (!isAtEnd()) {
        const char c = at(m_position);
        if (isBlank(c)) {
            count(c);
            ++m_position;
        } else if (c == '#') {
            lexComment();
        } else if (isNewline(c)) {
            skipNewline();
            level = {};
            isContinued = false;
        } else if (skipContinuation()) {
            isContinued = true;
        } else {
            m_isAtLineBegin = false;
            m_lineDiagnostics = m_out.diagnostics.size();
            indentTo(level);
            return true;
        }
    }
    return false;
}

void Lexer::indentTo(Level level)
{
    const Range here{m_position, m_position};
    Level& top = m_levels.back();
    const bool deeper = level.column > top.column;
    const bool same = level.column == top.column;
    const bool isMixed = deeper ? level.tabColumn <= top.tabColumn : same && level.tabColumn != top.tabColumn;
    if (isMixed)
        report(diagnose(messages::mixedIndentation, here));
    if (same) {
        top.tabColumn = level.tabColumn;
        return;
    }
    if (deeper) {
        m_levels.push_back(level);
        emit(TokenKind::indent, m_position);
        return;
    }
    while (m_levels.size() > 1 && m_levels[m_levels.size() - 2].column >= level.column) {
        m_levels.pop_back();
        emit(TokenKind::dedent, m_position);
    }
    if (m_levels.back().column == level.column) {
        if (m_levels.back().tabColumn != level.tabColumn)
            report(diagnose(messages::mixedIndentation, here));
        return;
    }
    // The line stays in the innermost block that is too deep, which from now on begins here.
    report(diagnose(messages::dedentMismatch, here));
    m_levels.back() = level;
}

void Lexer::endLine(Range newline)
{
    m_out.tokens.push_back({TokenKind::newline, newline});
    m_brackets.clear();
    m_isAtLineBegin = true;
    m_isBracketLineBegin = false;
    m_isOpenEnded = false;
}

/// The first token of a further line between brackets. False when the bracket does not go on there.
bool Lexer::continueBracket()
{
    m_isBracketLineBegin = false;
    std::uint32_t begin = m_position;
    while (begin > 0 && !isNewline(m_source[begin - 1]))
        --begin;
    const std::uint32_t column = m_position - begin;
    const bool hasReturned = m_isOpenEnded && column <= m_levels.back().tabColumn;
    if (!hasReturned && !beginsStatement())
        return true;
    if (m_isOpenEnded) {
        m_position = begin;
        endLine(m_bracketNewline);
    } else {
        giveUpBrackets();
    }
    return false;
}

/// Whether the cursor, at the begin of a line between brackets, is at a word no bracket can hold.
bool Lexer::beginsStatement() const
{
    static constexpr std::array<std::string_view, 18> words{
        "assert", "break",  "class",    "continue", "def",   "del",    "elif", "except", "finally",
        "global", "import", "nonlocal", "pass",     "raise", "return", "try",  "while",  "with"};
    const auto isWord = [this](std::string_view word) { return startsWord(m_position, word); };
    const char c = at(m_position);
    if (c == '@')
        return beginsDecoratedDefinition();
    if (c < 'a' || c > 'w')
        return false;
    if (std::ranges::any_of(words, isWord))
        return true;
    if (isWord("async")) {
        std::uint32_t next = m_position + 5;
        while (isBlank(at(next)))
            ++next;
        return startsWord(next, "def") || startsWord(next, "with");
    }
    const bool isColumn0 = m_position == 0 || isNewline(m_source[m_position - 1]);
    return isColumn0 && isWord("from") && m_out.tokens.back().kind != TokenKind::kwYield;
}

/// `@` may be a product that goes on; before a definition it is a decorator.
bool Lexer::beginsDecoratedDefinition() const
{
    if (m_position > 0 && !isNewline(m_source[m_position - 1]))
        return false;
    std::uint32_t next = lineEnd(m_position);
    if (at(next) == '\r' && at(next + 1) == '\n')
        ++next;
    ++next;
    return at(next) == '@' || startsWord(next, "def") || startsWord(next, "class")
        || startsWord(next, "async");
}

/// All open brackets stay open. Reads again from the outermost one, which now ends with its lines.
void Lexer::giveUpBrackets()
{
    for (const Bracket& bracket : m_brackets)
        m_neverClosed.insert(bracket.offset);
    const Bracket outermost = m_brackets.front();
    const std::uint64_t distance = m_position - outermost.offset;
    if (distance <= m_rescans) {
        m_rescans -= distance;
        returnTo(outermost.mark);
        m_position = outermost.offset;
        m_brackets.clear();
        m_isBracketLineBegin = false;
        return;
    }
    reportUnclosed(outermost);
    while (m_position > 0 && !isNewline(m_source[m_position - 1]))
        --m_position;
    endLine(m_bracketNewline);
}

void Lexer::reportUnclosed(const Bracket& bracket)
{
    report(diagnose(messages::unclosedBracket, {bracket.offset, bracket.offset + 1},
                    {std::string(spellingOfBracket(bracket.kind)),
                     std::string(spellingOfBracket(closingOf(bracket.kind)))}));
}

void Lexer::openBracket(TokenKind kind)
{
    const Bracket bracket{kind, m_position, mark()};
    m_brackets.push_back(bracket);
    if (!m_neverClosed.empty() && m_neverClosed.contains(m_position)) {
        m_isOpenEnded = true;
        reportUnclosed(bracket);
    }
}

/// A closing bracket ends the brackets inside its own, which are then never closed. One that fits no open
/// bracket is taken for a slip and ends the innermost.
void Lexer::closeBracket(TokenKind kind)
{
    const std::size_t outside = m_fieldBrackets;
    std::size_t i = m_brackets.size();
    while (i > outside && closingOf(m_brackets[i - 1].kind) != kind)
        --i;
    if (i > outside) {
        if (i < m_brackets.size())
            reportUnclosed(m_brackets[i]);
        m_brackets.resize(i - 1);
    } else if (m_brackets.size() > outside) {
        m_brackets.pop_back();
    }
    if (m_brackets.empty())
        m_isOpenEnded = false;
}

void Lexer::skipNewline()
{
    m_position += at(m_position) == '\r' && at(m_position + 1) == '\n' ? 2 : 1;
}

void Lexer::lexComment()
{
    const std::uint32_t begin = m_position;
    m_position = lineEnd(begin);
    m_out.comments.push_back({begin, m_position});
    checkEncoding({begin, m_position});
}

/// A backslash at the end of a line joins the next one.
bool Lexer::skipContinuation()
{
    if (at(m_position) != '\\' || m_position + 1 >= m_size || !isNewline(m_source[m_position + 1]))
        return false;
    ++m_position;
    skipNewline();
    return true;
}

void Lexer::finish()
{
    if (!m_brackets.empty() && !m_isOpenEnded) {
        giveUpBrackets();
        while (!isAtEnd())
            lexLine();
    }
    const auto emitHere = [this](TokenKind kind) { emit(kind, m_position); };
    if (!m_out.tokens.empty() && m_out.tokens.back().kind != TokenKind::newline
        && m_out.tokens.back().kind != TokenKind::dedent)
        emitHere(TokenKind::newline);
    for (; m_levels.size() > 1; m_levels.pop_back())
        emitHere(TokenKind::dedent);
    emitHere(TokenKind::end);
}

std::uint32_t Lexer::lineEnd(std::uint32_t offset) const
{
    while (offset < m_size && !isNewline(m_source[offset]))
        ++offset;
    return offset;
}

bool Lexer::startsWord(std::uint32_t offset, std::string_view word) const
{
    if (offset >= m_size || !m_source.substr(offset).starts_with(word))
        return false;
    const char next = at(offset + static_cast<std::uint32_t>(word.size()));
    return !isAsciiNameCharacter(next) && isAscii(next);
}

void Lexer::report(Diagnostic diagnostic)
{
    if (m_out.diagnostics.size() == m_lineDiagnostics)
        m_out.diagnostics.push_back(std::move(diagnostic));
}

Lexer::Mark Lexer::mark() const
{
    return {m_out.tokens.size(), m_out.comments.size(), m_out.diagnostics.size()};
}

void Lexer::returnTo(const Mark& mark)
{
    m_out.tokens.resize(mark.tokens);
    m_out.comments.resize(mark.comments);
    m_out.diagnostics.erase(m_out.diagnostics.begin() + static_cast<std::ptrdiff_t>(mark.diagnostics),
                            m_out.diagnostics.end());
}

} // namespace hawk::syntax
