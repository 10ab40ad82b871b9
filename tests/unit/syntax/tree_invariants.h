// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

#include "syntax/parser.h"

namespace hawk::syntax::test {

/// The first thing that no tree may show: a range outside of the text or of its parent, statements that
/// overlap, an error node without any diagnostic in the file. Empty when all is well. Walks without recursion
/// into operands, so that long chains are no danger.
std::string brokenInvariant(const SyntaxTree& tree);

/// Names of the functions and classes at module level, in order, separated by blanks.
std::string definitions(const SyntaxTree& tree);

} // namespace hawk::syntax::test
