// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "ir/kept_numbers.h"

namespace hawk::ir {

std::uint64_t keptNumbers(const Kernel& kernel)
{
    std::uint64_t count = 0;
    for (std::size_t i = 0; i < kernel.loops.size(); ++i) {
        const Loop& loop = kernel.loops[i];
        const std::vector<bool> isRecorded = recordedCarries(kernel, static_cast<LoopId>(i));
        for (std::size_t j = 0; j < loop.carries.size(); ++j) {
            if (isRecorded[j])
                count += loop.trips * kernel.node(loop.carries[j].placeholder).type.shape.count();
        }
    }
    for (const Sink& sink : kernel.sinks) {
        if (sink.loop) // and their keys
            count += iterationsOf(kernel, *sink.loop) * (kernel.node(sink.value).type.shape.count() + 1);
    }
    return count;
}

} // namespace hawk::ir
