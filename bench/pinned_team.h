// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <atomic>
#include <barrier>
#include <functional>
#include <thread>
#include <vector>

namespace hawk::bench {

/// Threads that stay on one processor each, as a person who writes one fast loop would set them up.
class PinnedTeam
{
public:
    /// At most as many threads as the affinity mask has processors.
    explicit PinnedTeam(unsigned threads);
    ~PinnedTeam();

    unsigned threads() const { return static_cast<unsigned>(m_threads.size()); }
    /// Calls `work(part)` with part = 0 … threads() - 1, always on the same thread, and waits for all.
    void run(const std::function<void(unsigned)>& work);

private:
    void serve(unsigned part, int processor);

    const std::function<void(unsigned)>* m_work = nullptr; ///< null: end
    std::barrier<> m_start;
    std::barrier<> m_end;
    std::vector<std::jthread> m_threads;
};

} // namespace hawk::bench
