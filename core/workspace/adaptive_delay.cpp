// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/adaptive_delay.h"

#include <algorithm>

namespace hawk::workspace {

void AdaptiveDelay::add(std::chrono::nanoseconds taken)
{
    m_last[m_count++ % m_last.size()] = taken;
}

std::chrono::milliseconds AdaptiveDelay::delay() const
{
    auto sorted = m_last;
    const std::size_t known = std::min(m_count, sorted.size());
    if (known == 0)
        return shortest;
    const auto end = sorted.begin() + static_cast<std::ptrdiff_t>(known);
    const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>(known / 2);
    std::nth_element(sorted.begin(), middle, end);
    return std::clamp(std::chrono::duration_cast<std::chrono::milliseconds>(*middle), shortest, longest);
}

} // namespace hawk::workspace
