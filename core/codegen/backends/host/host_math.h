// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "codegen/math_functions.h"
#include "codegen/target_spec.h"
#include "codegen/text_writer.h"

namespace hawk::codegen {

/// The namespace `math` with what a kernel calls: declarations of the C library's functions (with vector
/// variants in the profile that allows them), the compiler's own, and our own written out.
void writeHostMath(TextWriter& writer, const MathUse& use, Mode mode, Profile profile);

} // namespace hawk::codegen
