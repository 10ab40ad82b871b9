// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string_view>

#include "trace/builtins.h"

/// Complex numbers of the evaluation before the run, rounded as Python rounds them. A sample has none.
namespace hawk::trace {

/// Of two numbers at least one of which is complex; nullopt for an operator that has none of them.
std::optional<Value> complexBinary(Frame& frame, syntax::Operator op, const Complex& a, const Complex& b,
                                   Range whole);
/// `complex(re, im)`.
Value callComplex(Frame& frame, const Arguments& arguments, Range call);
/// `z.real` and `z.imag`; nullopt for others.
std::optional<Value> complexAttribute(const Complex& number, std::string_view name);

} // namespace hawk::trace
