// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

#include "data/element.h"
#include "ir/kernel.h"

namespace hawk::codegen {

/// A constant as C++ that reads back to exactly the same bits in the mode's Real: the shortest decimal, with
/// a suffix `f` in float32 after rounding to float; infinities and NaN by the compiler's builtins.
std::string spellReal(double value, data::Mode mode);
std::string spellIndex(std::int64_t value);
/// The value of a constant node.
std::string spellConstant(const ir::Node& node, data::Mode mode);

} // namespace hawk::codegen
