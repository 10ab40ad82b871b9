// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/source_comment.h"

#include <filesystem>
#include <format>

namespace hawk::codegen {

std::string commentText(std::string_view text)
{
    std::string result;
    for (char c : text)
        result += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? ' ' : c;
    const std::size_t first = result.find_first_not_of(' ');
    if (first == std::string::npos)
        return {};
    const std::size_t last = result.find_last_not_of(" \\");
    return last == std::string::npos || last < first ? std::string() : result.substr(first, last - first + 1);
}

void SourceComment::add(std::vector<Line>& lines, std::string statement, text::Range origin)
{
    if (!origin.isEmpty()) {
        const text::Range line = m_source.lineAt(origin.begin);
        if (line != m_lastLine) {
            const std::string file = m_source.isOwn(origin.begin)
                ? std::string()
                : commentText(std::filesystem::path(m_source.nameAt(origin.begin)).filename().string()) + ":";
            lines.push_back({std::format("// {}{}: {}", file, m_source.position(origin.begin).line,
                                         commentText(m_source.slice(line))),
                             line});
        }
        m_lastLine = line;
    }
    lines.push_back({std::move(statement), origin});
}

} // namespace hawk::codegen
