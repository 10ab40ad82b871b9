// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <optional>
#include <queue>
#include <thread>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include "launch/memory_limit.h"
#include "launch/worker.h"
#include "launch/worker_protocol.h"
#include "process/message.h"
#include "process/worker_channel.h"

namespace hawk::launch {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int usageExit = 2;

std::unexpected<Error> malformed(std::string_view what)
{
    return text::internalError("worker-protocol",
                               std::string("The worker was sent a malformed ") + std::string(what) + '.');
}

/// Requests as they arrive. A thread of its own listens all the time: a kernel that never ends must not keep
/// the worker from noticing a cancel, or that its parent is gone.
class Inbox
{
public:
    explicit Inbox(process::WorkerChannel& channel)
        : m_listener([this, &channel](const std::stop_token&) { listen(channel); })
    {
        m_listener.detach();
    }

    process::Frame next()
    {
        std::unique_lock lock(m_mutex);
        m_arrival.wait(lock, [this] { return !m_frames.empty(); });
        process::Frame frame = std::move(m_frames.front());
        m_frames.pop();
        return frame;
    }

    /// What stops the work that begins now.
    std::stop_token beginWork()
    {
        const std::lock_guard lock(m_mutex);
        m_stop = {};
        return m_stop.get_token();
    }

private:
    void listen(process::WorkerChannel& channel)
    {
        while (auto frame = channel.receive()) {
            const std::lock_guard lock(m_mutex);
            if (static_cast<Verb>(frame->verb) == Verb::cancel) {
                m_stop.request_stop();
                continue;
            }
            m_frames.push(std::move(*frame));
            m_arrival.notify_one();
        }
        // The parent is gone or talks nonsense. Nothing here outlives it, and a kernel may be running.
        std::_Exit(EXIT_SUCCESS);
    }

    std::mutex m_mutex;
    std::condition_variable m_arrival;
    std::queue<process::Frame> m_frames;
    std::stop_source m_stop;
    std::jthread m_listener;
};

struct Unmap {
    std::size_t size = 0;
    void operator()(std::byte* memory) const { munmap(memory, size); }
};

/// The state between requests: what is loaded, mapped and bound.
class WorkerProcess
{
public:
    Result<std::string> answer(process::Frame& frame, const std::stop_token& stop)
    {
        switch (static_cast<Verb>(frame.verb)) {
        case Verb::load:
            return load(frame.payload);
        case Verb::allocate:
            return allocate(frame);
        case Verb::bind:
            return bind(frame.payload);
        case Verb::launch:
            return launchOnce(frame.payload, stop);
        case Verb::time:
            return time(frame.payload, stop);
        case Verb::stats:
            return stats();
        case Verb::cancel:
        case Verb::done:
        case Verb::failed:
            break;
        }
        return malformed("request");
    }

private:
    Result<std::string> load(std::string_view payload)
    {
        process::MessageReader reader(payload);
        const std::string path(reader.text());
        const std::string entry(reader.text());
        if (!reader.isComplete())
            return malformed("load request");
        // The old library goes first, or the dynamic loader would give it again for a file of the same name.
        m_object.reset();
        auto object = KernelObject::load(path, entry);
        if (!object)
            return std::unexpected(object.error());
        m_object = std::move(*object);
        return std::string();
    }

    Result<std::string> allocate(process::Frame& frame)
    {
        process::MessageReader reader(frame.payload);
        const std::uint64_t size = reader.number();
        struct stat status{};
        if (!reader.isComplete() || frame.descriptors.size() != 1 || size == 0
            || fstat(frame.descriptors[0].number(), &status) != 0
            || static_cast<std::uint64_t>(status.st_size) < size)
            return malformed("allocate request");
        m_bound.reset();
        m_memory.reset();
        void* const address =
            mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED, frame.descriptors[0].number(), 0);
        if (address == MAP_FAILED)
            return text::environmentError("out-of-memory", "The worker cannot map the planes of the launch.",
                                          "Launch fewer samples at a time.");
        m_memory = {static_cast<std::byte*>(address), Unmap{size}};
        return std::string();
    }

    Result<std::string> bind(std::string_view payload)
    {
        m_bound = unpackBinding(payload, m_memory.get(), m_memory.get_deleter().size);
        if (!m_bound)
            return malformed("bind request");
        m_block.emplace(*m_bound);
        return std::string();
    }

    ThreadPool& poolOf(unsigned threads)
    {
        if (!m_pool || threads != m_poolThreads) {
            m_pool.reset();
            m_pool.emplace(threads);
            m_poolThreads = threads;
        }
        return *m_pool;
    }

    Result<void> runOnce(ThreadPool& pool, const process::JobContext& job)
    {
        const Clock::time_point begin = Clock::now();
        auto launched = launch(*m_object, *m_block, *m_bound, pool, job);
        m_seconds += std::chrono::duration<double>(Clock::now() - begin).count();
        ++m_launches;
        return launched;
    }

    Result<std::string> launchOnce(std::string_view payload, const std::stop_token& stop)
    {
        process::MessageReader reader(payload);
        const auto threads = static_cast<unsigned>(reader.number());
        if (!reader.isComplete() || !m_object || !m_bound)
            return malformed("launch request");
        ThreadPool& pool = poolOf(threads);
        limitOwnMemory();
        if (auto launched = runOnce(pool, {.stop = stop}); !launched)
            return std::unexpected(launched.error());
        process::MessageWriter writer;
        writer.number(pool.threads());
        return writer.bytes();
    }

    Result<std::string> time(std::string_view payload, const std::stop_token& stop)
    {
        const auto request = unpackTimingRequest(payload);
        if (!request || !m_object || !m_bound)
            return malformed("time request");
        ThreadPool& pool = poolOf(request->first);
        limitOwnMemory();
        const process::JobContext job{.stop = stop};
        auto timing =
            measure(request->second, [&] { return launch(*m_object, *m_block, *m_bound, pool, job); }, job);
        if (!timing)
            return std::unexpected(timing.error());
        return packTiming(*timing);
    }

    Result<std::string> stats() const
    {
        process::MessageWriter writer;
        writer.number(m_launches);
        writer.real(m_seconds);
        return writer.bytes();
    }

    std::optional<KernelObject> m_object;
    std::unique_ptr<std::byte, Unmap> m_memory;
    std::optional<data::BoundArguments> m_bound;
    std::optional<ArgumentBlock> m_block;
    std::optional<ThreadPool> m_pool;
    unsigned m_poolThreads = 0;
    std::uint64_t m_launches = 0;
    double m_seconds = 0.0;
};

bool isSocket(int descriptor)
{
    struct stat status{};
    return fstat(descriptor, &status) == 0 && S_ISSOCK(status.st_mode);
}

} // namespace

int runWorker(int argumentCount, char** arguments)
{
    const bool isStarted = argumentCount == 2 && std::string_view(arguments[1]) == workerArgument;
    if (!isStarted || !isSocket(workerSocket)) {
        std::fputs(
            "hawk-worker runs compiled kernels for hawk and hawk-workbench, so that a crash or an endless "
            "loop ends only this process.\nIt is started by them and does nothing on its own.\n",
            stderr);
        return usageExit;
    }
    // A crash is reported by the parent; it needs no image of the memory.
    const rlimit noCore{};
    setrlimit(RLIMIT_CORE, &noCore);
    tellCrashesWithoutMemory();
    fcntl(workerSocket, F_SETFD, FD_CLOEXEC);
    process::WorkerChannel channel{process::Descriptor(workerSocket)};
    Inbox inbox(channel);
    WorkerProcess worker;
    while (true) {
        process::Frame frame = inbox.next();
        const auto answer = worker.answer(frame, inbox.beginWork());
        const auto verb = static_cast<std::uint32_t>(answer ? Verb::done : Verb::failed);
        if (!channel.send(verb, answer ? *answer : packError(answer.error())))
            std::_Exit(EXIT_SUCCESS);
    }
}

} // namespace hawk::launch
