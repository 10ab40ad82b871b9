// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <format>

#include "syntax/characters.h"
#include "syntax/lexer.h"
#include "syntax/limits.h"
#include "syntax/messages.h"
#include "text/utf8.h"

namespace hawk::syntax {

using text::diagnose;
using text::Range;

/// A literal whose prefix begins at `begin` and whose quotes are at the cursor.
bool Lexer::lexString(std::uint32_t begin, std::string_view prefix)
{
    const auto has = [prefix](char letter) {
        return std::ranges::any_of(prefix, [letter](char c) { return (c | 0x20) == letter; });
    };
    const char quote = at(m_position);
    const bool isTriple = at(m_position + 1) == quote && at(m_position + 2) == quote;
    const Quotes quotes{.mark = quote, .size = isTriple ? 3u : 1u, .isRaw = has('r')};
    m_position += quotes.size;
    if (has('f'))
        return lexFormatted(begin, quotes);
    lexPlainString(begin, quotes);
    return m_fieldDepth == 0 || m_out.tokens.back().kind == TokenKind::string;
}

void Lexer::lexPlainString(std::uint32_t begin, const Quotes& quotes)
{
    while (!isAtEnd() && !isAtQuotes(quotes)) {
        const char c = m_source[m_position];
        if (quotes.size == 1 && isNewline(c))
            break;
        if (c == '\\' && m_position + 1 < m_size) {
            ++m_position;
            if (isNewline(m_source[m_position])) {
                skipNewline();
                continue;
            }
        }
        ++m_position;
    }
    if (!isAtQuotes(quotes))
        return failString(begin, quotes);
    m_position += quotes.size;
    const bool isText = checkEncoding({begin, m_position});
    emit(isText ? TokenKind::string : TokenKind::error, begin);
    if (m_fieldDepth == 0)
        m_out.comments.push_back({begin, m_position});
}

/// An f-string as one sequence of tokens. On a fault its tokens are taken back and the outermost f-string
/// becomes one error token.
bool Lexer::lexFormatted(std::uint32_t begin, const Quotes& quotes)
{
    const Mark before = mark();
    const std::size_t brackets = m_brackets.size();
    emit(TokenKind::formattedBegin, begin);
    bool isWhole = true;
    while (isWhole && !isAtEnd() && !isAtQuotes(quotes)
           && !(quotes.size == 1 && isNewline(m_source[m_position]))) {
        lexFormattedText(quotes, false);
        if (at(m_position) == '{' && !isAtEnd())
            isWhole = lexField(quotes);
    }
    if (isWhole && isAtQuotes(quotes)) {
        const std::uint32_t end = m_position;
        m_position += quotes.size;
        emit(TokenKind::formattedEnd, end);
        if (m_fieldDepth == 0) {
            m_out.comments.resize(before.comments);
            m_out.comments.push_back({begin, m_position});
        }
        return true;
    }
    if (m_fieldDepth > 0)
        return false;
    returnTo(before);
    m_brackets.resize(std::min(brackets, m_brackets.size()));
    failString(begin, quotes);
    return true;
}

/// A replacement field from `{` to `}`.
bool Lexer::lexField(const Quotes& quotes)
{
    if (m_fieldDepth >= maximumNesting)
        return false;
    const std::size_t outside = m_fieldBrackets;
    m_fieldBrackets = m_brackets.size();
    ++m_fieldDepth;
    const std::uint32_t begin = m_position++;
    emit(TokenKind::leftBrace, begin);
    const bool isWhole = lexFieldContent(quotes);
    --m_fieldDepth;
    m_fieldBrackets = outside;
    return isWhole;
}

bool Lexer::lexFieldContent(const Quotes& quotes)
{
    while (true) {
        while (isBlank(at(m_position)) || isNewline(at(m_position)))
            ++m_position;
        if (isAtEnd())
            return false;
        const std::uint32_t begin = m_position;
        const char c = m_source[m_position];
        const bool isOutside = m_brackets.size() == m_fieldBrackets;
        const bool isInBraces =
            std::any_of(m_brackets.begin() + static_cast<std::ptrdiff_t>(m_fieldBrackets), m_brackets.end(),
                        [](const Bracket& b) { return b.kind == TokenKind::leftBrace; });
        if (c == '}' && !isInBraces) {
            m_brackets.resize(m_fieldBrackets);
            ++m_position;
            emit(TokenKind::rightBrace, begin);
            return true;
        }
        if (c == '#') {
            lexComment();
        } else if (skipContinuation()) {
            continue;
        } else if (isOutside && c == '!' && at(m_position + 1) != '=') {
            ++m_position;
            emit(TokenKind::conversion, begin);
        } else if (isOutside && c == ':') {
            ++m_position;
            emit(TokenKind::colon, begin);
            return lexSpecification(quotes);
        } else if (!lexToken()) {
            return false;
        }
    }
}

/// What follows the colon of a field, up to and with its `}`.
bool Lexer::lexSpecification(const Quotes& quotes)
{
    while (!isAtEnd() && !isAtQuotes(quotes)) {
        lexFormattedText(quotes, true);
        const char c = at(m_position);
        if (c == '{') {
            if (!lexField(quotes))
                return false;
        } else if (c == '}') {
            const std::uint32_t begin = m_position++;
            emit(TokenKind::rightBrace, begin);
            return true;
        } else {
            return false;
        }
    }
    return false;
}

/// Text up to the next field, the quotes, or the end of a line that may not be passed. In the text between
/// fields doubled braces are text; in a specification they are fields.
void Lexer::lexFormattedText(const Quotes& quotes, bool isSpecification)
{
    const std::uint32_t begin = m_position;
    while (!isAtEnd() && !isAtQuotes(quotes)) {
        const char c = m_source[m_position];
        if (quotes.size == 1 && isNewline(c))
            break;
        if (c == '{' || c == '}') {
            const bool isDoubled = !isSpecification && at(m_position + 1) == c;
            // A lone `}` outside of a field is left to the parser's decoder, which reports it.
            if (!isDoubled && (c == '{' || isSpecification))
                break;
            m_position += isDoubled ? 2 : 1;
        } else if (c == '\\') {
            skipEscape(quotes);
        } else {
            ++m_position;
        }
    }
    if (m_position == begin)
        return;
    checkEncoding({begin, m_position});
    emit(TokenKind::formattedText, begin);
}

/// A backslash and what it takes along: a quote, a line end or, in `\N{…}`, a braced name.
void Lexer::skipEscape(const Quotes& quotes)
{
    ++m_position;
    if (isAtEnd())
        return;
    const char c = m_source[m_position];
    if (c == '{' || c == '}')
        return;
    if (isNewline(c)) {
        skipNewline();
        return;
    }
    ++m_position;
    if (quotes.isRaw || c != 'N' || at(m_position) != '{')
        return;
    while (!isAtEnd() && !isNewline(m_source[m_position]) && !isAtQuotes(quotes)) {
        if (m_source[m_position++] == '}')
            return;
    }
}

bool Lexer::isAtQuotes(const Quotes& quotes) const
{
    if (at(m_position) != quotes.mark || isAtEnd())
        return false;
    return quotes.size == 1 || (at(m_position + 1) == quotes.mark && at(m_position + 2) == quotes.mark);
}

/// A literal without end. Inside an f-string the caller gives up; else it ends with its line, or, with three
/// quotes, in front of the next definition.
void Lexer::failString(std::uint32_t begin, const Quotes& quotes)
{
    if (m_fieldDepth > 0) {
        emit(TokenKind::error, begin);
        return;
    }
    const std::uint32_t reached = m_position;
    const std::uint32_t end = quotes.size == 1 ? lineEnd(begin) : endOfOpenText(begin);
    if (end < reached && reached - end <= m_rescans) {
        m_rescans -= reached - end;
        m_position = end;
    } else {
        m_position = std::max(end, reached);
    }
    report(diagnose(messages::unterminatedString, {begin, m_position},
                    {quotes.size == 1 ? std::string("quote `") + quotes.mark + '`'
                                      : std::string("quotes `") + std::string(3, quotes.mark) + '`'}));
    emit(TokenKind::error, begin);
    m_out.comments.push_back({begin, m_position});
    // The closing brackets of the line are inside the text: they are not missed.
    if (!m_brackets.empty() && !isAtEnd() && isNewline(at(m_position))) {
        const std::uint32_t newline = m_position;
        skipNewline();
        endLine({newline, m_position});
    }
}

std::uint32_t Lexer::endOfOpenText(std::uint32_t begin) const
{
    for (std::uint32_t i = lineEnd(begin); i < m_size; i = lineEnd(i + 1)) {
        const std::uint32_t next = i + 1;
        if (at(next) == '@' || startsWord(next, "def") || startsWord(next, "class")
            || startsWord(next, "import") || startsWord(next, "from") || startsWord(next, "async"))
            return i;
    }
    return m_size;
}

/// Reports bytes that are no UTF-8.
bool Lexer::checkEncoding(Range range)
{
    const std::string_view piece = slice(range);
    if (std::ranges::all_of(piece, isAscii))
        return true;
    const auto invalid = text::firstInvalidUtf8(piece);
    if (!invalid)
        return true;
    const auto offset = range.begin + static_cast<std::uint32_t>(*invalid);
    const unsigned byte = static_cast<unsigned char>(m_source[offset]);
    report(
        diagnose(messages::invalidCharacter, {offset, offset + 1}, {std::format("The byte 0x{:02X}", byte)}));
    return false;
}

} // namespace hawk::syntax
