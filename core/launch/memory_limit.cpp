// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "launch/memory_limit.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <cstdint>
#include <span>

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include "launch/free_memory.h"
#include "launch/worker_protocol.h"

namespace hawk::launch {

namespace {

/// What limitOwnMemory() allowed. A signal handler has no other way to know it.
std::atomic<std::uint64_t> allowance = 0;

/// A program of any use needs this much.
constexpr std::uint64_t leastAllowance = 256u << 20;

/// Private memory that can be written, in bytes. System calls only, because a handler asks too.
std::uint64_t ownMemory()
{
    std::array<char, 128> text{};
    const int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
    const ssize_t size = file < 0 ? 0 : read(file, text.data(), text.size());
    if (file >= 0)
        close(file);
    // The sixth number counts such pages.
    int column = 0;
    std::uint64_t pages = 0;
    for (const char c : std::span(text).first(static_cast<std::size_t>(std::max<ssize_t>(size, 0)))) {
        if (c == ' ')
            ++column;
        else if (column == 5)
            pages = 10 * pages + static_cast<std::uint64_t>(c - '0');
    }
    return pages * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

/// The default action is in force again, so that the signal ends the process when this returns.
void onCrash(int signal)
{
    rlimit limit{};
    getrlimit(RLIMIT_DATA, &limit);
    const std::uint64_t allowed = allowance;
    const std::uint64_t own = ownMemory();
    if (allowed > 0 && own + allowed / 2 > limit.rlim_cur)
        _exit(memoryExit);
    raise(signal);
}

} // namespace

void limitOwnMemory()
{
    const std::uint64_t free = freeMemory();
    rlimit limit{};
    if (free == 0 || getrlimit(RLIMIT_DATA, &limit) != 0)
        return;
    const std::uint64_t allowed = std::max(leastAllowance, free / 4 * 3);
    limit.rlim_cur = std::min<rlim_t>(limit.rlim_max, ownMemory() + allowed);
    if (setrlimit(RLIMIT_DATA, &limit) == 0)
        allowance = allowed;
}

void tellCrashesWithoutMemory()
{
    for (const int signal : {SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGTRAP}) {
        struct sigaction before{};
        sigaction(signal, nullptr, &before);
        if (before.sa_handler != SIG_DFL)
            continue;
        struct sigaction action{};
        action.sa_handler = onCrash;
        action.sa_flags = static_cast<int>(SA_RESETHAND);
        sigaction(signal, &action, nullptr);
    }
}

} // namespace hawk::launch
