// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>

namespace hawk::text {

/// Half-open span of a SourceText, as byte offsets into its UTF-8. An empty range marks a place.
struct Range {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;

    bool isEmpty() const { return begin == end; }
    bool contains(std::uint32_t offset) const { return offset >= begin && offset < end; }
    friend bool operator==(const Range&, const Range&) = default;
};

/// The smallest range that covers both.
constexpr Range cover(Range a, Range b)
{
    return {a.begin < b.begin ? a.begin : b.begin, a.end > b.end ? a.end : b.end};
}

} // namespace hawk::text
