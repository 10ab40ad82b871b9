// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/text_writer.h"

namespace hawk::codegen {

void TextWriter::line(std::string_view text, text::Range origin)
{
    if (!text.empty()) {
        m_text.append(text.starts_with('#') ? 0 : m_level * 4, ' ');
        m_text += text;
    }
    m_text += '\n';
    m_lineMap.append(origin);
}

void TextWriter::line(const Line& line)
{
    if (line.block == Block::closes || line.block == Block::reopens)
        outdent();
    this->line(line.text, line.origin);
    if (line.block == Block::opens || line.block == Block::reopens)
        indent();
}

void TextWriter::block(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        line(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
}

void TextWriter::open(std::string_view head)
{
    if (head.empty())
        line("{");
    else
        line(std::string(head) + " {");
    indent();
}

void TextWriter::close(std::string_view tail)
{
    outdent();
    line("}" + std::string(tail));
}

} // namespace hawk::codegen
