// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace hawk::fuzz {

/// The numbers of one stream: SplitMix64, the same on every machine.
class Stream
{
public:
    explicit Stream(std::uint64_t seed) : m_state(seed) { }
    std::uint64_t next();
    /// Below `count`, which is at least 1.
    std::uint32_t below(std::uint32_t count);
    /// In [0, 1).
    double fraction();

private:
    std::uint64_t m_state;
};

/// The decisions that a generator takes, in order. They are drawn from a stream, or replayed: then a decision
/// past the end is 0, and one that is too large is the last that is possible. So every sequence of numbers
/// makes something valid, and a shorter sequence, or one of smaller numbers, something simpler, if 0 always
/// stands for the simplest.
class Choices
{
public:
    static Choices drawn(std::uint64_t seed);
    static Choices replayed(std::vector<std::uint32_t> sequence);

    /// Below `count`, which is at least 1.
    std::uint32_t below(std::uint32_t count);
    /// False is the simple decision.
    bool oneIn(std::uint32_t count) { return below(count) == count - 1; }
    template <class Container>
    const auto& oneOf(const Container& container)
    {
        return container[below(static_cast<std::uint32_t>(container.size()))];
    }
    /// What was decided so far.
    const std::vector<std::uint32_t>& taken() const { return m_taken; }

private:
    explicit Choices(Stream stream) : m_stream(stream) { }

    Stream m_stream;
    bool m_isReplayed = false;
    std::vector<std::uint32_t> m_sequence;
    std::vector<std::uint32_t> m_taken;
};

} // namespace hawk::fuzz
