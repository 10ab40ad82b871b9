// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <cstring>

#include "eval/operations.h"
#include "eval/steps.h"

namespace hawk::eval {

namespace {

template <class T>
void gatherStep(const Instruction& step, const Frame& frame)
{
    const Plane& plane = frame.planes[step.plane];
    const std::int64_t position = as<std::int64_t>(entry(frame, step.operands[0], 0));
    const bool isInside = position >= 0 && position < plane.length;
    const bool isNeeded = as<bool>(entry(frame, step.operands[1], 0));
    if (isNeeded && !isInside && frame.outside != nullptr)
        *frame.outside = {step.plane, position};
    for (std::uint32_t i = 0; i < step.count; ++i) {
        T& value = as<T>(frame.cells[step.result + i]);
        value = T{};
        if (!isNeeded || !isInside)
            continue;
        const std::byte* from =
            plane.data + (i * plane.pitch + position) * static_cast<std::int64_t>(sizeof(T));
        if constexpr (std::same_as<T, bool>)
            value = *from != std::byte{0};
        else
            std::memcpy(&value, from, sizeof(T));
    }
}

} // namespace

Instruction::Function gatherFunction(data::Dtype type)
{
    return withTypeOf(type, []<class T>(TypeOf<T>) -> Instruction::Function { return &gatherStep<T>; });
}

} // namespace hawk::eval
