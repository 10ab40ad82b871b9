// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string_view>

#include "syntax/parser.h"
#include "text/diagnostic.h"
#include "text/source_text.h"
#include "trace/tree_names.h"
#include "trace/written_names.h"

namespace hawk::trace {

using text::Range;

/// What a repair is made from: a diagnostic, the text at its place, and that text read as an expression.
/// Refers to all of them.
class FixContext
{
public:
    FixContext(const text::Diagnostic& diagnostic, const text::SourceText& source, const WrittenNames& names);

    Range range() const { return m_diagnostic.range; }
    const text::SourceText& source() const { return m_source; }
    std::string_view covered() const { return m_source.slice(range()); }
    /// An argument of the diagnostic, empty when there are fewer.
    std::string_view argument(std::size_t index) const;

    /// The place in the file of a part of `root`.
    Range place(Range part) const;
    /// The operator between two parts of `root` with the blanks before it; nothing when a comment stands
    /// there.
    std::optional<Range> between(Range left, Range right, std::string_view word) const;
    Range withBlanksBefore(Range range) const;
    Range withBlanks(Range range) const; ///< with those behind it
    Range trimmed(Range range) const; ///< without blanks at its ends

    const WrittenNames& names;
    const Expr* root = nullptr; ///< null when the text is no expression

private:
    const text::Diagnostic& m_diagnostic;
    const text::SourceText& m_source;
    syntax::SyntaxTree m_tree;
};

} // namespace hawk::trace
