// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <vector>

#include "ir/kernel.h"

namespace hawk::ir {

/// A product of component `a` of the first operand and component `b` of the second, added or subtracted.
struct Term {
    std::uint32_t a = 0;
    std::uint32_t b = 0;
    bool isNegative = false;
    friend bool operator==(const Term&, const Term&) = default;
};

/// What a component of a node of OpClass::product is: its terms, to be added from left to right; the first
/// is never negative. This is the one place that says what these products are (docs/semantics.md "Products").
std::vector<Term> terms(const Kernel& kernel, const Node& node, std::uint32_t component);

/// Where the entry at `position` of a transposed matrix of this shape stood before.
std::uint32_t beforeTransposing(const Shape& transposed, std::uint32_t position);

} // namespace hawk::ir
