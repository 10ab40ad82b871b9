// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "syntax/token.h"
#include "text/diagnostic.h"

namespace hawk::syntax {

/// The tokens of a file, the last one of kind `end`; indent and dedent tokens are balanced, and every logical
/// line ends with a newline token.
struct TokenList {
    std::vector<Token> tokens;
    std::vector<text::Range> comments; ///< comments and literals, ascending
    std::vector<text::Diagnostic> diagnostics; ///< at most one for each logical line, ascending
};

/// Splits a text into tokens. Never fails; a piece without meaning is an error token with a diagnostic.
///
/// A bracket that is never closed would join all lines after it. Where a line begins with a word that can
/// stand in no bracket, or the file ends, the lexer goes back to the outermost open bracket and reads on from
/// there with the knowledge that it stays open: its logical line then ends where the indentation returns.
class Lexer
{
public:
    /// Reads from `begin` to the end of the text; `begin` is the first offset of a line.
    explicit Lexer(std::string_view source, std::uint32_t begin = 0);
    TokenList run() &&;

private:
    struct Level {
        std::uint32_t column = 0; ///< tabs to multiples of eight
        std::uint32_t tabColumn = 0; ///< tabs as one; both must order the lines alike
    };
    struct Mark {
        std::size_t tokens = 0;
        std::size_t comments = 0;
        std::size_t diagnostics = 0;
    };
    struct Bracket {
        TokenKind kind;
        std::uint32_t offset;
        Mark mark;
    };
    struct Quotes {
        char mark = '"';
        std::uint32_t size = 1; ///< 1 or 3
        bool isRaw = false;
    };

    // lexer.cpp: lines, indentation, brackets
    void lexLine();
    bool beginLine();
    void indentTo(Level level);
    void endLine(text::Range newline);
    bool continueBracket();
    bool beginsStatement() const;
    bool beginsDecoratedDefinition() const;
    void giveUpBrackets();
    void reportUnclosed(const Bracket& bracket);
    void openBracket(TokenKind kind);
    void closeBracket(TokenKind kind);
    void skipNewline();
    void lexComment();
    bool skipContinuation();
    void finish();

    // lexer_tokens.cpp: one token at the cursor; false when the text of an f-string cannot go on
    bool lexToken();
    bool lexWord();
    static bool isStringPrefix(std::string_view word);
    void lexNumber();
    void lexInvalid();
    TokenKind operatorAt(std::uint32_t& size) const;

    // lexer_strings.cpp: literals; false when an f-string around the cursor cannot go on
    bool lexString(std::uint32_t begin, std::string_view prefix);
    void lexPlainString(std::uint32_t begin, const Quotes& quotes);
    bool lexFormatted(std::uint32_t begin, const Quotes& quotes);
    bool lexField(const Quotes& quotes);
    bool lexFieldContent(const Quotes& quotes);
    bool lexSpecification(const Quotes& quotes);
    void lexFormattedText(const Quotes& quotes, bool isSpecification);
    bool isAtQuotes(const Quotes& quotes) const;
    void skipEscape(const Quotes& quotes);
    void failString(std::uint32_t begin, const Quotes& quotes);
    std::uint32_t endOfOpenText(std::uint32_t begin) const;
    bool checkEncoding(text::Range range);

    char at(std::uint32_t offset) const { return offset < m_size ? m_source[offset] : '\0'; }
    bool isAtEnd() const { return m_position >= m_size; }
    std::string_view slice(text::Range range) const
    {
        return m_source.substr(range.begin, range.end - range.begin);
    }
    std::uint32_t lineEnd(std::uint32_t offset) const;
    bool startsWord(std::uint32_t offset, std::string_view word) const;
    void emit(TokenKind kind, std::uint32_t begin) { m_out.tokens.push_back({kind, {begin, m_position}}); }
    void report(text::Diagnostic diagnostic);
    Mark mark() const;
    void returnTo(const Mark& mark);

    std::string_view m_source;
    std::uint32_t m_size = 0;
    std::uint32_t m_position = 0;
    TokenList m_out;
    std::vector<Level> m_levels{Level{}};
    std::vector<Bracket> m_brackets;
    std::unordered_set<std::uint32_t> m_neverClosed; ///< offsets of brackets known to stay open
    std::size_t m_lineDiagnostics = 0; ///< diagnostics before this logical line
    text::Range m_bracketNewline; ///< the first line end since the last token
    std::uint32_t m_fieldDepth = 0; ///< replacement fields around the cursor
    std::size_t m_fieldBrackets = 0; ///< brackets around the innermost field
    std::uint64_t m_rescans = 0; ///< bytes that may still be read again
    bool m_isAtLineBegin = true;
    bool m_isBracketLineBegin = false;
    bool m_isOpenEnded = false; ///< a bracket of this line is never closed
};

} // namespace hawk::syntax
