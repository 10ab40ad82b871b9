// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>

#include "syntax/characters.h"
#include "syntax/grammar.h"
#include "syntax/messages.h"
#include "syntax/string_literal.h"

namespace hawk::syntax {

using text::diagnose;

/// Adjacent literals on their way to one node.
struct Grammar::Text {
    std::string value; ///< decoded since the last field
    std::uint32_t pieceBegin = 0;
    std::uint32_t pieceEnd = 0;
    ArenaList<const Expr*> parts;
    ArenaList<FormattedExpr::Format> formats;
    bool isBytes = false;
    bool isFormatted = false;
};

/// One literal or several in a row.
const Expr* Grammar::strings()
{
    const std::uint32_t from = begin();
    const Token& first = token();
    const TokenKind next = kindAhead(1);
    const bool isAlone = next != TokenKind::string && next != TokenKind::formattedBegin;
    if (first.kind == TokenKind::string && isAlone) {
        const StringForm form = stringForm(spelling(first));
        const Range content{first.range.begin + form.prefixSize, first.range.end - form.quoteSize};
        const std::string_view written = spelling({first.kind, content});
        const bool isPlain = written.find_first_of(form.isRaw ? "\r" : "\\\r") == std::string_view::npos;
        if (isPlain && !form.isBytes) {
            advance();
            return make(StringExpr{{ExprKind::string, first.range}, written});
        }
    }
    Text text{.parts = ArenaList<const Expr*>(m_arena), .formats = ArenaList<FormattedExpr::Format>(m_arena)};
    bool isFirst = true;
    while (!m_hasFailed && (kind() == TokenKind::string || kind() == TokenKind::formattedBegin)) {
        const bool isBytes = stringForm(spelling(token())).isBytes;
        if (!isFirst && isBytes != text.isBytes)
            fail(diagnose(messages::mixedStrings, token().range));
        text.isBytes = isBytes;
        isFirst = false;
        if (kind() == TokenKind::string)
            plainString(text);
        else
            formattedString(text);
    }
    if (!text.isFormatted)
        return make(StringExpr{{ExprKind::string, rangeFrom(from)}, m_arena.keep(text.value), text.isBytes});
    literalPiece(text);
    return make(
        FormattedExpr{{ExprKind::formatted, rangeFrom(from)}, text.parts.items(), text.formats.items()});
}

void Grammar::plainString(Text& text)
{
    const Range range = token().range;
    const StringForm form = stringForm(spelling(token()));
    advance();
    decode(text, {range.begin + form.prefixSize, range.end - form.quoteSize}, form.isRaw, false);
}

void Grammar::formattedString(Text& text)
{
    const StringForm form = stringForm(spelling(token()));
    text.isFormatted = true;
    advance();
    while (!m_hasFailed && !accept(TokenKind::formattedEnd)) {
        if (kind() == TokenKind::formattedText) {
            const Range range = token().range;
            advance();
            decode(text, range, form.isRaw, true);
        } else {
            field(text);
        }
    }
}

/// `{value=!r:specification}`. The `=` form adds its own source as text.
void Grammar::field(Text& text)
{
    const std::uint32_t open = begin();
    expect(TokenKind::leftBrace, "`{` or the end of the text");
    const Expr* value = yieldOrStarExpressions();
    FormattedExpr::Format format;
    const bool isShown = !m_hasFailed && accept(TokenKind::assign);
    if (isShown) {
        const Range shown{open + 1, begin()};
        if (text.value.empty())
            text.pieceBegin = shown.begin;
        text.value += spelling({TokenKind::formattedText, shown});
        text.pieceEnd = shown.end;
    }
    literalPiece(text);
    format.part = static_cast<std::uint32_t>(text.parts.size());
    text.parts.add(value);
    if (!m_hasFailed && accept(TokenKind::conversion)) {
        if (!isWord("r") && !isWord("s") && !isWord("a")) {
            failExpecting("`r`, `s` or `a`");
        } else {
            format.conversion = spelling(token()).front();
            advance();
        }
    }
    const bool isSpecified = !m_hasFailed && accept(TokenKind::colon);
    if (isSpecified)
        format.specification = m_arena.keep(specification(text));
    else if (isShown && format.conversion == 0)
        format.conversion = 'r';
    format.fields = static_cast<std::uint32_t>(text.parts.size()) - format.part - 1;
    if (format.conversion != 0 || isSpecified)
        text.formats.add(format);
    expect(TokenKind::rightBrace, "`}`");
    text.pieceBegin = m_previousEnd;
}

/// The text of a specification, with a 0 byte for each of its fields, which become parts behind the value.
std::string Grammar::specification(Text& text)
{
    const Nesting nesting(*this);
    std::string written;
    while (!m_hasFailed && kind() != TokenKind::rightBrace) {
        if (kind() == TokenKind::formattedText) {
            written += spelling(token());
            advance();
            continue;
        }
        field(text);
        text.value.clear();
        written += '\0';
    }
    return written;
}

/// Ends the text before a field or at the end.
void Grammar::literalPiece(Text& text)
{
    if (text.value.empty())
        return;
    const Range range{text.pieceBegin, std::max(text.pieceBegin, text.pieceEnd)};
    text.parts.add(make(StringExpr{{ExprKind::string, range}, m_arena.keep(text.value)}));
    text.value.clear();
}

/// Appends what the written characters mean.
void Grammar::decode(Text& text, Range range, bool isRaw, bool isFormatted)
{
    if (text.value.empty())
        text.pieceBegin = range.begin;
    text.pieceEnd = range.end;
    const std::string_view written = spelling({TokenKind::string, range});
    if (text.isBytes && !std::ranges::all_of(written, isAscii))
        fail(diagnose(messages::bytesNotAscii, range));
    for (std::size_t i = 0; i < written.size() && !m_hasFailed;) {
        const char c = written[i];
        if (c == '\\' && !isRaw) {
            const EscapeResult escape = decodeEscape(written.substr(i), text.isBytes);
            const auto begin = range.begin + static_cast<std::uint32_t>(i);
            const auto size = static_cast<std::uint32_t>(escape.size);
            if (!escape.isValid)
                fail(diagnose(messages::invalidEscape, {begin, begin + size},
                              {std::string(written.substr(i, escape.size))}));
            text.value += escape.value;
            i += escape.size;
        } else if (c == '\r') {
            // Lines inside a text end with a line feed, whatever the file uses.
            text.value += '\n';
            i += i + 1 < written.size() && written[i + 1] == '\n' ? 2 : 1;
        } else if (isFormatted && (c == '{' || c == '}')) {
            if (i + 1 >= written.size() || written[i + 1] != c) {
                const auto begin = range.begin + static_cast<std::uint32_t>(i);
                fail(diagnose(messages::unexpected, {begin, begin + 1}, {"`}`", "`}}` for a brace as text"}));
            }
            text.value += c;
            i += 2;
        } else {
            text.value += c;
            ++i;
        }
    }
}

} // namespace hawk::syntax
