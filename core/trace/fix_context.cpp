// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/fix_context.h"

namespace hawk::trace {

namespace {

/// Far beyond what anybody repairs by such a fix, and cheap to read again for each diagnostic.
constexpr std::size_t longest = 10'000;

bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

} // namespace

// Brackets around the text let it go over several lines, and move it by one byte.
FixContext::FixContext(const text::Diagnostic& diagnostic, const text::SourceText& source,
                       const WrittenNames& written)
    : names(written)
    , m_diagnostic(diagnostic)
    , m_source(source)
{
    if (covered().size() > longest)
        return;
    m_tree = syntax::parse(text::SourceText("(" + std::string(covered()) + ")", source.name()));
    const Suite statements = m_tree.statements();
    if (m_tree.diagnostics().empty() && statements.size() == 1
        && statements.front()->kind == StmtKind::expression)
        root = as<ExpressionStmt>(*statements.front()).value;
}

std::string_view FixContext::argument(std::size_t index) const
{
    return index < m_diagnostic.arguments.size() ? std::string_view(m_diagnostic.arguments[index])
                                                 : std::string_view();
}

Range FixContext::place(Range part) const
{
    const std::uint32_t begin = range().begin;
    return {begin + part.begin - 1, begin + part.end - 1};
}

std::optional<Range> FixContext::between(Range left, Range right, std::string_view word) const
{
    const Range gap{place(left).end, place(right).begin};
    const std::string_view text = m_source.slice(gap);
    const std::size_t at = text.find(word);
    if (at == std::string_view::npos || text.contains('#'))
        return std::nullopt;
    const auto begin = gap.begin + static_cast<std::uint32_t>(at);
    return withBlanksBefore({begin, begin + static_cast<std::uint32_t>(word.size())});
}

Range FixContext::withBlanksBefore(Range range) const
{
    while (range.begin > 0 && isBlank(m_source.text()[range.begin - 1]))
        --range.begin;
    return range;
}

Range FixContext::withBlanks(Range range) const
{
    while (range.end < m_source.text().size() && isBlank(m_source.text()[range.end]))
        ++range.end;
    return range;
}

Range FixContext::trimmed(Range range) const
{
    while (range.begin < range.end && isBlank(m_source.text()[range.begin]))
        ++range.begin;
    while (range.end > range.begin && isBlank(m_source.text()[range.end - 1]))
        --range.end;
    return range;
}

} // namespace hawk::trace
