// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "codegen/generated_unit.h"
#include "text/range.h"

namespace hawk::codegen {

/// What a line does to the indentation.
enum class Block : std::uint8_t {
    none,
    opens, ///< the lines after it stand one level deeper
    closes, ///< it and the lines after it stand one level less deep
    reopens ///< it stands one level less deep, the lines after it do not
};

/// One line of generated text, without indentation, and the part of the kernel it came from.
struct Line {
    std::string text;
    text::Range origin = {};
    Block block = Block::none;
};

/// Collects a text line by line together with its line map; the two can not get out of step. Indents by four
/// blanks per level, never a blank line.
class TextWriter
{
public:
    void line(std::string_view text, text::Range origin = {});
    void line(const Line& line);
    /// A block of fixed text: every line of it, indented like the rest. A final line break ends its last
    /// line.
    void block(std::string_view text);
    void blank() { line(std::string_view()); }

    void indent() { ++m_level; }
    void outdent() { --m_level; }
    /// `head {`, and one level deeper.
    void open(std::string_view head);
    /// One level back and `}`.
    void close(std::string_view tail = {});

    /// Hands over what was written; the writer is empty afterwards.
    std::string takeText() { return std::move(m_text); }
    LineMap takeLineMap() { return std::move(m_lineMap); }

private:
    std::string m_text;
    LineMap m_lineMap;
    std::size_t m_level = 0;
};

} // namespace hawk::codegen
