// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "choices.h"

#include <algorithm>

namespace hawk::fuzz {

std::uint64_t Stream::next()
{
    m_state += 0x9E3779B97F4A7C15u;
    std::uint64_t mixed = m_state;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBu;
    return mixed ^ (mixed >> 31);
}

std::uint32_t Stream::below(std::uint32_t count)
{
    return static_cast<std::uint32_t>(next() % count);
}

double Stream::fraction()
{
    return static_cast<double>(next() >> 11) * 0x1p-53;
}

Choices Choices::drawn(std::uint64_t seed)
{
    return Choices(Stream(seed));
}

Choices Choices::replayed(std::vector<std::uint32_t> sequence)
{
    Choices choices(Stream(0));
    choices.m_isReplayed = true;
    choices.m_sequence = std::move(sequence);
    return choices;
}

std::uint32_t Choices::below(std::uint32_t count)
{
    std::uint32_t decision = 0;
    if (!m_isReplayed)
        decision = m_stream.below(count);
    else if (m_taken.size() < m_sequence.size())
        decision = std::min(m_sequence[m_taken.size()], count - 1);
    m_taken.push_back(decision);
    return decision;
}

} // namespace hawk::fuzz
