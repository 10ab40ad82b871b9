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
    text::SourceText source; ///< keeps the bytes that names of the tree are views of
    Arena arena;
    Suite statements;
    std::vector<text::Diagnostic> diagnostics;
    std::vector<Range> comments;

    Content(text::SourceText text, std::size_t size) : source(std::move(text)), arena(8 * size) { }
};

SyntaxTree::SyntaxTree() : m_content(std::make_shared<const Content>(text::SourceText(), 0))
{ }

SyntaxTree::SyntaxTree(text::SourceText source, std::string_view text, std::uint32_t begin)
    : m_source(std::move(source))
{
    auto content = std::make_shared<Content>(m_source, text.size() - begin);
    TokenList tokens = Lexer(text, begin).run();
    Grammar grammar(text, tokens, content->arena);
    content->statements = grammar.file();
    content->diagnostics = grammar.takeDiagnostics();
    std::ranges::move(tokens.diagnostics, std::back_inserter(content->diagnostics));
    text::sortByPlace(content->diagnostics);
    content->comments = std::move(tokens.comments);
    m_content = std::move(content);
}

SyntaxTree SyntaxTree::withSource(text::SourceText source) const
{
    SyntaxTree tree = *this;
    tree.m_source = std::move(source);
    return tree;
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
    const std::string_view text = source.text();
    return {std::move(source), text, 0};
}

SyntaxTree parseLastFile(text::SourceText source)
{
    const std::string_view text = source.allText();
    const std::uint32_t begin = source.fileBeginAt(source.endOfAll());
    return {std::move(source), text, begin};
}

} // namespace hawk::syntax
