// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/text_comparison.h"

#include "text/line_diff.h"

namespace hawk::workspace {

TextComparison compareTexts(std::string_view before, std::string_view after)
{
    const std::vector<std::string_view> oldLines = text::splitLines(before);
    const std::vector<std::string_view> newLines = text::splitLines(after);
    TextComparison comparison;
    const auto add = [&](std::string_view line, ComparedLine place) {
        if (!comparison.lines.empty())
            comparison.text += '\n';
        comparison.text += line;
        comparison.lines.push_back(place);
        comparison.added += place.isAdded() ? 1 : 0;
        comparison.removed += place.isRemoved() ? 1 : 0;
    };
    std::uint32_t oldLine = 0;
    std::uint32_t newLine = 0;
    const auto addSame = [&](std::uint32_t oldEnd) {
        for (; oldLine < oldEnd; ++oldLine, ++newLine)
            add(newLines[newLine], {oldLine + 1, newLine + 1});
    };
    for (const text::LineChange& change : text::diffLines(oldLines, newLines)) {
        addSame(change.oldBegin);
        for (; oldLine < change.oldEnd; ++oldLine)
            add(oldLines[oldLine], {.before = oldLine + 1});
        for (; newLine < change.newEnd; ++newLine)
            add(newLines[newLine], {.after = newLine + 1});
    }
    addSame(static_cast<std::uint32_t>(oldLines.size()));
    return comparison;
}

} // namespace hawk::workspace
