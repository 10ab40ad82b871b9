// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "launch/worker_protocol.h"

#include <cstring>

#include "process/message.h"

namespace hawk::launch {

using process::MessageReader;
using process::MessageWriter;

static std::uint64_t planeBytes(const data::BoundArguments& arguments, std::size_t index)
{
    return arguments.signature.slots[index].shape.count()
        * static_cast<std::uint64_t>(arguments.length(index)) * data::sizeOf(arguments.slots[index].dtype);
}

SharedLayout layOut(const data::BoundArguments& arguments)
{
    constexpr std::uint64_t alignment = 64;
    SharedLayout layout;
    for (std::size_t index = 0; index < arguments.slots.size(); ++index) {
        const data::Slot& slot = arguments.signature.slots[index];
        layout.offsets.push_back(layout.bytes);
        if (!slot.isPlane())
            continue;
        layout.bytes += planeBytes(arguments, index);
        layout.bytes = (layout.bytes + alignment - 1) / alignment * alignment;
    }
    return layout;
}

std::string packBinding(const data::BoundArguments& arguments, const SharedLayout& layout)
{
    MessageWriter writer;
    writer.text(arguments.signature.kernel);
    writer.number(static_cast<std::uint64_t>(arguments.sampleCount));
    writer.number(arguments.slots.size());
    for (std::size_t index = 0; index < arguments.slots.size(); ++index) {
        const data::Slot& slot = arguments.signature.slots[index];
        const data::BoundSlot& bound = arguments.slots[index];
        std::uint64_t number = 0;
        std::memcpy(&number, bound.number.data(), sizeof(number));
        writer.text(data::nameOf(slot.role));
        writer.number(static_cast<std::uint64_t>(slot.extent));
        writer.number(slot.isPlane() ? static_cast<std::uint64_t>(arguments.length(index)) : 0);
        writer.number(slot.shape.rank);
        writer.number(slot.shape.extents[0]);
        writer.number(slot.shape.extents[1]);
        writer.text(data::nameOf(bound.dtype));
        writer.number(number);
        writer.number(layout.offsets[index]);
    }
    return writer.bytes();
}

static bool unpackSlot(MessageReader& reader, data::BoundArguments& arguments, std::byte* memory,
                       std::uint64_t size)
{
    data::Slot slot;
    data::BoundSlot bound;
    const auto role = data::roleFromName(reader.text());
    const std::uint64_t extent = reader.number();
    bound.length = static_cast<std::int64_t>(reader.number());
    slot.shape.rank = static_cast<std::uint8_t>(reader.number());
    slot.shape.extents[0] = static_cast<std::uint32_t>(reader.number());
    slot.shape.extents[1] = static_cast<std::uint32_t>(reader.number());
    const auto dtype = data::dtypeFromName(reader.text());
    const std::uint64_t number = reader.number();
    const std::uint64_t offset = reader.number();
    if (!role || !dtype || extent > static_cast<std::uint64_t>(data::SlotExtent::rows))
        return false;
    slot.role = *role;
    slot.extent = static_cast<data::SlotExtent>(extent);
    bound.dtype = *dtype;
    std::memcpy(bound.number.data(), &number, sizeof(number));
    if (slot.isPlane()) {
        if (bound.length < 0
            || (slot.extent == data::SlotExtent::samples && bound.length != arguments.sampleCount))
            return false;
        bound.data = memory + offset;
    }
    arguments.signature.slots.push_back(std::move(slot));
    arguments.slots.push_back(std::move(bound));
    const std::size_t index = arguments.slots.size() - 1;
    const std::uint64_t bytes = arguments.signature.slots[index].isPlane() ? planeBytes(arguments, index) : 0;
    return offset <= size && bytes <= size - offset;
}

std::optional<data::BoundArguments> unpackBinding(std::string_view payload, std::byte* memory,
                                                  std::uint64_t size)
{
    MessageReader reader(payload);
    data::BoundArguments arguments;
    arguments.signature.kernel = reader.text();
    arguments.sampleCount = static_cast<std::int64_t>(reader.number());
    const std::uint64_t slots = reader.number();
    if (arguments.sampleCount < 0 || slots > reader.remaining())
        return std::nullopt;
    for (std::uint64_t index = 0; index < slots; ++index) {
        if (!unpackSlot(reader, arguments, memory, size))
            return std::nullopt;
    }
    return reader.isComplete() ? std::optional(std::move(arguments)) : std::nullopt;
}

std::string packTimingRequest(unsigned threads, const TimingRequest& request)
{
    MessageWriter writer;
    writer.number(threads);
    writer.number(request.warmUps);
    writer.number(request.minimumRepetitions);
    writer.real(request.minimumSeconds);
    writer.real(request.maximumSeconds);
    writer.number(request.bytesPerLaunch);
    return writer.bytes();
}

std::optional<std::pair<unsigned, TimingRequest>> unpackTimingRequest(std::string_view payload)
{
    MessageReader reader(payload);
    const auto threads = static_cast<unsigned>(reader.number());
    TimingRequest request;
    request.warmUps = static_cast<unsigned>(reader.number());
    request.minimumRepetitions = static_cast<unsigned>(reader.number());
    request.minimumSeconds = reader.real();
    request.maximumSeconds = reader.real();
    request.bytesPerLaunch = reader.number();
    return reader.isComplete() ? std::optional(std::pair(threads, request)) : std::nullopt;
}

std::string packTiming(const Timing& timing)
{
    MessageWriter writer;
    writer.number(timing.launchesPerSample);
    writer.number(timing.samples.size());
    for (const double sample : timing.samples)
        writer.real(sample);
    writer.number(timing.processors);
    writer.number(timing.otherWork ? 1 : 0);
    writer.real(timing.otherWork.value_or(0));
    writer.number(timing.environment.size());
    for (const auto& [name, value] : timing.environment) {
        writer.text(name);
        writer.text(value);
    }
    return writer.bytes();
}

std::optional<Timing> unpackTiming(std::string_view payload, std::uint64_t bytesPerLaunch)
{
    MessageReader reader(payload);
    const std::uint64_t launchesPerSample = reader.number();
    const std::uint64_t count = reader.number();
    if (count > reader.remaining())
        return std::nullopt;
    std::vector<double> samples(count);
    for (double& sample : samples)
        sample = reader.real();
    Timing timing = summarize(std::move(samples), launchesPerSample, bytesPerLaunch);
    timing.processors = static_cast<unsigned>(reader.number());
    const bool isOtherWorkKnown = reader.number() != 0;
    const double otherWork = reader.real();
    if (isOtherWorkKnown)
        timing.otherWork = otherWork;
    const std::uint64_t facts = reader.number();
    if (facts > reader.remaining())
        return std::nullopt;
    for (std::uint64_t i = 0; i < facts; ++i) {
        const std::string name(reader.text());
        timing.environment.emplace_back(name, reader.text());
    }
    return reader.isComplete() ? std::optional(std::move(timing)) : std::nullopt;
}

std::string packError(const Error& error)
{
    MessageWriter writer;
    writer.number(static_cast<std::uint64_t>(error.kind));
    writer.text(error.code);
    writer.text(error.message);
    writer.text(error.hint);
    return writer.bytes();
}

std::optional<Error> unpackError(std::string_view payload)
{
    MessageReader reader(payload);
    Error error;
    const std::uint64_t kind = reader.number();
    error.code = reader.text();
    error.message = reader.text();
    error.hint = reader.text();
    if (!reader.isComplete() || kind > static_cast<std::uint64_t>(ErrorKind::internal))
        return std::nullopt;
    error.kind = static_cast<ErrorKind>(kind);
    return error;
}

} // namespace hawk::launch
