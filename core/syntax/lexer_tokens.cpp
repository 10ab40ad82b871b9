// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <format>

#include "syntax/characters.h"
#include "syntax/lexer.h"
#include "syntax/messages.h"
#include "syntax/number.h"
#include "text/utf8.h"

namespace hawk::syntax {

using text::diagnose;
using text::Range;

bool Lexer::lexToken()
{
    const char c = at(m_position);
    if (isAsciiLetter(c) || !isAscii(c))
        return lexWord();
    if (isDigit(c) || (c == '.' && isDigit(at(m_position + 1)))) {
        lexNumber();
        return true;
    }
    if (c == '"' || c == '\'')
        return lexString(m_position, {});
    std::uint32_t size = 0;
    const TokenKind kind = operatorAt(size);
    if (kind == TokenKind::error) {
        lexInvalid();
        return true;
    }
    if (isOpening(kind))
        openBracket(kind);
    else if (isClosing(kind))
        closeBracket(kind);
    const std::uint32_t begin = m_position;
    m_position += size;
    emit(kind, begin);
    return true;
}

bool Lexer::lexWord()
{
    const std::uint32_t begin = m_position;
    bool isAsciiOnly = true;
    while (!isAtEnd()) {
        if (isAsciiNameCharacter(m_source[m_position])) {
            ++m_position;
            continue;
        }
        if (isAscii(m_source[m_position]))
            break;
        const text::Utf8Character next = text::decodeUtf8(m_source, m_position);
        const bool fits = m_position == begin ? beginsName(next.codePoint) : continuesName(next.codePoint);
        if (!next.isValid || !fits)
            break;
        isAsciiOnly = false;
        m_position += next.size;
    }
    if (m_position == begin) {
        lexInvalid();
        return true;
    }
    const std::string_view word = slice({begin, m_position});
    const char next = at(m_position);
    if ((next == '"' || next == '\'') && word.size() <= 2 && isAsciiOnly && isStringPrefix(word))
        return lexString(begin, word);
    emit(isAsciiOnly ? keywordKind(word) : TokenKind::name, begin);
    return true;
}

void Lexer::lexNumber()
{
    const std::uint32_t begin = m_position;
    const NumberScan scan = scanNumber(m_source, begin);
    m_position = scan.end;
    if (scan.fault.empty()) {
        emit(TokenKind::number, begin);
        return;
    }
    constexpr std::size_t longest = 40;
    report(diagnose(messages::invalidNumber, {begin, m_position},
                    {std::string(slice({begin, m_position}).substr(0, longest)), std::string(scan.fault)}));
    emit(TokenKind::error, begin);
}

/// One or more characters without meaning give one token and one diagnostic.
void Lexer::lexInvalid()
{
    const std::uint32_t begin = m_position;
    const text::Utf8Character first = text::decodeUtf8(m_source, begin);
    m_position += first.size;
    while (!isAtEnd() && !isAscii(m_source[m_position])) {
        const text::Utf8Character next = text::decodeUtf8(m_source, m_position);
        if (next.isValid && beginsName(next.codePoint))
            break;
        m_position += next.size;
    }
    const auto number = static_cast<std::uint32_t>(first.codePoint);
    const bool isVisible = first.isValid && number > 0x20 && number < 0x7F;
    std::string what = isVisible ? std::format("The character `{}`", m_source[begin])
        : first.isValid          ? std::format("The character U+{:04X}", number)
                                 : std::format("The byte 0x{:02X}", number);
    report(diagnose(messages::invalidCharacter, {begin, m_position}, {std::move(what)}));
    emit(TokenKind::error, begin);
}

bool Lexer::isStringPrefix(std::string_view word)
{
    const auto lower = [](char c) { return static_cast<char>(c | 0x20); };
    const char first = lower(word[0]);
    if (word.size() == 1)
        return first == 'r' || first == 'b' || first == 'u' || first == 'f';
    const char second = lower(word[1]);
    return (first == 'r' && (second == 'b' || second == 'f'))
        || (second == 'r' && (first == 'b' || first == 'f'));
}

/// The operator at the cursor with its size; `error` where there is none.
TokenKind Lexer::operatorAt(std::uint32_t& size) const
{
    using enum TokenKind;
    const char c0 = Lexer::at(m_position);
    const char c1 = Lexer::at(m_position + 1);
    const char c2 = Lexer::at(m_position + 2);
    const auto pick = [&size](std::uint32_t length, TokenKind kind) {
        size = length;
        return kind;
    };
    // An operator, alone or followed by `=`.
    const auto withAssign = [&](TokenKind plain, TokenKind assigned) {
        return c1 == '=' ? pick(2, assigned) : pick(1, plain);
    };
    // The same, and doubled.
    const auto doubled = [&](TokenKind plain, TokenKind assigned, TokenKind twice, TokenKind twiceAssigned) {
        if (c1 != c0)
            return withAssign(plain, assigned);
        return c2 == '=' ? pick(3, twiceAssigned) : pick(2, twice);
    };
    switch (c0) {
    case '(':
        return pick(1, leftParen);
    case ')':
        return pick(1, rightParen);
    case '[':
        return pick(1, leftBracket);
    case ']':
        return pick(1, rightBracket);
    case '{':
        return pick(1, leftBrace);
    case '}':
        return pick(1, rightBrace);
    case ',':
        return pick(1, comma);
    case ';':
        return pick(1, semicolon);
    case '~':
        return pick(1, tilde);
    case ':':
        return withAssign(colon, walrus);
    case '.':
        return c1 == '.' && c2 == '.' ? pick(3, ellipsis) : pick(1, dot);
    case '=':
        return withAssign(assign, equalEqual);
    case '!':
        return c1 == '=' ? pick(2, notEqual) : pick(1, error);
    case '+':
        return withAssign(plus, plusAssign);
    case '-':
        return c1 == '>' ? pick(2, arrow) : withAssign(minus, minusAssign);
    case '*':
        return doubled(star, starAssign, doubleStar, doubleStarAssign);
    case '/':
        return doubled(slash, slashAssign, doubleSlash, doubleSlashAssign);
    case '<':
        return doubled(less, lessEqual, TokenKind::shiftLeft, shiftLeftAssign);
    case '>':
        return doubled(greater, greaterEqual, TokenKind::shiftRight, shiftRightAssign);
    case '%':
        return withAssign(percent, percentAssign);
    case '@':
        return withAssign(TokenKind::at, atAssign);
    case '&':
        return withAssign(ampersand, ampersandAssign);
    case '|':
        return withAssign(bar, barAssign);
    case '^':
        return withAssign(caret, caretAssign);
    default:
        return pick(1, error);
    }
}

} // namespace hawk::syntax
