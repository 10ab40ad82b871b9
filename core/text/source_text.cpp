// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "text/source_text.h"

#include <algorithm>

#include "text/utf8.h"

namespace hawk::text {

struct SourceText::Content {
    std::string text;
    std::string name;
    std::vector<std::uint32_t> lineBegins;
    bool hasByteOrderMark = false;

    Content(std::string contents, std::string title);
};

SourceText::Content::Content(std::string contents, std::string title)
    : text(std::move(contents))
    , name(std::move(title))
{
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (text.starts_with(byteOrderMark)) {
        hasByteOrderMark = true;
        text.erase(0, byteOrderMark.size());
    }
    lineBegins.push_back(0);
    for (std::size_t i = text.find_first_of("\r\n"); i != std::string::npos;
         i = text.find_first_of("\r\n", i)) {
        if (text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n')
            ++i;
        ++i;
        lineBegins.push_back(static_cast<std::uint32_t>(i));
    }
}

SourceText::SourceText() : SourceText(std::string(), std::string())
{ }

SourceText::SourceText(std::string text, std::string name)
    : m_content(std::make_shared<const Content>(std::move(text), std::move(name)))
{ }

const std::string& SourceText::name() const
{
    return m_content->name;
}

std::string_view SourceText::text() const
{
    return m_content->text;
}

std::string_view SourceText::slice(Range range) const
{
    const std::string_view all = m_content->text;
    const std::size_t begin = std::min<std::size_t>(range.begin, all.size());
    const std::size_t end = std::clamp<std::size_t>(range.end, begin, all.size());
    return all.substr(begin, end - begin);
}

bool SourceText::hasByteOrderMark() const
{
    return m_content->hasByteOrderMark;
}

std::uint32_t SourceText::lineCount() const
{
    return static_cast<std::uint32_t>(m_content->lineBegins.size());
}

Range SourceText::lineRange(std::uint32_t line) const
{
    const std::string_view all = m_content->text;
    const auto size = static_cast<std::uint32_t>(all.size());
    if (line < 1 || line > lineCount())
        return {size, size};
    const std::uint32_t begin = m_content->lineBegins[line - 1];
    if (line == lineCount())
        return {begin, size};
    std::uint32_t end = m_content->lineBegins[line] - 1;
    if (all[end] == '\n' && end > begin && all[end - 1] == '\r')
        --end;
    return {begin, end};
}

std::string_view SourceText::line(std::uint32_t line) const
{
    return slice(lineRange(line));
}

LineColumn SourceText::position(std::uint32_t offset, ColumnUnit unit) const
{
    const auto size = static_cast<std::uint32_t>(m_content->text.size());
    offset = std::min(offset, size);
    const auto& begins = m_content->lineBegins;
    const auto next = std::ranges::upper_bound(begins, offset);
    const auto line = static_cast<std::uint32_t>(next - begins.begin());
    const std::uint32_t begin = begins[line - 1];
    if (unit == ColumnUnit::utf8)
        return {line, offset - begin + 1};
    return {line, utf16Length(slice({begin, offset})) + 1};
}

std::uint32_t SourceText::offset(LineColumn place, ColumnUnit unit) const
{
    if (place.line < 1)
        return 0;
    const Range range = lineRange(place.line);
    const std::uint32_t wanted = place.column < 1 ? 0 : place.column - 1;
    if (unit == ColumnUnit::utf8)
        return range.begin + std::min(wanted, range.end - range.begin);
    return range.begin + bytesOfUtf16(slice(range), wanted);
}

} // namespace hawk::text
