// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "codegen/lowering.h"

namespace hawk::codegen {

/// A plane of compensated sums, with the one that keeps what they lose to rounding.
struct FoldedPlane {
    const SlotText* sums = nullptr;
    const SlotText* lost = nullptr;
};

/// Those of a kernel, in entry order. Launchers of bundles call an entry for each after the last sample, over
/// the numbers of the sums (docs/abi.md "Rows of sums").
std::vector<FoldedPlane> foldedPlanes(const LoweredKernel& kernel);

/// `k__fold_h`: the name of such an entry of the kernel whose entry is `k`.
std::string foldEntryName(std::string_view entry, const FoldedPlane& plane);

/// Statements that put what one number has lost into it; what is then lost stays. The text has the pointers
/// `sums` and `lost`, and `number` as their subscript.
void writeFold(TextWriter& writer);

} // namespace hawk::codegen
