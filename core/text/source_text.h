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
///
/// A kernel file can have the files that it imports behind it (withFile). All of them share one space of
/// offsets, so that a range tells its file: slice(), position(), lineAt() and nameAt() take offsets of any of
/// them; text(), lineCount(), lineRange(), line() and offset() speak of the first file alone.
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

    /// This text with another file behind it, whose offsets begin at endOfAll() + 1 of this one. Copies the
    /// bytes. Precondition: together they are shorter than 4 GiB.
    SourceText withFile(const SourceText& file) const;
    /// The end of the last file.
    std::uint32_t endOfAll() const;
    /// The bytes of all files, with a line feed between two of them.
    std::string_view allText() const;
    /// Whether an offset belongs to the first file.
    bool isOwn(std::uint32_t offset) const { return offset <= text().size(); }
    /// The name of the file that an offset belongs to.
    const std::string& nameAt(std::uint32_t offset) const;
    /// The offset at which that file begins.
    std::uint32_t fileBeginAt(std::uint32_t offset) const;
    /// The line around an offset, without its terminator.
    Range lineAt(std::uint32_t offset) const;

private:
    struct Content;
    std::shared_ptr<const Content> m_content;
};

} // namespace hawk::text
