// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "data/binding.h"
#include "launch/timing.h"
#include "text/error.h"

namespace hawk::launch {

/// What a worker is asked and what it answers. Each request but `cancel` gets one answer, `done` with the
/// payload named here or `failed`.
enum class Verb : std::uint32_t {
    load, ///< object path, entry
    allocate, ///< size; one descriptor: the shared memory, which replaces the one before
    bind, ///< packBinding
    launch, ///< threads; answer: the threads there are
    time, ///< threads, a TimingRequest; answer: a Timing
    stats, ///< answer: launches done, seconds spent in them
    cancel, ///< the running launch or timing; answered by that one's `failed`
    done,
    failed
};

/// The descriptor at which a worker finds its socket.
constexpr int workerSocket = 3;
/// Its only argument; started without it, it says what it is.
constexpr std::string_view workerArgument = "--channel";
/// Its exit code when a kernel has taken all the memory that it may have.
constexpr int memoryExit = 86;

/// Where each plane of a launch goes in shared memory, 64-byte aligned, and the bytes needed for all.
struct SharedLayout {
    std::vector<std::uint64_t> offsets;
    std::uint64_t bytes = 0;
};
SharedLayout layOut(const data::BoundArguments& arguments);

std::string packBinding(const data::BoundArguments& arguments, const SharedLayout& layout);
/// The planes point into [memory, memory + size); nothing when the message is malformed or a plane does not
/// fit there.
std::optional<data::BoundArguments> unpackBinding(std::string_view payload, std::byte* memory,
                                                  std::uint64_t size);

std::string packTimingRequest(unsigned threads, const TimingRequest& request);
std::optional<std::pair<unsigned, TimingRequest>> unpackTimingRequest(std::string_view payload);
std::string packTiming(const Timing& timing);
std::optional<Timing> unpackTiming(std::string_view payload, std::uint64_t bytesPerLaunch);
std::string packError(const Error& error);
std::optional<Error> unpackError(std::string_view payload);

} // namespace hawk::launch
