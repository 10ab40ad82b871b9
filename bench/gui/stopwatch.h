// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <chrono>
#include <string>

#include <QEventLoop>

#include "text/error.h"

namespace hawk::bench {

/// From begin() to stop(), which a slot calls while wait() runs the event loop. A wait that polls would add
/// its own pauses to what it measures.
class Stopwatch
{
public:
    void begin();
    void stop();
    bool isStopped() const { return m_isStopped; }
    /// The milliseconds in between. Fails after a minute, naming what was waited for.
    Result<double> wait(const std::string& what);

private:
    std::chrono::steady_clock::time_point m_begun;
    std::chrono::steady_clock::time_point m_stopped;
    bool m_isStopped = false;
    QEventLoop m_loop;
};

/// Lets everything that is waiting happen, for as long.
void settle(std::chrono::milliseconds time);

} // namespace hawk::bench
