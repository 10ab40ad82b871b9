// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "support/handler_watch.h"

#include <charconv>

#include <fcntl.h>
#include <unistd.h>

namespace hawk::gui {

using namespace std::chrono;

namespace {

/// The file is opened once per thread: each event handler reads it twice.
class SchedulerStatistics
{
public:
    SchedulerStatistics() : m_file(open("/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC)) { }
    ~SchedulerStatistics()
    {
        if (m_file >= 0)
            close(m_file);
    }
    SchedulerStatistics(const SchedulerStatistics&) = delete;
    SchedulerStatistics& operator=(const SchedulerStatistics&) = delete;

    /// The second of its three numbers, in nanoseconds.
    nanoseconds delay() const
    {
        char text[80];
        const ssize_t size = m_file < 0 ? -1 : pread(m_file, text, sizeof text, 0);
        if (size <= 0)
            return nanoseconds(0);
        std::uint64_t ran = 0, waited = 0;
        const auto first = std::from_chars(text, text + size, ran);
        if (first.ptr != text + size)
            std::from_chars(first.ptr + 1, text + size, waited);
        return nanoseconds(waited);
    }

private:
    int m_file;
};

struct Slowness {
    int factor;
    const char* reason;
};

#if defined(__SANITIZE_THREAD__)
constexpr Slowness slowness{20, "built with the thread sanitizer"};
#elif defined(__SANITIZE_ADDRESS__)
constexpr Slowness slowness{8, "built with the address sanitizer"};
#elif !defined(NDEBUG)
constexpr Slowness slowness{4, "built without optimisation"};
#else
constexpr Slowness slowness{1, ""};
#endif

} // namespace

nanoseconds waitedForProcessor()
{
    thread_local const SchedulerStatistics statistics;
    return statistics.delay();
}

milliseconds handlerLimit()
{
    return slowness.factor * 100ms;
}

std::string reasonForLimit()
{
    return slowness.reason;
}

BusyTime::Moment BusyTime::now()
{
    // Another program may run between two readings, and its time would count in one of them only.
    for (nanoseconds before = waitedForProcessor();;) {
        const auto time = steady_clock::now();
        const nanoseconds after = waitedForProcessor();
        if (after == before)
            return {time, after};
        before = after;
    }
}

nanoseconds BusyTime::elapsed() const
{
    return between(m_begun, now());
}

nanoseconds BusyTime::between(const Moment& begin, const Moment& end)
{
    return duration_cast<nanoseconds>(end.time - begin.time) - (end.waited - begin.waited);
}

} // namespace hawk::gui
