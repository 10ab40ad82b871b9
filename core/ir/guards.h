// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <compare>
#include <vector>

#include "ir/kernel.h"

namespace hawk::ir {

/// Gives every read at another place (Op::at) conditions as further operands, each of which holds wherever
/// the read is needed: elsewhere compiled code leaves it out (docs/semantics.md "Reads that a choice needs").
/// Not all such conditions are found: one that changes inside a loop around which the read stands is left
/// out, and of two choices that need a read what they share counts. Whether a read was needed, the evaluator
/// finds out for itself. The nodes must have none of these operands yet. Linear in the kernel.
void guardGathers(Kernel& kernel);

/// A condition that must hold, or must not.
struct Guard {
    NodeId condition{};
    bool isInverted = false;
    friend auto operator<=>(const Guard&, const Guard&) = default;
};
/// The conditions under which a value outside of all loops is needed, as far as they stand outside too.
std::vector<Guard> guardsOf(const Kernel& kernel, NodeId value);

/// Whether condition `i` of a read, its operand `i + 1`, is one that must not hold.
bool isInverted(const Node& at, std::size_t i);

} // namespace hawk::ir
