// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "text/range.h"

namespace hawk::codegen {

/// For each line of a generated text (from 1) the part of the kernel's source it came from; an empty range
/// where it came from none. Both directions are looked up by the panels, compiler messages use the first.
class LineMap
{
public:
    void append(text::Range kernelRange) { m_lines.push_back(kernelRange); }
    std::uint32_t lineCount() const { return static_cast<std::uint32_t>(m_lines.size()); }
    text::Range kernelRange(std::uint32_t generatedLine) const
    {
        return generatedLine >= 1 && generatedLine <= m_lines.size() ? m_lines[generatedLine - 1]
                                                                     : text::Range{};
    }
    const std::vector<text::Range>& lines() const { return m_lines; }

private:
    std::vector<text::Range> m_lines;
};

/// A text ready for a compiler.
struct GeneratedUnit {
    std::string name; ///< plan::fileStem of the kernel, for the files made from the text
    std::string fileName; ///< `<name>.cpp`, `<name>.cu`
    std::string text;
    LineMap lineMap;
    std::vector<std::string> entries; ///< exported symbols a launcher may call
    bool needsMathLibrary = false; ///< calls functions of libm
    bool needsVectorMath = false; ///< declares simd variants (libmvec)
    /// The text calls functions of libm by their own names, which a compiler may compute in other ways than
    /// the library does, `pow(x, 2.0)` as a product: for the same bits it must not.
    bool keepsLibraryCalls = false;
};

} // namespace hawk::codegen
