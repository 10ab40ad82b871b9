// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/reporter.h"

#include <algorithm>
#include <iterator>

namespace hawk::trace {

void Reporter::refuse(const text::DiagnosticRule& rule, Range range, std::vector<std::string> arguments)
{
    if (!m_pinned.empty())
        range = m_pinned.back();
    if (isKnown(rule, range))
        return;
    text::Diagnostic diagnostic = text::diagnose(rule, range, std::move(arguments));
    if (!m_calls.empty() && m_calls.front() != range)
        diagnostic.related.push_back({m_calls.front(), "Reached by this call."});
    m_diagnostics.push_back(std::move(diagnostic));
}

void Reporter::addOnce(const text::Diagnostic& diagnostic)
{
    if (!isKnown(*diagnostic.rule, diagnostic.range))
        m_diagnostics.push_back(diagnostic);
}

bool Reporter::isKnown(const text::DiagnosticRule& rule, Range range) const
{
    return std::ranges::any_of(m_diagnostics, [&](const text::Diagnostic& known) {
        return known.rule == &rule && known.range == range;
    });
}

bool Reporter::hasReportIn(Range range) const
{
    return std::ranges::any_of(m_diagnostics, [&](const text::Diagnostic& diagnostic) {
        return diagnostic.range.begin >= range.begin && diagnostic.range.end <= range.end;
    });
}

const text::Diagnostic* Reporter::firstFaultFrom(std::size_t first) const
{
    const auto found = std::find_if(
        m_diagnostics.begin() + static_cast<std::ptrdiff_t>(first), m_diagnostics.end(),
        [](const text::Diagnostic& diagnostic) { return diagnostic.severity() == text::Severity::error; });
    return found == m_diagnostics.end() ? nullptr : &*found;
}

bool Reporter::hasFaultFrom(std::size_t first) const
{
    return firstFaultFrom(first) != nullptr;
}

std::vector<text::Diagnostic> Reporter::takeFrom(std::size_t first)
{
    const auto begin = m_diagnostics.begin() + static_cast<std::ptrdiff_t>(first);
    std::vector<text::Diagnostic> taken(std::make_move_iterator(begin),
                                        std::make_move_iterator(m_diagnostics.end()));
    m_diagnostics.erase(begin, m_diagnostics.end());
    return taken;
}

} // namespace hawk::trace
