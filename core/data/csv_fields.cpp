// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "data/csv_fields.h"

#include <algorithm>
#include <array>

namespace hawk::data {

static char mostFrequentDelimiter(std::string_view text)
{
    constexpr std::array<char, 3> delimiters = {',', ';', '\t'};
    std::array<std::size_t, 3> counts{};
    bool isQuoted = false;
    for (const char character : text) {
        if (character == '"')
            isQuoted = !isQuoted;
        if (isQuoted)
            continue;
        if (character == '\n' || character == '\r')
            break;
        for (std::size_t i = 0; i < delimiters.size(); ++i)
            counts[i] += character == delimiters[i] ? 1 : 0;
    }
    return delimiters[static_cast<std::size_t>(std::ranges::max_element(counts) - counts.begin())];
}

CsvLines::CsvLines(std::string_view text) : m_text(text), m_delimiter(mostFrequentDelimiter(text))
{ }

std::optional<CsvLine> CsvLines::next(std::vector<std::string_view>& fields)
{
    fields.clear();
    m_unescaped.clear();
    if (m_position >= m_text.size())
        return std::nullopt;
    m_line = m_nextLine;
    while (true) {
        skipBlanks();
        if (m_position < m_text.size() && m_text[m_position] == '"') {
            const auto field = quotedField();
            if (!field)
                return CsvLine::unclosedQuote;
            fields.push_back(*field);
            skipBlanks();
        } else {
            fields.push_back(plainField());
        }
        if (m_position < m_text.size() && m_text[m_position] == m_delimiter) {
            ++m_position;
            continue;
        }
        return takeLineEnd() ? CsvLine::complete : CsvLine::unclosedQuote;
    }
}

std::optional<std::string_view> CsvLines::quotedField()
{
    const std::size_t begin = m_position + 1;
    bool hasEscapes = false;
    std::size_t end = m_text.find('"', begin);
    while (end != std::string_view::npos && end + 1 < m_text.size() && m_text[end + 1] == '"') {
        hasEscapes = true;
        end = m_text.find('"', end + 2);
    }
    if (end == std::string_view::npos)
        return std::nullopt;
    m_position = end + 1;
    const std::string_view raw = m_text.substr(begin, end - begin);
    m_nextLine += std::ranges::count(raw, '\n');
    if (!hasEscapes)
        return raw;
    std::string& field = m_unescaped.emplace_back();
    for (std::size_t i = 0; i < raw.size(); ++i) {
        field += raw[i];
        if (raw[i] == '"')
            ++i;
    }
    return field;
}

std::string_view CsvLines::plainField()
{
    const std::size_t begin = m_position;
    while (m_position < m_text.size()) {
        const char character = m_text[m_position];
        if (character == m_delimiter || character == '\n' || character == '\r')
            break;
        ++m_position;
    }
    std::size_t end = m_position;
    while (end > begin && (m_text[end - 1] == ' ' || m_text[end - 1] == '\t'))
        --end;
    return m_text.substr(begin, end - begin);
}

void CsvLines::skipBlanks()
{
    while (m_position < m_text.size() && m_text[m_position] != m_delimiter
           && (m_text[m_position] == ' ' || m_text[m_position] == '\t'))
        ++m_position;
}

bool CsvLines::takeLineEnd()
{
    ++m_nextLine;
    if (m_position >= m_text.size())
        return true;
    if (m_text[m_position] == '\n') {
        ++m_position;
        return true;
    }
    if (m_text[m_position] != '\r')
        return false;
    ++m_position;
    if (m_position < m_text.size() && m_text[m_position] == '\n')
        ++m_position;
    return true;
}

} // namespace hawk::data
