// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "assist/symbols.h"
#include "assist/vocabulary.h"

namespace hawk::assist {

/// What is said of the word at a place.
struct Hover {
    text::Range range; ///< the word
    std::string title; ///< code: `clip(x, lo, hi)`, `position: Vector[3]`, `def drag(v, k)`
    std::vector<std::string> facts; ///< sentences; code in them stands between backticks
    const Entry* entry = nullptr; ///< of a name of the language, whose facts are the entry in words
};

/// Of a name of the language its meaning, domain and derivative; of a parameter its slot; of a local its
/// type; of a function its head; none where there is nothing to say.
std::optional<Hover> hoverAt(const trace::Module& module, const Symbols& symbols, std::uint32_t offset);

} // namespace hawk::assist
