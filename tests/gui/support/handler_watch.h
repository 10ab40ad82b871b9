// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <chrono>
#include <string>

namespace hawk::gui {

/// How long the calling thread was kept from working by others: it was ready to run, and the processor ran
/// something else. From the kernel's statistics of scheduling; zero where there are none. Cost: one read.
std::chrono::nanoseconds waitedForProcessor();

/// How long one event handler may keep the thread of the window: 100 ms in the product's own build, more
/// where a sanitizer or missing optimisation slows the program down.
std::chrono::milliseconds handlerLimit();
/// Why the limit is not 100 ms; empty when it is.
std::string reasonForLimit();

/// Time that passes for a piece of work of this thread, without what other processes took from it. Waiting
/// for a disk, a lock or a sleep counts: the window is dead meanwhile.
class BusyTime
{
public:
    BusyTime() : m_begun(now()) { }
    std::chrono::nanoseconds elapsed() const;

    /// A reading of the clock, and how long the thread had waited for a processor until then.
    struct Moment {
        std::chrono::steady_clock::time_point time;
        std::chrono::nanoseconds waited;
    };
    static std::chrono::nanoseconds between(const Moment& begin, const Moment& end);

private:
    static Moment now();

    Moment m_begun;
};

} // namespace hawk::gui
