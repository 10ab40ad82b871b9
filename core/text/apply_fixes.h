// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text/diagnostic.h"

namespace hawk::text {

/// A text after its repairs, and how many were made.
struct FixedText {
    std::string text;
    std::size_t fixCount = 0;
};

/// The first fix of a diagnostic, if it has one whose edits all lie within a text of `size` bytes; null
/// otherwise. What is wrong in an imported file lies behind the text.
const Fix* fixWithin(const Diagnostic& diagnostic, std::size_t size);

/// Applies the first fix of each diagnostic whose edits all lie within the text, in the order of the
/// diagnostics. A fix that touches the place of an earlier one is left out, and can be found again by reading
/// the result once more; a line that an earlier fix inserts too is inserted once.
FixedText applyFixes(std::string_view text, const std::vector<Diagnostic>& diagnostics);

} // namespace hawk::text
