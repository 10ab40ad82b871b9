// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>

#include "ir/kernel.h"

namespace hawk::ir {

/// How many numbers the loops of a kernel keep of a sample until its end: values of carries that are read
/// again after their iteration, and what is stored by key in every iteration, with its places.
std::uint64_t keptNumbers(const Kernel& kernel);

/// Code for the CPU keeps so many on the stack for blocks of any size; of more only for the smallest blocks.
inline constexpr std::uint64_t keptInLargeBlocks = 2048;

} // namespace hawk::ir
