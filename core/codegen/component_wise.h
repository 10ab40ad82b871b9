// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <optional>

#include "ir/kernel.h"

namespace hawk::codegen {

/// A kernel that does the same with each component of its vectors or matrices.
struct ComponentWise {
    std::uint32_t components;
    ir::Kernel kernel; ///< of one component: the planes of vectors or matrices are planes of numbers
};

/// Nothing for a kernel that does not, for one of few components, whose text is short as it is, and where
/// doing all of it for each component would repeat work that takes time.
std::optional<ComponentWise> componentWise(const ir::Kernel& kernel);

} // namespace hawk::codegen
