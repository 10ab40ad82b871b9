// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "assist/symbols.h"
#include "assist/text_edit.h"

namespace hawk::assist {

enum class CandidateKind : std::uint8_t {
    local,
    parameter,
    function,
    kernel,
    module,
    language,
    member,
    argument, ///< the name of one, with its equals sign
    keyword
};
std::string_view nameOf(CandidateKind kind);

/// One thing that may be written at a place.
struct Candidate {
    std::string label; ///< what is written
    CandidateKind kind = CandidateKind::local;
    std::string usage; ///< `clip(x, lo, hi)`, `Scalar`; empty when nothing is known
    std::string summary; ///< a sentence without an end mark, or empty
    std::optional<TextEdit> import; ///< what is to be added above, for a name that the file does not have yet
};

struct Completion {
    text::Range replaced; ///< the part of a word before the offset; empty after a space or a dot
    std::vector<Candidate> candidates; ///< best first
};

/// What fits at the offset: modules and their names in an import, declarations in an annotation, members
/// after a dot, else the names of arguments where one begins, the names that are visible, keywords, and the
/// functions of the language, with the import that they need. What the language refuses is left out. A
/// candidate begins with the word written so far, in any case, or has its letters in their order. Cost:
/// linear in the names of the file.
Completion completionsAt(const trace::Module& module, const Symbols& symbols, std::uint32_t offset);

} // namespace hawk::assist
