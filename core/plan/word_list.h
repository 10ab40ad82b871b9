// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string_view>

namespace hawk::plan {

/// Whether `name` is one of the words of a table, which spaces or ends of lines part; the table begins and
/// ends with an end of line.
constexpr bool holdsWord(std::string_view words, std::string_view name)
{
    const auto isSeparator = [](char c) { return c == ' ' || c == '\n'; };
    if (name.empty())
        return false;
    for (std::size_t at = words.find(name); at != std::string_view::npos; at = words.find(name, at + 1)) {
        if (isSeparator(words[at - 1]) && isSeparator(words[at + name.size()]))
            return true;
    }
    return false;
}

} // namespace hawk::plan
