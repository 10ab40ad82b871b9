// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/line_diff.h"
#include "text/range.h"

namespace hawk::workspace {

/// Carries places of a text over to an edited version of it: lines that stayed are found wherever they went,
/// and within an edited line its begin and its end are.
class OffsetShift
{
public:
    /// Costs what text::diffLines does; keeps copies of the texts.
    OffsetShift(std::string from, std::string to);

    /// For a place inside of what was edited, the begin of the line that came instead; nothing when there is
    /// none.
    std::optional<std::uint32_t> map(std::uint32_t offset) const;
    /// Nothing for a range that touches what was edited.
    std::optional<text::Range> map(text::Range range) const;

private:
    struct Lines {
        explicit Lines(std::string text);
        std::string text;
        std::vector<std::uint32_t> starts;
        std::uint32_t lineAt(std::uint32_t offset) const;
        std::string_view line(std::uint32_t line) const;
    };
    /// Where a line went; nothing when no single line came instead.
    struct Target {
        std::uint32_t line = 0;
        bool isEdited = false;
    };
    std::optional<Target> targetOf(std::uint32_t line) const;

    Lines m_from;
    Lines m_to;
    std::vector<text::LineChange> m_changes;
};

} // namespace hawk::workspace
