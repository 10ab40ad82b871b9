// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <span>

#include "codegen/math_functions.h"

namespace hawk::codegen {

/// Random draws (docs/semantics.md "Draws"): functions of seed, counter and sample.
std::span<const MathFunction> randomFunctions();

} // namespace hawk::codegen
