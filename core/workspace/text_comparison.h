// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hawk::workspace {

/// A line of a comparison. Line numbers count from 1; 0: the line is not in that text.
struct ComparedLine {
    std::uint32_t before = 0;
    std::uint32_t after = 0;
    bool isAdded() const { return before == 0; }
    bool isRemoved() const { return after == 0; }
    friend bool operator==(const ComparedLine&, const ComparedLine&) = default;
};

/// Two texts as one: every line of either, removed lines before those that came in their place.
struct TextComparison {
    std::string text; ///< as many lines as `lines`, without a line break at its end
    std::vector<ComparedLine> lines;
    std::uint32_t added = 0;
    std::uint32_t removed = 0;
};

/// Costs what text::diffLines does. Pure, any thread.
TextComparison compareTexts(std::string_view before, std::string_view after);

} // namespace hawk::workspace
