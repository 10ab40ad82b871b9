// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <vector>

#include "editor/text_span.h"
#include "text/range.h"

class QStringView;
class QTextDocument;

namespace hawk::ui {

/// Bytes of a line in UTF-8, as QString::toUtf8 makes them.
std::uint32_t utf8Size(QStringView text);

/// Converts between offsets into the UTF-8 of a document with LF line ends and its own positions. Remembers
/// where lines begin as far as somebody asked, so that a question costs as much as the lines edited since.
/// Offsets and positions beyond the end are taken as the end; an offset inside of a character as its begin.
class ByteIndex
{
public:
    /// The document must outlive the index or be replaced.
    void setDocument(const QTextDocument* document);
    /// The text changed at this position.
    void forgetFrom(int position);

    std::uint32_t offset(int position);
    int position(std::uint32_t offset);
    TextSpan span(text::Range range) { return {position(range.begin), position(range.end)}; }
    text::Range range(TextSpan span) { return {offset(span.begin), offset(span.end)}; }

private:
    void learnLine(int line);
    void learnOffset(std::uint32_t offset);
    void learnNext();

    const QTextDocument* m_document = nullptr;
    /// Offsets where lines begin, from the first.
    std::vector<std::uint32_t> m_starts = {0};
};

} // namespace hawk::ui
