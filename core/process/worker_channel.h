// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "process/descriptor.h"
#include "text/error.h"

namespace hawk::process {

/// One message between two processes: what to do, its packed arguments, and file descriptors that travel
/// along.
struct Frame {
    std::uint32_t verb = 0;
    std::string payload;
    std::vector<Descriptor> descriptors;
};

/// One end of a local socket that carries frames: a magic number, the verb and the payload's length go before
/// each payload. Sending and receiving may be done by two different threads. A broken peer never raises
/// SIGPIPE and never makes this end allocate more than `maximumPayload`.
class WorkerChannel
{
public:
    static constexpr std::uint32_t maximumPayload = 16u << 20;
    static constexpr std::size_t maximumDescriptors = 16;

    explicit WorkerChannel(Descriptor socket);
    /// A channel and the socket to hand to the other process.
    static Result<std::pair<WorkerChannel, Descriptor>> open();

    /// Blocks while the peer does not read. Environment error "channel-closed" when it is gone.
    Result<void> send(std::uint32_t verb, std::string_view payload, std::span<const int> descriptors = {});

    /// Waits for a whole frame, without `patience` for ever. Environment errors "channel-closed" (the peer is
    /// gone, also in the middle of a frame), "channel-timeout" (nothing is lost: call again) and
    /// "channel-garbage" (no frame: the channel is of no more use). When `wake` becomes readable while
    /// waiting, gives "channel-woken".
    Result<Frame> receive(std::optional<std::chrono::milliseconds> patience = {}, int wake = -1);

private:
    enum class Read { some, later, closed };
    Read readSome();
    std::optional<Result<Frame>> takeFrame();

    Descriptor m_socket;
    std::string m_received; ///< bytes of the next frame
    std::vector<Descriptor> m_descriptors; ///< that came with them
};

} // namespace hawk::process
