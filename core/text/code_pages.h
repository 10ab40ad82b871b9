// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hawk::text {

/// What the manual says about a code of a message.
struct CodePage {
    std::string code;
    std::string meaning; ///< a sentence
    std::string advice; ///< what to do; a sentence
    std::string refused; ///< a kernel file with that fault, its line marked by `#! text`; may be empty
    std::string accepted; ///< the same as it should be; may be empty
};

/// Joins the table rows of `docs/codes.md` with the sections of `docs/code-examples.md`, in the order of the
/// rows. A section whose code has no row comes last, without meaning and advice, so that tests see it.
std::vector<CodePage> readCodePages(std::string_view table, std::string_view examples);

} // namespace hawk::text
