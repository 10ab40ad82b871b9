// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "assist/symbols.h"

/// Kernel files of the tests with a place in them, written as `|`.
namespace hawk::tests {

using Texts = std::vector<std::string>;

struct MarkedText {
    trace::Module module;
    assist::Symbols symbols;
    std::uint32_t offset = 0;
};

inline MarkedText markedText(std::string text)
{
    const std::size_t mark = text.find('|');
    text.erase(mark, 1);
    trace::Module module = trace::traceModule(syntax::parse(text::SourceText(text, "test.py")));
    assist::Symbols symbols(module);
    return {std::move(module), std::move(symbols), static_cast<std::uint32_t>(mark)};
}

inline std::string joined(const Texts& texts, const std::string& between = " ")
{
    std::string out;
    for (const std::string& text : texts)
        out += (out.empty() ? "" : between) + text;
    return out;
}

} // namespace hawk::tests
