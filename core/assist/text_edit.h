// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

#include "text/range.h"

namespace hawk::assist {

/// A piece of a text and what takes its place; an empty range inserts.
struct TextEdit {
    text::Range range;
    std::string text;
    friend bool operator==(const TextEdit&, const TextEdit&) = default;
};

} // namespace hawk::assist
