// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hawk::data {

enum class CsvLine { complete, unclosedQuote };

/// Cuts a text into lines of fields (RFC 4180, also with semicolons or tabs: whichever the first line holds
/// most of). Spaces around a field are dropped; a line may end with LF, CRLF or CR. Linear, without copies
/// except for fields with doubled quotes.
class CsvLines
{
public:
    explicit CsvLines(std::string_view text);

    /// The next line's fields, valid until the next call; nothing at the end of the text.
    std::optional<CsvLine> next(std::vector<std::string_view>& fields);
    /// Where the line given last begins, from 1.
    std::int64_t lineNumber() const { return m_line; }

private:
    std::optional<std::string_view> quotedField();
    std::string_view plainField();
    void skipBlanks();
    bool takeLineEnd();

    std::string_view m_text;
    std::size_t m_position = 0;
    char m_delimiter = ',';
    std::int64_t m_line = 0;
    std::int64_t m_nextLine = 1;
    std::deque<std::string> m_unescaped;
};

} // namespace hawk::data
