// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/line_information.h"

#include <charconv>
#include <optional>

namespace hawk::workspace {

namespace {

/// Calls `visit` with each line, without its line break.
template <class Visitor>
void forEachLine(std::string_view text, Visitor&& visit)
{
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        visit(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

std::optional<std::uint32_t> numberAt(std::string_view text)
{
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() ? std::optional(number) : std::nullopt;
}

/// The line of `.loc FILE LINE COLUMN[, function_name LABEL, inlined_at FILE LINE COLUMN]`.
std::uint32_t lineOfLoc(std::string_view arguments)
{
    constexpr std::string_view inlinedAt = "inlined_at ";
    if (const std::size_t place = arguments.find(inlinedAt); place != std::string_view::npos)
        arguments.remove_prefix(place + inlinedAt.size());
    const std::size_t blank = arguments.find(' ');
    return blank == std::string_view::npos ? 0 : numberAt(arguments.substr(blank + 1)).value_or(0);
}

void add(ListingLines& lines, std::string_view line, std::uint32_t sourceLine)
{
    lines.text += line;
    lines.text += '\n';
    lines.sourceLines.push_back(sourceLine);
}

bool isInstruction(std::string_view line)
{
    return line.starts_with('\t') && line.size() > 1 && line[1] != '.' && line[1] != '/';
}

} // namespace

ListingLines readPtx(std::string_view ptx)
{
    constexpr std::string_view loc = "\t.loc\t";
    ListingLines lines;
    std::uint32_t current = 0;
    bool isDebugPart = false;
    forEachLine(ptx, [&](std::string_view line) {
        if (line.starts_with(loc)) {
            // Line 0 stands for code of no place.
            current = lineOfLoc(line.substr(loc.size()));
            return;
        }
        // All debug sections follow the code.
        isDebugPart = isDebugPart || line.starts_with("\t.file\t") || line.starts_with("\t.section");
        if (isDebugPart)
            return;
        if (line.starts_with('}'))
            current = 0;
        add(lines, line, isInstruction(line) || line.starts_with('@') ? current : 0);
    });
    return lines;
}

ListingLines readDisassembly(std::string_view listing, std::string_view sourceName)
{
    ListingLines lines;
    std::uint32_t current = 0;
    bool hasBegun = false;
    forEachLine(listing, [&](std::string_view line) {
        const bool isLabel = line.starts_with('<');
        hasBegun = hasBegun || isLabel;
        if (!hasBegun)
            return;
        if (isLabel || line.empty()) {
            current = 0;
            add(lines, line, 0);
        } else if (line.starts_with('\t')) {
            add(lines, line, current);
        } else if (const std::size_t colon = line.rfind(':');
                   colon != std::string_view::npos && line.substr(0, colon).ends_with(sourceName)) {
            current = numberAt(line.substr(colon + 1)).value_or(0);
        } else if (!line.ends_with("():")) {
            current = 0;
        }
    });
    return lines;
}

} // namespace hawk::workspace
