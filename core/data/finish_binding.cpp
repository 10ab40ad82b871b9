// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <cstring>

#include "data/binding.h"
#include "data/settle_sums.h"

namespace hawk::data {

void finishBinding(BoundArguments& arguments)
{
    settleSums(arguments);
    for (std::size_t index = 0; index < arguments.slots.size(); ++index) {
        const Slot& slot = arguments.signature.slots[index];
        const BoundSlot& bound = arguments.slots[index];
        const auto result = slot.isWritten() ? arguments.results.find(slot.name) : arguments.results.end();
        if (result == arguments.results.end() || result->second.bytes() == bound.data
            || slot.extent != SlotExtent::samples)
            continue;
        // Only arrays with the samples first are bound as a copy; they are in C order.
        const std::int64_t width = slot.shape.count();
        const std::size_t size = sizeOf(bound.dtype);
        std::byte* target = result->second.writableBytes();
        for (std::int64_t sample = 0; sample < arguments.sampleCount; ++sample) {
            for (std::int64_t component = 0; component < width; ++component) {
                const auto offset = static_cast<std::size_t>(component * bound.length + sample) * size;
                std::memcpy(target, bound.data + offset, size);
                target += size;
            }
        }
    }
}

} // namespace hawk::data
