// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>

#include "assist/symbols.h"
#include "ir/type.h"

namespace hawk::assist {

/// The kernel whose text holds the offset; null outside of kernels and in a refused one.
const ir::Kernel* kernelAt(const trace::Module& module, std::uint32_t offset);

/// The type that a parameter or local of a kernel has at a place: of the last value of that name made before
/// it, else of the first one. In a refused kernel a parameter has the type of its annotation, with extents of
/// 1 where they are no numbers. None where the name has no value of a sample.
std::optional<ir::Type> typeAt(const trace::Module& module, const Symbol& symbol, std::uint32_t offset);

} // namespace hawk::assist
