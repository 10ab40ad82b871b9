// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "text/source_text.h"

#include <algorithm>

#include "text/utf8.h"

namespace hawk::text {

struct SourceText::Content {
    struct File {
        std::string name;
        std::uint32_t begin = 0;
        std::uint32_t end = 0;
        std::uint32_t firstLine = 0; ///< index into lineBegins
    };

    std::string text; ///< of all files
    std::vector<std::uint32_t> lineBegins;
    std::vector<File> files; ///< ascending, the first one is the text itself
    bool hasByteOrderMark = false;

    Content() = default;
    Content(std::string contents, std::string title);
    void addLines(std::uint32_t begin);
    const File& fileAt(std::uint32_t offset) const;
    /// The index of the line that holds an offset.
    std::size_t lineOf(std::uint32_t offset) const;
    Range rangeOfLine(std::size_t index) const;
};

void SourceText::Content::addLines(std::uint32_t begin)
{
    lineBegins.push_back(begin);
    for (std::size_t i = text.find_first_of("\r\n", begin); i != std::string::npos;
         i = text.find_first_of("\r\n", i)) {
        if (text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n')
            ++i;
        ++i;
        lineBegins.push_back(static_cast<std::uint32_t>(i));
    }
}

SourceText::Content::Content(std::string contents, std::string title) : text(std::move(contents))
{
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (text.starts_with(byteOrderMark)) {
        hasByteOrderMark = true;
        text.erase(0, byteOrderMark.size());
    }
    files.push_back({std::move(title), 0, static_cast<std::uint32_t>(text.size()), 0});
    addLines(0);
}

const SourceText::Content::File& SourceText::Content::fileAt(std::uint32_t offset) const
{
    return *(std::ranges::upper_bound(files, offset, {}, &File::begin) - 1);
}

std::size_t SourceText::Content::lineOf(std::uint32_t offset) const
{
    return static_cast<std::size_t>(std::ranges::upper_bound(lineBegins, offset) - lineBegins.begin()) - 1;
}

Range SourceText::Content::rangeOfLine(std::size_t index) const
{
    const std::uint32_t begin = lineBegins[index];
    const std::uint32_t endOfFile = fileAt(begin).end;
    // The first line of the next file begins past the end of this one.
    if (index + 1 == lineBegins.size() || lineBegins[index + 1] > endOfFile)
        return {begin, endOfFile};
    std::uint32_t end = lineBegins[index + 1] - 1;
    if (text[end] == '\n' && end > begin && text[end - 1] == '\r')
        --end;
    return {begin, end};
}

SourceText::SourceText() : SourceText(std::string(), std::string())
{ }

SourceText::SourceText(std::string text, std::string name)
    : m_content(std::make_shared<const Content>(std::move(text), std::move(name)))
{ }

const std::string& SourceText::name() const
{
    return m_content->files.front().name;
}

std::string_view SourceText::text() const
{
    return allText().substr(0, m_content->files.front().end);
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
    const Content& content = *m_content;
    return content.files.size() > 1 ? content.files[1].firstLine
                                    : static_cast<std::uint32_t>(content.lineBegins.size());
}

Range SourceText::lineRange(std::uint32_t line) const
{
    const std::uint32_t size = m_content->files.front().end;
    return line < 1 || line > lineCount() ? Range{size, size} : m_content->rangeOfLine(line - 1);
}

std::string_view SourceText::line(std::uint32_t line) const
{
    return slice(lineRange(line));
}

LineColumn SourceText::position(std::uint32_t offset, ColumnUnit unit) const
{
    offset = std::min(offset, endOfAll());
    const std::size_t index = m_content->lineOf(offset);
    const std::uint32_t line = static_cast<std::uint32_t>(index) - m_content->fileAt(offset).firstLine + 1;
    const std::uint32_t begin = m_content->lineBegins[index];
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

SourceText SourceText::withFile(const SourceText& file) const
{
    auto content = std::make_shared<Content>(*m_content);
    const std::uint32_t begin = endOfAll() + 1;
    content->text += '\n';
    content->text += file.text();
    content->files.push_back({file.name(), begin, static_cast<std::uint32_t>(content->text.size()),
                              static_cast<std::uint32_t>(content->lineBegins.size())});
    content->addLines(begin);
    SourceText joined;
    joined.m_content = std::move(content);
    return joined;
}

std::uint32_t SourceText::endOfAll() const
{
    return static_cast<std::uint32_t>(m_content->text.size());
}

std::string_view SourceText::allText() const
{
    return m_content->text;
}

const std::string& SourceText::nameAt(std::uint32_t offset) const
{
    return m_content->fileAt(offset).name;
}

std::uint32_t SourceText::fileBeginAt(std::uint32_t offset) const
{
    return m_content->fileAt(offset).begin;
}

Range SourceText::lineAt(std::uint32_t offset) const
{
    return m_content->rangeOfLine(m_content->lineOf(std::min(offset, endOfAll())));
}

} // namespace hawk::text
