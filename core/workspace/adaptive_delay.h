// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <array>
#include <chrono>
#include <cstddef>

namespace hawk::workspace {

/// How long to wait after the last key before working: as long as the work itself takes, so that typing is
/// never slowed down by more than half; the median of the last five, at least 50 ms and at most 500 ms
/// (the rule of clangd's rebuilds).
class AdaptiveDelay
{
public:
    static constexpr std::chrono::milliseconds shortest{50};
    static constexpr std::chrono::milliseconds longest{500};

    void add(std::chrono::nanoseconds taken);
    std::chrono::milliseconds delay() const;

private:
    std::array<std::chrono::nanoseconds, 5> m_last{};
    std::size_t m_count = 0;
};

} // namespace hawk::workspace
