// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace hawk::syntax {

/// What the first characters of a literal say.
struct StringForm {
    std::uint32_t prefixSize = 1; ///< letters and opening quotes
    std::uint32_t quoteSize = 1;
    bool isRaw = false;
    bool isBytes = false;
};

/// `literal` begins with its prefix and ends no earlier than after its opening quotes.
StringForm stringForm(std::string_view literal);

/// One escape: the bytes it stands for, and how many characters it took.
struct EscapeResult {
    std::string value;
    std::size_t size = 2;
    bool isValid = true;
};

/// Decodes the escape at the front of `text`, which begins with a backslash. An unknown escape stands for
/// itself, as in Python. Invalid: too few digits, a surrogate, a number beyond Unicode, and `\N{…}`, for
/// which no table of names is kept.
EscapeResult decodeEscape(std::string_view text, bool isBytes);

} // namespace hawk::syntax
