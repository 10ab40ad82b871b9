// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <atomic>
#include <thread>

#include <sched.h>

#include "launch/launcher.h"
#include "process/more_threads.h"

namespace hawk::launch {

namespace {

unsigned allowedProcessors()
{
    cpu_set_t mask;
    CPU_ZERO(&mask);
    if (sched_getaffinity(0, sizeof(mask), &mask) == 0)
        return static_cast<unsigned>(CPU_COUNT(&mask));
    return std::max(1u, std::thread::hardware_concurrency());
}

void pauseProcessor()
{
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    asm volatile("yield");
#endif
}

/// About 50 microseconds: launches in a loop find the threads awake, idle ones use no processor.
constexpr int spins = 2000;

/// Waits until `value` is no longer `old`.
template <class Value>
void waitForChange(const std::atomic<Value>& value, Value old, int spinLimit)
{
    for (int spin = 0; spin < spinLimit; ++spin) {
        if (value.load(std::memory_order_acquire) != old)
            return;
        pauseProcessor();
    }
    while (value.load(std::memory_order_acquire) == old)
        value.wait(old, std::memory_order_acquire);
}

} // namespace

struct ThreadPool::State {
    int spinLimit = spins;
    // The work of one run; written before `generation` is raised, read after it was seen.
    const std::function<void(unsigned)>* work = nullptr;
    unsigned parts = 0;
    bool isClosing = false;
    alignas(64) std::atomic<std::uint32_t> generation{0};
    alignas(64) std::atomic<unsigned> nextPart{0};
    alignas(64) std::atomic<unsigned> busy{0};
    std::vector<std::jthread> threads;

    void workOff()
    {
        for (unsigned part = nextPart.fetch_add(1, std::memory_order_relaxed); part < parts;
             part = nextPart.fetch_add(1, std::memory_order_relaxed))
            (*work)(part);
    }

    void serve()
    {
        std::uint32_t seen = 0;
        while (true) {
            waitForChange(generation, seen, spinLimit);
            ++seen;
            if (isClosing)
                return;
            workOff();
            if (busy.fetch_sub(1, std::memory_order_acq_rel) == 1)
                busy.notify_one();
        }
    }

    void release()
    {
        generation.fetch_add(1, std::memory_order_release);
        generation.notify_all();
    }
};

ThreadPool::ThreadPool(unsigned threads) : m_state(std::make_unique<State>())
{
    const unsigned processors = allowedProcessors();
    const unsigned count = threads == 0 ? processors : threads;
    // A thread that spins without a processor of its own keeps another from working.
    if (count > processors)
        m_state->spinLimit = 0;
    process::addThreads(m_state->threads, count - 1, [state = m_state.get()] { state->serve(); });
}

ThreadPool::~ThreadPool()
{
    m_state->isClosing = true;
    m_state->release();
}

unsigned ThreadPool::threads() const
{
    return static_cast<unsigned>(m_state->threads.size()) + 1;
}

void ThreadPool::run(unsigned parts, const std::function<void(unsigned)>& work)
{
    if (parts == 0)
        return;
    if (parts == 1 || m_state->threads.empty()) {
        for (unsigned part = 0; part < parts; ++part)
            work(part);
        return;
    }
    m_state->work = &work;
    m_state->parts = parts;
    m_state->nextPart.store(0, std::memory_order_relaxed);
    m_state->busy.store(static_cast<unsigned>(m_state->threads.size()), std::memory_order_relaxed);
    m_state->release();
    m_state->workOff();
    for (unsigned busy = m_state->busy.load(std::memory_order_acquire); busy != 0;
         busy = m_state->busy.load(std::memory_order_acquire))
        waitForChange(m_state->busy, busy, m_state->spinLimit);
}

} // namespace hawk::launch
