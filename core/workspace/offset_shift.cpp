// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/offset_shift.h"

#include <algorithm>

namespace hawk::workspace {

namespace {

/// A range of columns in the edited version of its line.
std::optional<text::Range> mapColumns(std::string_view from, std::string_view to, text::Range columns)
{
    const std::size_t shorter = std::min(from.size(), to.size());
    std::size_t first = 0;
    while (first < shorter && from[first] == to[first])
        ++first;
    std::size_t last = 0;
    while (last < shorter - first && from[from.size() - 1 - last] == to[to.size() - 1 - last])
        ++last;
    if (columns.end <= first)
        return columns;
    if (columns.begin < from.size() - last || columns.end > from.size())
        return std::nullopt;
    const auto moved = [&](std::uint32_t column) {
        return static_cast<std::uint32_t>(column + to.size() - from.size());
    };
    return text::Range{moved(columns.begin), moved(columns.end)};
}

} // namespace

OffsetShift::Lines::Lines(std::string theText) : text(std::move(theText)), starts{0}
{
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\n')
            starts.push_back(static_cast<std::uint32_t>(i + 1));
    }
}

std::uint32_t OffsetShift::Lines::lineAt(std::uint32_t offset) const
{
    return static_cast<std::uint32_t>(std::ranges::upper_bound(starts, offset) - starts.begin() - 1);
}

std::string_view OffsetShift::Lines::line(std::uint32_t line) const
{
    const std::size_t end = line + 1 < starts.size() ? starts[line + 1] - 1 : text.size();
    return std::string_view(text).substr(starts[line], end - starts[line]);
}

OffsetShift::OffsetShift(std::string from, std::string to)
    : m_from(std::move(from))
    , m_to(std::move(to))
    , m_changes(text::diffLines(text::splitLines(m_from.text), text::splitLines(m_to.text)))
{ }

std::optional<OffsetShift::Target> OffsetShift::targetOf(std::uint32_t line) const
{
    // The last change that begins at or before the line; one that only adds lines moves the line down.
    const auto after = std::ranges::upper_bound(m_changes, line, {}, &text::LineChange::oldBegin);
    if (after == m_changes.begin())
        return Target{line};
    const text::LineChange& change = *std::prev(after);
    if (line >= change.oldEnd)
        return Target{line - change.oldEnd + change.newEnd};
    if (change.oldEnd - change.oldBegin != change.newEnd - change.newBegin)
        return std::nullopt;
    return Target{line - change.oldBegin + change.newBegin, true};
}

std::optional<std::uint32_t> OffsetShift::map(std::uint32_t offset) const
{
    if (const auto range = map(text::Range{offset, offset}))
        return range->begin;
    return targetOf(m_from.lineAt(offset)).transform([&](const Target& target) {
        return m_to.starts[target.line];
    });
}

std::optional<text::Range> OffsetShift::map(text::Range range) const
{
    if (range.end > m_from.text.size())
        return std::nullopt;
    const std::uint32_t firstLine = m_from.lineAt(range.begin);
    const std::uint32_t lastLine = m_from.lineAt(range.end);
    const auto first = targetOf(firstLine);
    const auto last = targetOf(lastLine);
    if (!first || !last || last->line - first->line != lastLine - firstLine)
        return std::nullopt;
    if (first->isEdited || last->isEdited) {
        if (firstLine != lastLine)
            return std::nullopt;
        const std::uint32_t start = m_from.starts[firstLine];
        return mapColumns(m_from.line(firstLine), m_to.line(first->line),
                          {range.begin - start, range.end - start})
            .transform([&](text::Range columns) {
                const std::uint32_t newStart = m_to.starts[first->line];
                return text::Range{newStart + columns.begin, newStart + columns.end};
            });
    }
    const auto touches = [&](const text::LineChange& change) {
        return change.oldBegin > firstLine && change.oldBegin <= lastLine;
    };
    if (std::ranges::any_of(m_changes, touches))
        return std::nullopt;
    return text::Range{range.begin - m_from.starts[firstLine] + m_to.starts[first->line],
                       range.end - m_from.starts[lastLine] + m_to.starts[last->line]};
}

} // namespace hawk::workspace
