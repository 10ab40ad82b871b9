// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <compare>
#include <vector>

#include "ir/kernel.h"

namespace hawk::ir {

/// Gives every read at another place (Op::at) that only one side of choices needs the conditions under which
/// it is needed as further operands: elsewhere it is not performed, and has no place that could be wrong
/// (language.md 3.3). A condition that changes inside a loop around which the read stands is left out. The
/// nodes must have none of these operands yet. Linear in the kernel.
void guardGathers(Kernel& kernel);

/// A condition that must hold, or must not.
struct Guard {
    NodeId condition{};
    bool isInverted = false;
    friend auto operator<=>(const Guard&, const Guard&) = default;
};
/// The conditions under which a value outside of all loops is needed, as far as they stand outside too.
std::vector<Guard> guardsOf(const Kernel& kernel, NodeId value);

/// Whether a read is needed wherever its conditions hold. One is not whose choice is made by a number, or by
/// a condition that was left out: then a place outside of the plane is no fault.
bool isCertain(const Node& at);

/// Whether condition `i` of a read, its operand `i + 1`, is one that must not hold.
bool isInverted(const Node& at, std::size_t i);

} // namespace hawk::ir
