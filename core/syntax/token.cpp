// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "syntax/token.h"

#include <algorithm>
#include <array>
#include <format>
#include <utility>

namespace hawk::syntax {

namespace {

using Keyword = std::pair<std::string_view, TokenKind>;

constexpr std::array keywords = std::to_array<Keyword>({
    {"False", TokenKind::kwFalse},
    {"None", TokenKind::kwNone},
    {"True", TokenKind::kwTrue},
    {"and", TokenKind::kwAnd},
    {"as", TokenKind::kwAs},
    {"assert", TokenKind::kwAssert},
    {"async", TokenKind::kwAsync},
    {"await", TokenKind::kwAwait},
    {"break", TokenKind::kwBreak},
    {"class", TokenKind::kwClass},
    {"continue", TokenKind::kwContinue},
    {"def", TokenKind::kwDef},
    {"del", TokenKind::kwDel},
    {"elif", TokenKind::kwElif},
    {"else", TokenKind::kwElse},
    {"except", TokenKind::kwExcept},
    {"finally", TokenKind::kwFinally},
    {"for", TokenKind::kwFor},
    {"from", TokenKind::kwFrom},
    {"global", TokenKind::kwGlobal},
    {"if", TokenKind::kwIf},
    {"import", TokenKind::kwImport},
    {"in", TokenKind::kwIn},
    {"is", TokenKind::kwIs},
    {"lambda", TokenKind::kwLambda},
    {"nonlocal", TokenKind::kwNonlocal},
    {"not", TokenKind::kwNot},
    {"or", TokenKind::kwOr},
    {"pass", TokenKind::kwPass},
    {"raise", TokenKind::kwRaise},
    {"return", TokenKind::kwReturn},
    {"try", TokenKind::kwTry},
    {"while", TokenKind::kwWhile},
    {"with", TokenKind::kwWith},
    {"yield", TokenKind::kwYield},
});
static_assert(std::ranges::is_sorted(keywords, {}, &Keyword::first));

/// Keywords by first letter: index into `keywords`, 0xff where there is none.
constexpr std::array<std::uint8_t, 128> firstKeyword = [] {
    std::array<std::uint8_t, 128> table{};
    table.fill(0xff);
    for (std::size_t i = keywords.size(); i-- > 0;)
        table[static_cast<unsigned char>(keywords[i].first[0])] = static_cast<std::uint8_t>(i);
    return table;
}();

} // namespace

TokenKind keywordKind(std::string_view word)
{
    const auto letter = static_cast<unsigned char>(word[0]);
    if (word.size() < 2 || word.size() > 8 || letter >= 128)
        return TokenKind::name;
    for (std::size_t i = firstKeyword[letter]; i < keywords.size() && keywords[i].first[0] == word[0]; ++i)
        if (keywords[i].first == word)
            return keywords[i].second;
    return TokenKind::name;
}

std::string describeToken(const Token& token, std::string_view source)
{
    constexpr std::size_t longest = 40;
    const std::string_view all = source.substr(token.range.begin, token.range.end - token.range.begin);
    // A cut must not split a character.
    std::size_t cut = std::min(all.size(), longest);
    while (cut > 0 && cut < all.size() && (static_cast<unsigned char>(all[cut]) & 0xC0) == 0x80)
        --cut;
    const std::string written = std::string(all.substr(0, cut)) + (cut < all.size() ? "…" : "");
    switch (token.kind) {
    case TokenKind::end:
        return "the end of the file";
    case TokenKind::newline:
        return "the end of the line";
    case TokenKind::indent:
        return "a deeper indentation";
    case TokenKind::dedent:
        return "the end of the block";
    case TokenKind::name:
        return std::format("the name `{}`", written);
    case TokenKind::number:
        return std::format("the number `{}`", written);
    case TokenKind::string:
    case TokenKind::formattedBegin:
    case TokenKind::formattedText:
    case TokenKind::formattedEnd:
        return "a text in quotes";
    default:
        return std::format("`{}`", written);
    }
}

} // namespace hawk::syntax
