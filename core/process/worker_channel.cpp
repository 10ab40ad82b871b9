// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "process/worker_channel.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <format>

#include <poll.h>
#include <sys/socket.h>

namespace hawk::process {

namespace {

constexpr std::uint32_t magic = 0x4b574148; // "HAWK"

struct Head {
    std::uint32_t magic = 0;
    std::uint32_t verb = 0;
    std::uint32_t size = 0;
};

constexpr std::size_t controlBytes = CMSG_SPACE(sizeof(int) * WorkerChannel::maximumDescriptors);

std::unexpected<Error> closed()
{
    return text::environmentError("channel-closed", "The other process is gone.");
}

std::unexpected<Error> garbage()
{
    return text::environmentError("channel-garbage", "The other process sent something that is no message.");
}

void takeDescriptors(const msghdr& message, std::vector<Descriptor>& descriptors)
{
    for (cmsghdr* part = CMSG_FIRSTHDR(&message); part;
         part = CMSG_NXTHDR(const_cast<msghdr*>(&message), part)) {
        if (part->cmsg_level != SOL_SOCKET || part->cmsg_type != SCM_RIGHTS)
            continue;
        const std::size_t count = (part->cmsg_len - CMSG_LEN(0)) / sizeof(int);
        for (std::size_t i = 0; i < count; ++i) {
            int number = -1;
            std::memcpy(&number, CMSG_DATA(part) + i * sizeof(int), sizeof(int));
            descriptors.emplace_back(number);
        }
    }
}

} // namespace

WorkerChannel::WorkerChannel(Descriptor socket) : m_socket(std::move(socket))
{ }

Result<std::pair<WorkerChannel, Descriptor>> WorkerChannel::open()
{
    std::array<int, 2> ends{};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) {
        return text::environmentError("no-descriptors",
                                      std::format("A local socket cannot be made: {}.", std::strerror(errno)),
                                      "Raise the limit of open files (ulimit -n).");
    }
    return std::pair(WorkerChannel(Descriptor(ends[0])), Descriptor(ends[1]));
}

Result<void> WorkerChannel::send(std::uint32_t verb, std::string_view payload,
                                 std::span<const int> descriptors)
{
    if (payload.size() > maximumPayload || descriptors.size() > maximumDescriptors)
        return text::internalError("channel-size", "A message to another process is too large.");
    const Head head{magic, verb, static_cast<std::uint32_t>(payload.size())};
    std::string bytes(reinterpret_cast<const char*>(&head), sizeof(head));
    bytes.append(payload);

    alignas(cmsghdr) std::array<char, controlBytes> control{};
    for (std::size_t sent = 0; sent < bytes.size();) {
        iovec part{bytes.data() + sent, bytes.size() - sent};
        msghdr message{};
        message.msg_iov = &part;
        message.msg_iovlen = 1;
        // Descriptors travel with the first byte.
        if (sent == 0 && !descriptors.empty()) {
            message.msg_control = control.data();
            message.msg_controllen = CMSG_SPACE(descriptors.size_bytes());
            cmsghdr* const rights = CMSG_FIRSTHDR(&message);
            rights->cmsg_level = SOL_SOCKET;
            rights->cmsg_type = SCM_RIGHTS;
            rights->cmsg_len = CMSG_LEN(descriptors.size_bytes());
            std::memcpy(CMSG_DATA(rights), descriptors.data(), descriptors.size_bytes());
        }
        const ssize_t count = sendmsg(m_socket.number(), &message, MSG_NOSIGNAL);
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return closed();
        sent += static_cast<std::size_t>(count);
    }
    return {};
}

WorkerChannel::Read WorkerChannel::readSome()
{
    std::array<char, 65536> buffer;
    alignas(cmsghdr) std::array<char, controlBytes> control{};
    iovec part{buffer.data(), buffer.size()};
    msghdr message{};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = control.data();
    message.msg_controllen = control.size();
    const ssize_t count = recvmsg(m_socket.number(), &message, MSG_DONTWAIT | MSG_CMSG_CLOEXEC);
    if (count < 0)
        return errno == EAGAIN || errno == EINTR ? Read::later : Read::closed;
    takeDescriptors(message, m_descriptors);
    if (count == 0)
        return Read::closed;
    m_received.append(buffer.data(), static_cast<std::size_t>(count));
    return Read::some;
}

std::optional<Result<Frame>> WorkerChannel::takeFrame()
{
    Head head;
    if (m_received.size() < sizeof(head)) {
        // What cannot become a magic number is told at once.
        const std::string_view expected(reinterpret_cast<const char*>(&magic), sizeof(magic));
        const std::string_view got = std::string_view(m_received).substr(0, sizeof(magic));
        return expected.starts_with(got) ? std::nullopt : std::optional<Result<Frame>>(garbage());
    }
    std::memcpy(&head, m_received.data(), sizeof(head));
    if (head.magic != magic || head.size > maximumPayload)
        return garbage();
    if (m_received.size() - sizeof(head) < head.size)
        return std::nullopt;
    Frame frame;
    frame.verb = head.verb;
    frame.payload = m_received.substr(sizeof(head), head.size);
    frame.descriptors = std::exchange(m_descriptors, {});
    m_received.erase(0, sizeof(head) + head.size);
    return frame;
}

Result<Frame> WorkerChannel::receive(std::optional<std::chrono::milliseconds> patience, int wake)
{
    using Clock = std::chrono::steady_clock;
    const Clock::time_point begin = Clock::now();
    while (true) {
        if (auto frame = takeFrame())
            return std::move(*frame);
        const Read read = readSome();
        if (read == Read::closed)
            return closed();
        if (read == Read::some)
            continue;
        int timeout = -1;
        if (patience) {
            const auto left = std::chrono::ceil<std::chrono::milliseconds>(begin + *patience - Clock::now());
            if (left.count() <= 0)
                return text::environmentError("channel-timeout", "The other process did not answer in time.");
            timeout = static_cast<int>(std::min<std::int64_t>(left.count(), 1 << 30));
        }
        std::array<pollfd, 2> watched = {pollfd{m_socket.number(), POLLIN, 0}, pollfd{wake, POLLIN, 0}};
        if (poll(watched.data(), watched.size(), timeout) > 0 && watched[0].revents == 0)
            return text::environmentError("channel-woken", "Waiting for the other process was interrupted.");
    }
}

} // namespace hawk::process
