// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "launch/worker.h"

#include <algorithm>
#include <csignal>
#include <cstring>
#include <format>

#include <fcntl.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <unistd.h>

#include "launch/free_memory.h"
#include "launch/worker_protocol.h"
#include "process/message.h"
#include "process/spawn.h"
#include "process/worker_channel.h"
#include "process/worker_program.h"
#include "text/cancelled.h"

namespace hawk::launch {

namespace {

using Clock = std::chrono::steady_clock;

/// A worker that was asked to stop and does not answer within this is ended. Leaves the promised 250 ms room
/// for ending it.
constexpr std::chrono::milliseconds cancelPatience{80};

/// One that has lost its socket ends within a few milliseconds unless it cannot.
constexpr std::chrono::milliseconds endPatience{100};

struct SignalRow {
    int number;
    std::string_view name;
    std::string_view meaning;
};
constexpr std::array<SignalRow, 5> signalRows = {{
    {SIGSEGV, "SIGSEGV", "it read or wrote memory that is not its own"},
    {SIGBUS, "SIGBUS", "it touched memory that is not there"},
    {SIGILL, "SIGILL", "it executed an instruction that this processor lacks"},
    {SIGFPE, "SIGFPE", "an integer division by zero or an overflow"},
    {SIGABRT, "SIGABRT", "it gave up"},
}};

std::unexpected<Error> crashed(const std::string& kernel, int signal)
{
    const auto row = std::ranges::find(signalRows, signal, &SignalRow::number);
    const std::string cause = row == signalRows.end() ? std::format("signal {}", signal)
                                                      : std::format("{} ({})", row->name, row->meaning);
    return text::refused("kernel-crashed", std::format("Kernel {} crashed with {}.", kernel, cause),
                         "Check its indices and divisions; an object of another machine must be built again. "
                         "The next launch starts a new worker.");
}

std::unexpected<Error> outOfMemory(const std::string& kernel)
{
    return text::refused(
        "kernel-out-of-memory",
        std::format("Kernel {} took all the memory that is free and was ended.", kernel),
        "Launch fewer samples, or close other programs. The next launch starts a new worker.");
}

struct SharedMemory {
    process::Descriptor file;
    std::byte* data = nullptr;
    std::uint64_t size = 0;

    SharedMemory() = default;
    SharedMemory(const SharedMemory&) = delete;
    SharedMemory& operator=(const SharedMemory&) = delete;
    ~SharedMemory() { reset(); }

    void reset()
    {
        if (data)
            munmap(data, size);
        data = nullptr;
        file.close();
        size = 0;
    }

    bool resize(std::uint64_t bytes)
    {
        reset();
        file = process::Descriptor(memfd_create("hawk-planes", MFD_CLOEXEC));
        // The pages are taken now: a page that cannot be had later is a signal in the middle of a copy. The
        // system gives pages as long as it can end other programs for them, so the size is looked at first.
        if (!file.isOpen() || bytes > freeMemory()
            || posix_fallocate(file.number(), 0, static_cast<off_t>(bytes)) != 0) {
            reset();
            return false;
        }
        void* const address = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file.number(), 0);
        if (address == MAP_FAILED) {
            reset();
            return false;
        }
        data = static_cast<std::byte*>(address);
        size = bytes;
        return true;
    }
};

enum class Direction { in, out };

/// Copies planes between their place and shared memory, where component rows lie without gaps.
void copyPlanes(data::BoundArguments& arguments, const SharedLayout& layout, std::byte* memory,
                Direction direction)
{
    for (std::size_t index = 0; index < arguments.slots.size(); ++index) {
        const data::Slot& slot = arguments.signature.slots[index];
        const data::BoundSlot& bound = arguments.slots[index];
        if (!slot.isPlane() || (direction == Direction::out && !slot.isWritten()))
            continue;
        const std::size_t size = data::sizeOf(bound.dtype);
        const std::size_t row = static_cast<std::size_t>(arguments.length(index)) * size;
        for (std::size_t component = 0; component < slot.shape.count(); ++component) {
            std::byte* const own = bound.data + component * static_cast<std::size_t>(bound.length) * size;
            std::byte* const shared = memory + layout.offsets[index] + component * row;
            if (row == 0)
                continue;
            if (direction == Direction::in)
                std::memcpy(shared, own, row);
            else
                std::memcpy(own, shared, row);
        }
    }
}

} // namespace

struct Worker::State {
    std::string program;
    process::Environment environment;
    std::optional<process::Child> child;
    std::optional<process::WorkerChannel> channel;
    SharedMemory memory;

    ~State() { end(); }

    process::Ending end()
    {
        if (child)
            kill(-child->id, SIGKILL);
        return waitForEnd();
    }

    /// Takes leave of a worker that has ended or will end because its socket is closed, and ends one that
    /// does neither (it is stopped, or no worker of ours).
    process::Ending waitForEnd()
    {
        channel.reset();
        if (!child)
            return {};
        pollfd handle{child->handle.number(), POLLIN, 0};
        if (poll(&handle, 1, static_cast<int>(endPatience.count())) <= 0)
            kill(-child->id, SIGKILL);
        const process::Ending ending = process::endOf(*child);
        child.reset();
        memory.reset();
        return ending;
    }

    Result<void> start(const process::JobContext& job)
    {
        if (child)
            return {};
        const auto path = process::findWorker(program, environment);
        if (!path)
            return std::unexpected(path.error());
        auto opened = process::WorkerChannel::open();
        if (!opened)
            return std::unexpected(opened.error());
        const std::vector<std::string> words{*path, std::string(workerArgument)};
        job.tellCommand(words);
        auto spawned = process::spawn(
            {.arguments = words,
             .environment = environment,
             .descriptors = {STDIN_FILENO, STDERR_FILENO, STDERR_FILENO, opened->second.number()}});
        if (!spawned)
            return std::unexpected(spawned.error());
        child = std::move(*spawned);
        channel = std::move(opened->first);
        return {};
    }
};

namespace {

/// What bounds one launch in time.
struct Limits {
    std::optional<Clock::time_point> deadline;
    int wake = -1;

    std::optional<std::chrono::milliseconds> left() const
    {
        if (!deadline)
            return std::nullopt;
        return std::max(std::chrono::milliseconds(0),
                        std::chrono::ceil<std::chrono::milliseconds>(*deadline - Clock::now()));
    }
};

std::unexpected<Error> stopped(const std::string& kernel)
{
    return text::cancelled(std::format("The launch of kernel {} was stopped.", kernel));
}

std::unexpected<Error> timedOut(const std::string& kernel, std::chrono::milliseconds limit)
{
    return text::environmentError(
        "kernel-time-limit",
        std::format("Kernel {} ran longer than its limit of {} s and was ended.", kernel,
                    std::chrono::duration<double>(limit).count()),
        "Raise the limit, launch fewer samples, or look for a loop that never ends.");
}

} // namespace

/// The steps of one launch over a started worker.
class Worker::Launch
{
public:
    Launch(State& state, const WorkerRequest& request, data::BoundArguments& arguments, Limits limits)
        : m_state(state)
        , m_request(request)
        , m_arguments(arguments)
        , m_limits(limits)
    { }

    Result<Timing> run()
    {
        process::MessageWriter load;
        load.text(m_request.objectPath);
        load.text(m_request.entryName);
        if (auto loaded = ask(Verb::load, load.bytes()); !loaded)
            return std::unexpected(loaded.error());
        const SharedLayout layout = layOut(m_arguments);
        if (auto allocated = allocate(std::max<std::uint64_t>(layout.bytes, 1)); !allocated)
            return std::unexpected(allocated.error());
        copyPlanes(m_arguments, layout, m_state.memory.data, Direction::in);
        if (auto bound = ask(Verb::bind, packBinding(m_arguments, layout)); !bound)
            return std::unexpected(bound.error());
        process::MessageWriter launch;
        launch.number(m_request.threads);
        const auto launched = ask(Verb::launch, launch.bytes());
        if (!launched)
            return std::unexpected(launched.error());
        process::MessageReader answer(*launched);
        const auto threads = static_cast<unsigned>(answer.number());
        if (!answer.isComplete() || threads == 0)
            return lost();
        // Timing repeats the launch and may step written planes on; the caller gets the first step.
        copyPlanes(m_arguments, layout, m_state.memory.data, Direction::out);
        Result<Timing> timing = m_request.timing ? time(*m_request.timing) : Timing{};
        if (timing)
            timing->threads = threads;
        return timing;
    }

private:
    Result<void> allocate(std::uint64_t bytes)
    {
        if (m_state.memory.size >= bytes)
            return {};
        if (!m_state.memory.resize(bytes))
            return text::environmentError(
                "out-of-memory",
                std::format("There is no memory for the {} bytes that kernel {} works on.", bytes, kernel()),
                "Launch fewer samples at a time.");
        process::MessageWriter writer;
        writer.number(bytes);
        const std::array descriptors = {m_state.memory.file.number()};
        if (auto allocated = ask(Verb::allocate, writer.bytes(), descriptors); !allocated)
            return std::unexpected(allocated.error());
        return {};
    }

    Result<Timing> time(const TimingRequest& request)
    {
        const auto answer = ask(Verb::time, packTimingRequest(m_request.threads, request));
        if (!answer)
            return std::unexpected(answer.error());
        auto timing = unpackTiming(*answer, request.bytesPerLaunch);
        if (!timing)
            return lost();
        return std::move(*timing);
    }

    const std::string& kernel() const { return m_arguments.signature.kernel; }

    /// Sends a request and waits for its answer; every other ending costs the worker.
    Result<std::string> ask(Verb verb, std::string_view payload, std::span<const int> descriptors = {})
    {
        process::WorkerChannel& channel = *m_state.channel;
        if (!channel.send(static_cast<std::uint32_t>(verb), payload, descriptors))
            return lost();
        const auto frame = channel.receive(m_limits.left(), m_limits.wake);
        if (frame)
            return unpack(*frame);
        if (frame.error().code == "channel-woken")
            return cancel();
        if (frame.error().code == "channel-timeout") {
            m_state.end();
            return timedOut(kernel(), m_request.timeLimit);
        }
        return lost();
    }

    Result<std::string> unpack(const process::Frame& frame)
    {
        if (static_cast<Verb>(frame.verb) == Verb::done)
            return frame.payload;
        const auto error = unpackError(frame.payload);
        if (static_cast<Verb>(frame.verb) != Verb::failed || !error)
            return lost();
        return std::unexpected(*error);
    }

    /// Lets a launch that can still stop between two parts do so, and keeps the worker.
    std::unexpected<Error> cancel()
    {
        const bool isSent = m_state.channel->send(static_cast<std::uint32_t>(Verb::cancel), {}).has_value();
        if (!isSent || !m_state.channel->receive(cancelPatience))
            m_state.end();
        return stopped(kernel());
    }

    /// The worker is gone or talks nonsense.
    std::unexpected<Error> lost()
    {
        const process::Ending ending = m_state.waitForEnd();
        if (ending.signal != 0 && ending.signal != SIGKILL)
            return crashed(kernel(), ending.signal);
        if (ending.signal == 0 && ending.exitCode == memoryExit)
            return outOfMemory(kernel());
        return text::environmentError(
            "worker-lost", std::format("The worker that ran kernel {} ended without an answer.", kernel()),
            "Run it again; if memory is short, launch fewer samples.");
    }

    State& m_state;
    const WorkerRequest& m_request;
    data::BoundArguments& m_arguments;
    Limits m_limits;
};

Worker::Worker(std::string program, process::Environment environment) : m_state(std::make_unique<State>())
{
    m_state->program = std::move(program);
    m_state->environment = std::move(environment);
}

Worker::~Worker() = default;

Result<Timing> Worker::launch(const WorkerRequest& request, data::BoundArguments& arguments,
                              const process::JobContext& job)
{
    const Clock::time_point begin = Clock::now();
    if (job.isStopped())
        return stopped(arguments.signature.kernel);
    if (auto started = m_state->start(job); !started)
        return std::unexpected(started.error());
    const process::Descriptor wake(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK));
    if (!wake.isOpen())
        return text::environmentError("no-descriptors",
                                      "There are no file descriptors left to watch the worker.",
                                      "Raise the limit of open files (ulimit -n).");
    const std::stop_callback onStop(job.stop, [&] { eventfd_write(wake.number(), 1); });
    Limits limits{.deadline = {}, .wake = wake.number()};
    if (request.timeLimit.count() > 0)
        limits.deadline = begin + request.timeLimit;
    return Launch(*m_state, request, arguments, limits).run();
}

} // namespace hawk::launch
