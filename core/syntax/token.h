// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "text/range.h"

namespace hawk::syntax {

/// Keywords and operators have a kind each. The soft keywords `match`, `case`, `type` and `_` are names.
enum class TokenKind : std::uint8_t {
    end,
    newline,
    indent,
    dedent,
    error, ///< stands for a piece that has its diagnostic already
    name,
    number,
    string, ///< one literal with prefix and quotes
    formattedBegin, ///< prefix and opening quotes of an f-string
    formattedText, ///< a piece between replacement fields, or in a format specification
    formattedEnd, ///< closing quotes
    conversion, ///< the `!` of `{x!r}`
    // keywords
    kwFalse,
    kwNone,
    kwTrue,
    kwAnd,
    kwAs,
    kwAssert,
    kwAsync,
    kwAwait,
    kwBreak,
    kwClass,
    kwContinue,
    kwDef,
    kwDel,
    kwElif,
    kwElse,
    kwExcept,
    kwFinally,
    kwFor,
    kwFrom,
    kwGlobal,
    kwIf,
    kwImport,
    kwIn,
    kwIs,
    kwLambda,
    kwNonlocal,
    kwNot,
    kwOr,
    kwPass,
    kwRaise,
    kwReturn,
    kwTry,
    kwWhile,
    kwWith,
    kwYield,
    // brackets, in pairs
    leftParen,
    rightParen,
    leftBracket,
    rightBracket,
    leftBrace,
    rightBrace,
    // punctuation
    comma,
    colon,
    semicolon,
    dot,
    ellipsis,
    arrow,
    assign,
    walrus,
    at,
    // operators
    plus,
    minus,
    star,
    doubleStar,
    slash,
    doubleSlash,
    percent,
    ampersand,
    bar,
    caret,
    tilde,
    shiftLeft,
    shiftRight,
    less,
    lessEqual,
    greater,
    greaterEqual,
    equalEqual,
    notEqual,
    // augmented assignment
    plusAssign,
    minusAssign,
    starAssign,
    doubleStarAssign,
    slashAssign,
    doubleSlashAssign,
    percentAssign,
    atAssign,
    ampersandAssign,
    barAssign,
    caretAssign,
    shiftLeftAssign,
    shiftRightAssign
};

struct Token {
    TokenKind kind = TokenKind::end;
    text::Range range;
};

/// The keyword with this spelling, else TokenKind::name.
TokenKind keywordKind(std::string_view word);

/// What a person calls the token: "`(`", "the name `x`", "the end of the line".
std::string describeToken(const Token& token, std::string_view source);

constexpr bool isOpening(TokenKind kind)
{
    return kind == TokenKind::leftParen || kind == TokenKind::leftBracket || kind == TokenKind::leftBrace;
}

constexpr bool isClosing(TokenKind kind)
{
    return kind == TokenKind::rightParen || kind == TokenKind::rightBracket || kind == TokenKind::rightBrace;
}

/// The other half of a pair of brackets.
constexpr TokenKind closingOf(TokenKind opening)
{
    return static_cast<TokenKind>(static_cast<std::uint8_t>(opening) + 1);
}

/// `(`, `]`… of a bracket token.
constexpr std::string_view spellingOfBracket(TokenKind bracket)
{
    constexpr std::string_view all = "()[]{}";
    return all.substr(static_cast<std::size_t>(bracket) - static_cast<std::size_t>(TokenKind::leftParen), 1);
}

} // namespace hawk::syntax
