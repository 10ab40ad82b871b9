// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "text/error.h"
#include "text/range.h"

namespace hawk::text {

enum class ColumnUnit {
    utf8, ///< bytes, what compilers and terminals print
    utf16 ///< code units, what editors and language servers count
};

/// A place as people read it: both numbers count from 1. A tab is one column.
struct LineColumn {
    std::uint32_t line = 1;
    std::uint32_t column = 1;
    friend bool operator==(const LineColumn&, const LineColumn&) = default;
};

/// An immutable text with its name and line table. Copies share the bytes and are cheap; safe to read from
/// any thread. A byte order mark is removed on reading and remembered; offsets count from after it.
/// Lines end at LF, CRLF or a lone CR; the terminator belongs to its line.
class SourceText
{
public:
    SourceText();
    SourceText(std::string text, std::string name);

    /// Reads a whole file. Refused: a missing file, a directory, a file over `maximumBytes`, a file with NUL
    /// bytes or bytes that are not UTF-8 (the message names the line).
    static Result<SourceText> fromFile(const std::string& path, std::size_t maximumBytes = 64u << 20);

    const std::string& name() const;
    std::string_view text() const;
    std::string_view slice(Range range) const;
    bool hasByteOrderMark() const;

    std::uint32_t lineCount() const;
    /// The line with the given number (from 1) without its terminator.
    Range lineRange(std::uint32_t line) const;
    std::string_view line(std::uint32_t line) const;

    /// Offsets past the end are taken as the end. Logarithmic in lines, linear in the line's length for
    /// UTF-16.
    LineColumn position(std::uint32_t offset, ColumnUnit unit = ColumnUnit::utf8) const;
    /// The inverse of position(); columns past the end of a line give its end.
    std::uint32_t offset(LineColumn place, ColumnUnit unit = ColumnUnit::utf8) const;

private:
    struct Content;
    std::shared_ptr<const Content> m_content;
};

} // namespace hawk::text
