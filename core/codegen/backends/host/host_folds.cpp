// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <format>

#include "codegen/backends/host/host_frame.h"
#include "codegen/fold_text.h"

namespace hawk::codegen {

void writeFoldEntries(TextWriter& writer, const HostFrame& frame, const std::string& entry,
                      std::vector<std::string>& entries)
{
    for (const FoldedPlane& plane : foldedPlanes(frame.kernel)) {
        entries.push_back(foldEntryName(entry, plane) + "_host");
        writer.line("// Puts what the sums have lost to rounding into a range of them.");
        writer.line(std::format("extern \"C\" void {}(void* const* params, Int64 base, Int64 count, Int64)",
                                entries.back()));
        writer.open({});
        writer.line(std::format("Real* const sums = numbersOf<Real>(params[{}], 0);", plane.sums->position));
        writer.line(std::format("Real* const lost = numbersOf<Real>(params[{}], 0);", plane.lost->position));
        writer.open("for (Int64 number = base; number < base + count; ++number)");
        writeFold(writer);
        writer.close();
        writer.close();
        writer.blank();
    }
}

} // namespace hawk::codegen
