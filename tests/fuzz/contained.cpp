// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "contained.h"

#include <csignal>
#include <cstdlib>
#include <format>

#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

namespace hawk::fuzz {

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool isSanitized = true;
#else
constexpr bool isSanitized = false;
#endif

constexpr int uncaught = 3;

void limitMemory(std::uint64_t bytes)
{
    // A sanitizer reserves far more than it uses.
    if (isSanitized)
        return;
    const rlimit limit{.rlim_cur = bytes, .rlim_max = bytes};
    setrlimit(RLIMIT_DATA, &limit);
}

[[noreturn]] void child(int end, const Allowance& allowance, const std::function<std::string()>& work)
{
    const rlimit noCore{};
    setrlimit(RLIMIT_CORE, &noCore);
    limitMemory(allowance.bytes);
    restartSeconds(allowance);
    std::string text;
    try {
        text = work();
    } catch (...) {
        _exit(uncaught);
    }
    for (std::size_t sent = 0; sent < text.size();) {
        const ssize_t written = write(end, text.data() + sent, text.size() - sent);
        if (written < 0)
            _exit(uncaught);
        sent += static_cast<std::size_t>(written);
    }
    _exit(0);
}

std::string readAll(int end)
{
    std::string text;
    char buffer[4096];
    for (ssize_t got = read(end, buffer, sizeof(buffer)); got > 0; got = read(end, buffer, sizeof(buffer)))
        text.append(buffer, static_cast<std::size_t>(got));
    return text;
}

} // namespace

void restartSeconds(const Allowance& allowance)
{
    const itimerval timer{.it_interval = {},
                          .it_value = {.tv_sec = allowance.seconds * (isSanitized ? 10 : 1)}};
    setitimer(ITIMER_PROF, &timer, nullptr);
}

std::expected<std::string, std::string> runContained(const Allowance& allowance,
                                                     const std::function<std::string()>& work)
{
    int ends[2];
    if (pipe(ends) != 0)
        return std::unexpected("no pipe could be made");
    const pid_t process = fork();
    if (process < 0)
        return std::unexpected("no process could be started");
    if (process == 0)
        child(ends[1], allowance, work);
    close(ends[1]);
    std::string text = readAll(ends[0]);
    close(ends[0]);
    int status = 0;
    waitpid(process, &status, 0);
    if (WIFSIGNALED(status) && WTERMSIG(status) == SIGPROF)
        return std::unexpected(std::format("it took more than {} s of a processor", allowance.seconds));
    if (WIFSIGNALED(status))
        return std::unexpected(std::format("it crashed (signal {})", WTERMSIG(status)));
    if (WEXITSTATUS(status) == uncaught)
        return std::unexpected(std::format("it threw, as for memory beyond {} MB", allowance.bytes >> 20));
    if (WEXITSTATUS(status) != 0)
        return std::unexpected(std::format("it ended with {}", WEXITSTATUS(status)));
    return text;
}

} // namespace hawk::fuzz
