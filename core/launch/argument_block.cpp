// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <cstring>

#include "launch/launcher.h"

namespace hawk::launch {

namespace {

// The two descriptors of the binary interface (docs/abi.md "Argument block").
struct GRef {
    void* data;
    std::uint64_t samples;
    std::uint64_t componentStride;
    std::uint64_t sampleStride;
    std::int32_t deviceType;
    std::int32_t deviceOrdinal;
};
static_assert(sizeof(GRef) == 40 && alignof(GRef) == 8);

struct Handle {
    void* data;
    std::uint64_t samples;
    std::uint64_t stride;
    std::int32_t deviceType;
    std::int32_t deviceOrdinal;
};
static_assert(sizeof(Handle) == 32 && alignof(Handle) == 8);

constexpr std::int32_t cpuDevice = 1;
/// In the place of a device's number: `samples` is the length of the plane itself. Other launchers have the
/// sample count there whatever the plane is, so that a text of ours looks at this before it believes it.
constexpr std::int32_t ownLength = -1;
constexpr std::size_t slotBytes = sizeof(GRef);

bool isGRef(const data::Slot& slot)
{
    using data::Role;
    return slot.role == Role::out || slot.role == Role::vecIn || slot.role == Role::matIn
        || (slot.role == Role::mutablePlane && !slot.shape.isScalar());
}

template <class Descriptor>
void store(std::byte* target, const Descriptor& descriptor)
{
    std::memcpy(target, &descriptor, sizeof(descriptor));
}

} // namespace

ArgumentBlock::ArgumentBlock(const data::BoundArguments& arguments)
    : m_bytes(arguments.slots.size() * slotBytes)
    , m_pointers(arguments.slots.size())
{
    for (std::size_t index = 0; index < m_pointers.size(); ++index)
        m_pointers[index] = m_bytes.data() + index * slotBytes;
    rebind(arguments);
}

void ArgumentBlock::rebind(const data::BoundArguments& arguments)
{
    const auto samples = static_cast<std::uint64_t>(arguments.sampleCount);
    for (std::size_t index = 0; index < m_pointers.size(); ++index) {
        const data::Slot& slot = arguments.signature.slots[index];
        const data::BoundSlot& bound = arguments.slots[index];
        std::byte* const target = m_bytes.data() + index * slotBytes;
        const auto length = static_cast<std::uint64_t>(bound.length);
        if (!slot.isPlane())
            std::memcpy(target, bound.number.data(), bound.number.size());
        else if (isGRef(slot))
            store(target, GRef{bound.data, length, length, 1, cpuDevice, 0});
        else if (slot.isWholeBuffer())
            store(target, Handle{bound.data, length, 1, cpuDevice, ownLength});
        else
            store(target, Handle{bound.data, slot.isCell() ? 1 : samples, 1, cpuDevice, 0});
    }
}

} // namespace hawk::launch
