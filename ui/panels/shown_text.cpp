// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/shown_text.h"

#include "common/qt_text.h"

namespace hawk::ui {

LineText ShownText::lines() const
{
    if (comparison)
        return LineText(toQt(comparison->text));
    return text ? LineText(toQt(text->text)) : LineText();
}

std::vector<RowSign> ShownText::signs() const
{
    std::vector<RowSign> signs;
    if (!comparison)
        return signs;
    for (const workspace::ComparedLine& line : comparison->lines) {
        const auto change = line.isAdded() ? RowSign::Change::added
            : line.isRemoved()             ? RowSign::Change::removed
                                           : RowSign::Change::none;
        signs.push_back({change, static_cast<int>(line.after)});
    }
    return signs;
}

std::vector<int> ShownText::rowsFrom(std::uint32_t kernelOffset) const
{
    std::vector<int> rows;
    if (!text)
        return rows;
    const std::vector<std::uint32_t> lines = workspace::linesFrom(*text, kernelOffset);
    if (!comparison) {
        for (const std::uint32_t line : lines)
            rows.push_back(static_cast<int>(line) - 1);
        return rows;
    }
    // Both lists ascend.
    auto line = lines.begin();
    for (std::size_t row = 0; row < comparison->lines.size() && line != lines.end(); ++row) {
        if (comparison->lines[row].after == *line) {
            rows.push_back(static_cast<int>(row));
            ++line;
        }
    }
    return rows;
}

std::optional<text::Range> ShownText::kernelRange(int row) const
{
    if (!text || row < 0)
        return std::nullopt;
    auto line = static_cast<std::uint32_t>(row) + 1;
    if (comparison)
        line = line <= comparison->lines.size() ? comparison->lines[line - 1].after : 0;
    const text::Range range = text->lineMap.kernelRange(line);
    return range.isEmpty() ? std::nullopt : std::optional(range);
}

std::optional<int> ShownText::firstKernelRow() const
{
    const std::optional<text::Range> heading = kernelRange(0);
    const auto rows = static_cast<int>(comparison ? comparison->lines.size()
                                           : text ? text->lineMap.lineCount()
                                                  : 0);
    for (int row = 1; row < rows; ++row) {
        if (const auto range = kernelRange(row); range && range != heading)
            return row;
    }
    return std::nullopt;
}

} // namespace hawk::ui
