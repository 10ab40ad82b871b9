// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <vector>

#include "choices.h"

namespace hawk::fuzz {

/// Texts to break, and words that chance would hardly find.
struct Corpus {
    std::vector<std::string> texts;
    std::vector<std::string> words;

    /// The kernels of the tests and the examples below the root of the sources.
    static Corpus read(const std::string& root);
};

/// One of the texts after a few changes: bytes, words, lines or numbers taken out, doubled, moved, replaced.
std::string brokenText(const Corpus& corpus, Stream& stream);

} // namespace hawk::fuzz
