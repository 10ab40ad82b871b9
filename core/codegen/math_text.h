// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

#include "codegen/math_functions.h"
#include "codegen/text_writer.h"

namespace hawk::codegen {

/// The C library's name of a function for a mode's Real: `exp`, `expf`, `fabs`.
std::string libraryName(const MathFunction& function, data::Mode mode);

/// `name(a, b)` over the names of the function's parameters.
std::string forwardedCall(std::string_view callee, const MathFunction& function);

/// `head { body }`, on one line when the body is one statement.
void writeFunction(TextWriter& writer, const std::string& head, std::string_view body);

} // namespace hawk::codegen
