// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "syntax/parser.h"

#include <algorithm>
#include <iterator>

#include "syntax/arena.h"
#include "syntax/grammar.h"
#include "syntax/lexer.h"

namespace hawk::syntax {

struct SyntaxTree::Content {
    text::SourceText source;
    Arena arena;
    Suite statements;
    std::vector<text::Diagnostic> diagnostics;
    std::vector<Range> comments;

    explicit Content(text::SourceText text) : source(std::move(text)), arena(8 * source.text().size()) { }
};

SyntaxTree::SyntaxTree() : m_content(std::make_shared<const Content>(text::SourceText()))
{ }

const text::SourceText& SyntaxTree::source() const
{
    return m_content->source;
}

Suite SyntaxTree::statements() const
{
    return m_content->statements;
}

const std::vector<text::Diagnostic>& SyntaxTree::diagnostics() const
{
    return m_content->diagnostics;
}

std::span<const Range> SyntaxTree::comments() const
{
    return m_content->comments;
}

SyntaxTree parse(text::SourceText source)
{
    auto content = std::make_shared<SyntaxTree::Content>(std::move(source));
    const std::string_view text = content->source.text();
    TokenList tokens = Lexer(text).run();
    Grammar grammar(text, tokens, content->arena);
    content->statements = grammar.file();
    content->diagnostics = grammar.takeDiagnostics();
    std::ranges::move(tokens.diagnostics, std::back_inserter(content->diagnostics));
    text::sortByPlace(content->diagnostics);
    content->comments = std::move(tokens.comments);
    SyntaxTree tree;
    tree.m_content = std::move(content);
    return tree;
}

} // namespace hawk::syntax
