// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <span>
#include <vector>

#include "syntax/parser.h"
#include "text/diagnostic.h"

namespace hawk::trace {

/// Adds the mechanical repairs of diagnostics of a file: what stands at the place of a diagnostic is read
/// again and written as its rule wants it. A repair never changes what the text means, where it has a
/// meaning; one that would have to guess is not made.
void addFixes(std::vector<text::Diagnostic>& diagnostics, const syntax::SyntaxTree& tree);

/// The rules that have repairs, for documentation and tests.
std::vector<const text::DiagnosticRule*> rulesWithFixes();

} // namespace hawk::trace
