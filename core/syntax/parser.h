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

    const text::SourceText& source() const;
    Suite statements() const;
    /// P-codes (syntax/messages.h) in source order.
    const std::vector<text::Diagnostic>& diagnostics() const;
    /// Comments and string literals, for highlighting and folding; ascending.
    std::span<const Range> comments() const;

private:
    friend SyntaxTree parse(text::SourceText);
    struct Content;
    std::shared_ptr<const Content> m_content;
};

/// Parses a whole file. Never fails; linear in the text. Nesting deeper than 200 is a diagnostic.
SyntaxTree parse(text::SourceText source);

} // namespace hawk::syntax
