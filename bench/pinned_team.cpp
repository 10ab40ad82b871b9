// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "pinned_team.h"

#include <algorithm>

#include <pthread.h>
#include <sched.h>

namespace hawk::bench {

static std::vector<int> allowedProcessors(unsigned most)
{
    cpu_set_t mask;
    CPU_ZERO(&mask);
    sched_getaffinity(0, sizeof(mask), &mask);
    std::vector<int> processors;
    for (int processor = 0; processor < CPU_SETSIZE && processors.size() < most; ++processor) {
        if (CPU_ISSET(processor, &mask))
            processors.push_back(processor);
    }
    return processors;
}

PinnedTeam::PinnedTeam(unsigned threads)
    : m_start(static_cast<std::ptrdiff_t>(allowedProcessors(threads).size()) + 1)
    , m_end(static_cast<std::ptrdiff_t>(allowedProcessors(threads).size()) + 1)
{
    for (const int processor : allowedProcessors(threads)) {
        const auto part = static_cast<unsigned>(m_threads.size());
        m_threads.emplace_back([this, part, processor] { serve(part, processor); });
    }
}

PinnedTeam::~PinnedTeam()
{
    m_work = nullptr;
    m_start.arrive_and_wait();
}

void PinnedTeam::run(const std::function<void(unsigned)>& work)
{
    m_work = &work;
    m_start.arrive_and_wait();
    m_end.arrive_and_wait();
}

void PinnedTeam::serve(unsigned part, int processor)
{
    cpu_set_t mask;
    CPU_ZERO(&mask);
    CPU_SET(processor, &mask);
    pthread_setaffinity_np(pthread_self(), sizeof(mask), &mask);
    for (;;) {
        m_start.arrive_and_wait();
        if (!m_work)
            return;
        (*m_work)(part);
        m_end.arrive_and_wait();
    }
}

} // namespace hawk::bench
