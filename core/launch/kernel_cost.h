// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <atomic>

namespace hawk::launch {

/// What a loaded kernel was last seen to cost on one thread, in seconds per sample; negative while unknown.
/// Only a hint for how to cut a launch: results never depend on it. Thread-safe.
class KernelCost
{
public:
    double secondsPerSample() const { return m_seconds.load(std::memory_order_relaxed); }
    void observe(double secondsPerSample) const
    {
        m_seconds.store(secondsPerSample, std::memory_order_relaxed);
    }

private:
    mutable std::atomic<double> m_seconds{-1.0};
};

} // namespace hawk::launch
