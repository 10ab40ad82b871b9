// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "stopwatch.h"

#include <format>

#include <QTimer>

namespace hawk::bench {

using namespace std::chrono_literals;

void Stopwatch::begin()
{
    m_isStopped = false;
    m_begun = std::chrono::steady_clock::now();
}

void Stopwatch::stop()
{
    if (m_isStopped)
        return;
    m_stopped = std::chrono::steady_clock::now();
    m_isStopped = true;
    m_loop.quit();
}

Result<double> Stopwatch::wait(const std::string& what)
{
    if (!m_isStopped) {
        QTimer::singleShot(60s, &m_loop, &QEventLoop::quit);
        m_loop.exec();
    }
    if (!m_isStopped)
        return text::internalError("bench-timeout", std::format("{} did not come in a minute.", what));
    return std::chrono::duration<double, std::milli>(m_stopped - m_begun).count();
}

void settle(std::chrono::milliseconds time)
{
    QEventLoop loop;
    QTimer::singleShot(time, &loop, &QEventLoop::quit);
    loop.exec();
}

} // namespace hawk::bench
