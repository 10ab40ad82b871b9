// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/offset_shift.h"

#include <algorithm>

namespace hawk::workspace {

OffsetShift::OffsetShift(std::string_view from, std::string_view to)
    : m_fromSize(static_cast<std::uint32_t>(from.size()))
    , m_toSize(static_cast<std::uint32_t>(to.size()))
{
    const std::size_t shorter = std::min(from.size(), to.size());
    const auto difference =
        std::mismatch(from.begin(), from.begin() + static_cast<std::ptrdiff_t>(shorter), to.begin());
    m_first = static_cast<std::uint32_t>(difference.first - from.begin());
    while (m_last < shorter - m_first && from[from.size() - 1 - m_last] == to[to.size() - 1 - m_last])
        ++m_last;
}

std::optional<std::uint32_t> OffsetShift::map(std::uint32_t offset) const
{
    if (offset <= m_first)
        return offset;
    return offset >= m_fromSize - m_last && offset <= m_fromSize
        ? std::optional(offset + m_toSize - m_fromSize)
        : std::nullopt;
}

std::optional<text::Range> OffsetShift::map(text::Range range) const
{
    if (range.end <= m_first)
        return range;
    if (range.begin < m_fromSize - m_last || range.end > m_fromSize)
        return std::nullopt;
    return text::Range{range.begin + m_toSize - m_fromSize, range.end + m_toSize - m_fromSize};
}

} // namespace hawk::workspace
