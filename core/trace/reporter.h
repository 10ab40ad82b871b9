// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "text/diagnostic.h"

namespace hawk::trace {

using text::Range;

/// Collects the diagnostics of a file. One fault gives one diagnostic: the same rule at the same place is
/// kept once, however often a helper is called.
class Reporter
{
public:
    void refuse(const text::DiagnosticRule& rule, Range range, std::vector<std::string> arguments = {});

    /// Calls that led to the place being evaluated, outermost first; each report shows the outermost one.
    void enterCall(Range call) { m_calls.push_back(call); }
    void leaveCall() { m_calls.pop_back(); }
    /// Other calls; those so far are given back.
    std::vector<Range> setCalls(std::vector<Range> calls) { return std::exchange(m_calls, std::move(calls)); }
    std::optional<Range> outermostCall() const
    {
        return m_calls.empty() ? std::nullopt : std::optional(m_calls.front());
    }
    std::size_t callDepth() const { return m_calls.size(); }

    /// While a range is pinned every report has it: for text that is no part of the file (quoted
    /// annotations).
    void pin(Range range) { m_pinned.push_back(range); }
    void unpin() { m_pinned.pop_back(); }

    /// Whether one of the reports from this number on is more than a warning.
    bool hasFaultFrom(std::size_t first) const;
    std::size_t count() const { return m_diagnostics.size(); }
    /// Whether anything was reported inside of a range.
    bool hasReportIn(Range range) const;
    std::vector<text::Diagnostic> takeFrom(std::size_t first);
    void add(text::Diagnostic diagnostic) { m_diagnostics.push_back(std::move(diagnostic)); }
    /// The same as it is, unless its rule has been reported for its place.
    void addOnce(const text::Diagnostic& diagnostic);
    /// The first fault of the reports from this number on, null when there is none. Valid until the next
    /// report.
    const text::Diagnostic* firstFaultFrom(std::size_t first) const;

private:
    bool isKnown(const text::DiagnosticRule& rule, Range range) const;

    std::vector<text::Diagnostic> m_diagnostics;
    std::vector<Range> m_calls;
    std::vector<Range> m_pinned;
};

} // namespace hawk::trace
