// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "interrupt.h"

#include <atomic>
#include <csignal>
#include <fcntl.h>
#include <system_error>
#include <thread>
#include <unistd.h>

namespace hawk::cli {

// A signal handler may only write to a file descriptor; a thread turns that into a stop request.
static std::atomic<int> wakeDescriptor = -1;

static void onSignal(int signal)
{
    const char byte = 1;
    if (write(wakeDescriptor.load(), &byte, 1) != 1)
        _exit(128 + signal);
    std::signal(signal, SIG_DFL);
}

std::stop_token stopOnInterrupt(std::stop_source source)
{
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0)
        return source.get_token();
    wakeDescriptor = ends[1];
    try {
        std::thread([reader = ends[0], source]() mutable {
            char byte = 0;
            if (read(reader, &byte, 1) == 1)
                source.request_stop();
        }).detach();
    } catch (const std::system_error&) {
        // Without a thread the first signal ends the program, as it does without a handler.
        return source.get_token();
    }
    std::signal(SIGINT, onSignal);
    std::signal(SIGTERM, onSignal);
    return source.get_token();
}

} // namespace hawk::cli
