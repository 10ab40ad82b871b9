// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "text/code_pages.h"

#include <algorithm>
#include <optional>

#include "text/line_diff.h"

namespace hawk::text {

namespace {

std::string_view trimmed(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(' ');
    return begin == std::string_view::npos ? std::string_view()
                                           : text.substr(begin, text.find_last_not_of(' ') + 1 - begin);
}

/// The cells of `| a | b |`; a bar in a cell is written `\|`.
std::vector<std::string> cellsOf(std::string_view line)
{
    std::vector<std::string> cells;
    std::string cell;
    for (std::size_t i = 1; i < line.size(); ++i) {
        if (line[i] == '\\' && i + 1 < line.size() && line[i + 1] == '|') {
            cell += line[++i];
        } else if (line[i] == '|') {
            cells.emplace_back(trimmed(cell));
            cell.clear();
        } else {
            cell += line[i];
        }
    }
    return cells;
}

/// The text between two back quotes that are the whole.
std::optional<std::string> codeIn(std::string_view text)
{
    if (text.size() < 3 || text.front() != '`' || text.find('`', 1) != text.size() - 1)
        return std::nullopt;
    return std::string(text.substr(1, text.size() - 2));
}

CodePage& pageOf(std::vector<CodePage>& pages, std::string_view code)
{
    const auto found = std::ranges::find(pages, code, &CodePage::code);
    return found != pages.end() ? *found : pages.emplace_back(CodePage{.code = std::string(code)});
}

} // namespace

std::vector<CodePage> readCodePages(std::string_view table, std::string_view examples)
{
    std::vector<CodePage> pages;
    for (const std::string_view line : splitLines(table)) {
        if (!line.starts_with("| `"))
            continue;
        const std::vector<std::string> cells = cellsOf(line);
        const auto code = cells.size() == 3 ? codeIn(cells[0]) : std::nullopt;
        if (code)
            pages.push_back({.code = *code, .meaning = cells[1], .advice = cells[2]});
    }
    CodePage* page = nullptr;
    std::string* block = nullptr; ///< the one that the next fence begins
    bool isOpen = false;
    for (const std::string_view line : splitLines(examples)) {
        if (line.starts_with("## ")) {
            const auto code = codeIn(line.substr(3));
            page = code ? &pageOf(pages, *code) : nullptr;
        } else if (line == "Refused:" || line == "Accepted:") {
            block = page == nullptr ? nullptr : line == "Refused:" ? &page->refused : &page->accepted;
        } else if (line.starts_with("```")) {
            isOpen = !isOpen;
        } else if (isOpen && block != nullptr) {
            *block += std::string(line) + '\n';
        }
    }
    return pages;
}

} // namespace hawk::text
