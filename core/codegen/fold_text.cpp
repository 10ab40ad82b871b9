// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/fold_text.h"

#include <algorithm>
#include <format>

#include "plan/identifier.h"

namespace hawk::codegen {

// An infinite sum or a NaN has no losses.
constexpr std::string_view body = R"(const Real before = sums[number];
const Real term = lost[number];
const Real sum = before + term;
const Real part = sum - before;
const Real error = (before - (sum - part)) + (term - part);
sums[number] = sum;
lost[number] = sum - sum == 0 ? error : Real(0);
)";

std::vector<FoldedPlane> foldedPlanes(const LoweredKernel& kernel)
{
    std::vector<FoldedPlane> planes;
    for (const SlotText& lost : kernel.slots) {
        if (lost.slot->companionOf.empty() || !lost.slot->isWholeBuffer())
            continue;
        const auto sums = std::ranges::find(kernel.slots, lost.slot->companionOf,
                                            [](const SlotText& text) { return text.slot->name; });
        planes.push_back({.sums = &*sums, .lost = &lost});
    }
    return planes;
}

std::string foldEntryName(std::string_view entry, const FoldedPlane& plane)
{
    return std::format("{}__fold_{}", entry, plan::asciiIdentifier(plane.sums->slot->name));
}

void writeFold(TextWriter& writer)
{
    writer.block(body);
}

} // namespace hawk::codegen
