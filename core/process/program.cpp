// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "process/program.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <format>
#include <optional>

#include <fcntl.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "process/spawn.h"
#include "text/cancelled.h"

namespace hawk::process {

namespace {

using Clock = std::chrono::steady_clock;

/// How long a group may clean up after SIGTERM before it gets SIGKILL; with the time a kill takes this
/// stays well below the promised 250 ms.
constexpr std::chrono::milliseconds gracePeriod{100};

enum class Interruption { none, stopped, timeLimit };
enum class Wait { untilSomething, notAtAll };

/// One stream of the program, kept up to a limit and dropped beyond it.
struct Stream {
    Descriptor source;
    std::string text;
    std::uint64_t limit = 0;

    /// Takes what is there. Closes the source at its end.
    void drain()
    {
        std::array<char, 65536> buffer;
        while (source.isOpen()) {
            const ssize_t count = read(source.number(), buffer.data(), buffer.size());
            if (count > 0)
                text.append(buffer.data(),
                            std::min<std::uint64_t>(static_cast<std::uint64_t>(count), limit - text.size()));
            else if (count == 0 || (errno != EINTR && errno != EAGAIN))
                source.close();
            else if (errno == EAGAIN)
                return;
        }
    }
};

/// A running program with all that is waited for at once: its end, its two streams, the stop.
class Run
{
public:
    Run(Child child, Stream output, Stream errors, int stopEvent)
        : m_child(std::move(child))
        , m_output(std::move(output))
        , m_errors(std::move(errors))
        , m_stopEvent(stopEvent)
    { }

    /// Until the program ended, the job was stopped or the deadline passed.
    Interruption watch(std::optional<Clock::time_point> deadline)
    {
        while (!m_hasEnded) {
            step(deadline);
            if (m_hasEnded)
                break;
            if (m_isStopped)
                return Interruption::stopped;
            if (deadline && Clock::now() >= *deadline)
                return Interruption::timeLimit;
        }
        return Interruption::none;
    }

    /// Asks the group to end, then makes it.
    void interrupt()
    {
        kill(-m_child.id, SIGTERM);
        m_stopEvent = -1;
        watch(Clock::now() + gracePeriod);
        kill(-m_child.id, SIGKILL);
    }

    ProgramResult finish()
    {
        const Ending ending = endOf(m_child);
        m_output.drain();
        m_errors.drain();
        return {.exitCode = ending.exitCode,
                .signal = ending.signal,
                .output = std::move(m_output.text),
                .errors = std::move(m_errors.text)};
    }

private:
    void step(std::optional<Clock::time_point> deadline)
    {
        std::array<pollfd, 4> watched = {
            pollfd{m_child.handle.number(), POLLIN, 0}, pollfd{m_output.source.number(), POLLIN, 0},
            pollfd{m_errors.source.number(), POLLIN, 0}, pollfd{m_stopEvent, POLLIN, 0}};
        int timeout = -1;
        if (deadline) {
            const auto left = std::chrono::ceil<std::chrono::milliseconds>(*deadline - Clock::now());
            timeout = static_cast<int>(std::clamp<std::int64_t>(left.count(), 0, 1 << 30));
        }
        if (poll(watched.data(), watched.size(), timeout) < 0)
            return;
        m_output.drain();
        m_errors.drain();
        m_hasEnded = watched[0].revents != 0;
        m_isStopped = m_stopEvent >= 0 && watched[3].revents != 0;
    }

    Child m_child;
    Stream m_output;
    Stream m_errors;
    int m_stopEvent;
    bool m_hasEnded = false;
    bool m_isStopped = false;
};

std::unexpected<Error> interruptionError(Interruption interruption, const ProgramRequest& request)
{
    const std::string& program = request.arguments.front();
    if (interruption == Interruption::stopped)
        return text::cancelled(std::format("'{}' was stopped before it was done.", program),
                               "Nothing of it is kept; start again when you like.");
    return text::environmentError("process-time-limit",
                                  std::format("'{}' ran longer than its limit of {} s and was ended.",
                                              program,
                                              std::chrono::duration<double>(request.timeLimit).count()));
}

} // namespace

Result<ProgramResult> runProgram(const ProgramRequest& request, const JobContext& job)
{
    const Clock::time_point begin = Clock::now();
    if (job.isStopped() && !request.arguments.empty())
        return interruptionError(Interruption::stopped, request);

    Result<Pipe> output = openPipe();
    Result<Pipe> errors = openPipe();
    const Descriptor input(open("/dev/null", O_RDONLY | O_CLOEXEC));
    const Descriptor stopEvent(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK));
    if (!output || !errors)
        return std::unexpected(!output ? output.error() : errors.error());
    if (!input.isOpen() || !stopEvent.isOpen())
        return text::environmentError("no-descriptors",
                                      std::format("A program cannot be started: {}.", std::strerror(errno)),
                                      "Raise the limit of open files (ulimit -n).");
    for (const int end : {output->read.number(), errors->read.number()})
        fcntl(end, F_SETFL, O_NONBLOCK);

    job.tellCommand(request.arguments);
    Result<Child> child =
        spawn({.arguments = request.arguments,
               .environment = request.environment,
               .workingDirectory = request.workingDirectory,
               .descriptors = {input.number(), output->write.number(), errors->write.number()},
               .addressSpaceLimit = request.addressSpaceLimit,
               // This thread waits for the program: a caller that is killed leaves none running.
               .lifetime = Lifetime::ofTheThread});
    if (!child)
        return std::unexpected(child.error());
    output->write.close();
    errors->write.close();

    const std::stop_callback wake(job.stop, [&] { eventfd_write(stopEvent.number(), 1); });
    Run run(std::move(*child), {std::move(output->read), {}, request.outputLimit},
            {std::move(errors->read), {}, request.outputLimit}, stopEvent.number());
    const auto deadline =
        request.timeLimit.count() > 0 ? std::optional(begin + request.timeLimit) : std::nullopt;
    const Interruption interruption = run.watch(deadline);
    if (interruption != Interruption::none)
        run.interrupt();
    ProgramResult result = run.finish();
    if (interruption != Interruption::none)
        return interruptionError(interruption, request);
    result.wall = Clock::now() - begin;
    return result;
}

} // namespace hawk::process
