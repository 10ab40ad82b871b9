// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <memory>
#include <vector>

#include "syntax/tree.h"
#include "text/diagnostic.h"
#include "text/source_text.h"

namespace hawk::syntax {

/// A parsed file: its statements, and what could not be read. Immutable, cheap to copy, safe to share
/// between threads. Every text gives a tree: a broken line or function is an `error` node with a
/// diagnostic and never hides its neighbours.
class SyntaxTree
{
public:
    SyntaxTree();

    /// The file, and behind it those that it imports once withSource() has added them.
    const text::SourceText& source() const { return m_source; }
    /// The same tree beside `source`, which begins with the text that was parsed.
    SyntaxTree withSource(text::SourceText source) const;
    Suite statements() const;
    /// P-codes (syntax/messages.h) in source order.
    const std::vector<text::Diagnostic>& diagnostics() const;
    /// Comments and string literals, for highlighting and folding; ascending.
    std::span<const Range> comments() const;

private:
    friend SyntaxTree parse(text::SourceText);
    friend SyntaxTree parseLastFile(text::SourceText);
    struct Content;
    SyntaxTree(text::SourceText source, std::string_view text, std::uint32_t begin);
    text::SourceText m_source;
    std::shared_ptr<const Content> m_content;
};

/// Parses a whole file. Never fails; linear in the text. Nesting deeper than 200 is a diagnostic.
SyntaxTree parse(text::SourceText source);
/// The same for the last of several files of one source: ranges are offsets of that source.
SyntaxTree parseLastFile(text::SourceText source);

} // namespace hawk::syntax
