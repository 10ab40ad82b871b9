// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <system_error>
#include <thread>
#include <vector>

namespace hawk::process {

/// Starts up to `count` threads that each do a copy of `work`, and fewer where the system gives no more. For
/// work that is shared out: the caller does its part whatever the number is.
template <class Work>
void addThreads(std::vector<std::jthread>& threads, std::size_t count, const Work& work)
{
    threads.reserve(threads.size() + count);
    try {
        for (std::size_t i = 0; i < count; ++i)
            threads.emplace_back(work);
    } catch (const std::system_error&) {
        // Limits of the user or of the memory. Those that run do the work.
    }
}

} // namespace hawk::process
