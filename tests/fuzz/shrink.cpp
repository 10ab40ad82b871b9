// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "shrink.h"

#include <algorithm>

namespace hawk::fuzz {

namespace {

using Sequence = std::vector<std::uint32_t>;

class Shrinking
{
public:
    Shrinking(Sequence sequence, const std::function<bool(const Sequence&)>& isStillFaulty,
              std::size_t attempts)
        : m_sequence(std::move(sequence))
        , m_isStillFaulty(isStillFaulty)
        , m_attempts(attempts)
    { }

    Sequence run()
    {
        bool isSmaller = true;
        while (isSmaller && m_attempts > 0) {
            isSmaller = false;
            for (std::size_t length = std::max<std::size_t>(m_sequence.size() / 2, 1); length > 0;
                 length /= 2)
                isSmaller |= changeStretches(length);
            isSmaller |= lowerNumbers();
            if (!isSmaller)
                isSmaller = leaveOutFirsts();
        }
        return m_sequence;
    }

private:
    bool accept(Sequence candidate)
    {
        if (m_attempts == 0 || candidate == m_sequence)
            return false;
        --m_attempts;
        if (!m_isStillFaulty(candidate))
            return false;
        m_sequence = std::move(candidate);
        return true;
    }

    /// From the end, where the decisions do not shift the meaning of many others.
    bool changeStretches(std::size_t length)
    {
        bool isSmaller = false;
        for (std::size_t end = m_sequence.size(); end > 0; end = std::min(end - 1, m_sequence.size())) {
            const std::size_t begin = end > length ? end - length : 0;
            Sequence without = m_sequence;
            without.erase(without.begin() + static_cast<std::ptrdiff_t>(begin),
                          without.begin() + static_cast<std::ptrdiff_t>(end));
            Sequence zeros = m_sequence;
            std::fill(zeros.begin() + static_cast<std::ptrdiff_t>(begin),
                      zeros.begin() + static_cast<std::ptrdiff_t>(end), 0);
            if (accept(std::move(without)) || accept(std::move(zeros)))
                isSmaller = true;
            end = begin + 1;
        }
        return isSmaller;
    }

    bool lowerNumbers()
    {
        bool isSmaller = false;
        for (std::size_t i = 0; i < m_sequence.size(); ++i) {
            for (const std::uint32_t smaller : {0u, 1u, m_sequence[i] / 2, m_sequence[i] - 1}) {
                if (i >= m_sequence.size() || smaller >= m_sequence[i])
                    continue;
                Sequence lowered = m_sequence;
                lowered[i] = smaller;
                isSmaller |= accept(std::move(lowered));
            }
        }
        return isSmaller;
    }

    /// A number that counts what follows, one lower, without the first of what it counts.
    bool leaveOutFirsts()
    {
        for (std::size_t i = 0; i < m_sequence.size(); ++i) {
            if (m_sequence[i] == 0)
                continue;
            Sequence fewer = m_sequence;
            --fewer[i];
            for (std::size_t begin = i + 1; begin < std::min(i + 1 + farthestFirst, fewer.size()); ++begin) {
                const std::size_t longest = std::min(longestPart, fewer.size() - begin);
                for (std::size_t length = 1; length <= longest; ++length) {
                    Sequence without = fewer;
                    const auto first = without.begin() + static_cast<std::ptrdiff_t>(begin);
                    without.erase(first, first + static_cast<std::ptrdiff_t>(length));
                    if (accept(std::move(without)))
                        return true;
                }
            }
        }
        return false;
    }

    static constexpr std::size_t farthestFirst = 4;
    static constexpr std::size_t longestPart = 16;

    Sequence m_sequence;
    const std::function<bool(const Sequence&)>& m_isStillFaulty;
    std::size_t m_attempts;
};

} // namespace

std::vector<std::uint32_t> shrink(std::vector<std::uint32_t> sequence,
                                  const std::function<bool(const std::vector<std::uint32_t>&)>& isStillFaulty,
                                  std::size_t attempts)
{
    return Shrinking(std::move(sequence), isStillFaulty, attempts).run();
}

} // namespace hawk::fuzz
