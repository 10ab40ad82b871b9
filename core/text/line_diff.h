// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hawk::text {

/// Lines [oldBegin, oldEnd) of the old text became lines [newBegin, newEnd) of the new text. Lines count from
/// 0; one of the two spans may be empty, never both.
struct LineChange {
    std::uint32_t oldBegin = 0;
    std::uint32_t oldEnd = 0;
    std::uint32_t newBegin = 0;
    std::uint32_t newEnd = 0;
    friend bool operator==(const LineChange&, const LineChange&) = default;
};

/// How many steps a search for the fewest changes may take before it settles for a coarser answer.
inline constexpr std::size_t lineDiffEffort = 1000;

/// The text cut at LF, without the LF. A text that ends with LF has an empty last line, as an editor counts;
/// the empty text has one empty line. The views refer to `text`.
std::vector<std::string_view> splitLines(std::string_view text);

/// What turns one text into the other, in ascending order, with the fewest lines removed and added (E. W.
/// Myers, An O(ND) difference algorithm and its variations, 1986). Texts that need more than `effort` removed
/// and added lines, not counting lines that only one of them has, get the lines behind that point as one
/// change: coarse, but right. Takes time in proportion to the lines times `effort` and memory in proportion
/// to its square at worst. Pure, any thread.
std::vector<LineChange> diffLines(std::span<const std::string_view> before,
                                  std::span<const std::string_view> after,
                                  std::size_t effort = lineDiffEffort);

/// The changes as text: a heading `@@ -3,2 +3,4 @@` before each group, then lines that begin with a blank,
/// `-` or `+`, with up to `context` unchanged lines around. Empty when nothing changed.
std::string unifiedDiff(std::span<const std::string_view> before, std::span<const std::string_view> after,
                        std::span<const LineChange> changes, std::uint32_t context = 3);

} // namespace hawk::text
