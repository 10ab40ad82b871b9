// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>

namespace hawk::syntax {

/// Deepest nesting of expressions and blocks together. It bounds the stack of the parser and of whoever walks
/// the tree by recursion into brackets.
inline constexpr std::uint32_t maximumNesting = 200;

/// Most decimal digits of an integer. Python's own limit for numbers in a source text.
inline constexpr std::uint32_t maximumDigits = 4300;

} // namespace hawk::syntax
