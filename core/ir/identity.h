// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <vector>

#include "ir/node.h"

namespace hawk::ir {

/// Bits, not values: +0 and -0 are different constants, a NaN equals itself.
std::uint64_t bitsOf(const Literal& literal);

/// Appends what a node is, besides its operands and its loop: operation, type, literal and leaf.
void addIdentity(std::vector<std::uint64_t>& key, const Node& node);

} // namespace hawk::ir
