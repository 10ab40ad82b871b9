// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>

namespace hawk::syntax {

/// Deepest nesting of expressions and blocks together. It bounds the stack of the parser and of whoever walks
/// the tree by recursion into brackets.
inline constexpr std::uint32_t maximumNesting = 200;
/// So many calls, attributes and subscripts may follow each other, and so many `elif` branches.
inline constexpr std::uint32_t maximumChain = 1000;

/// Most decimal digits of an integer. Python's own limit for numbers in a source text.
inline constexpr std::uint32_t maximumDigits = 4300;

} // namespace hawk::syntax
