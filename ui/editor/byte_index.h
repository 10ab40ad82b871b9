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

/// Bytes of each line of a text, without its end.
std::vector<std::uint32_t> lineSizes(QStringView text);

/// Converts between offsets into the UTF-8 of a document with LF line ends and its own positions. Remembers
/// the sizes of lines, so that a question costs as much as the lines that are new since the last one, and an
/// addition for every line in front of the place that was edited. Offsets and positions beyond the end are
/// taken as the end; an offset inside of a character as its begin.
class ByteIndex
{
public:
    /// The document must outlive the index or be replaced. `sizes` of its lines if they are known.
    void setDocument(const QTextDocument* document, std::vector<std::uint32_t> sizes = {});
    /// The text changed, as QTextDocument::contentsChange tells.
    void follow(int position, int added);

    std::uint32_t offset(int position);
    int position(std::uint32_t offset);
    TextSpan span(text::Range range) { return {position(range.begin), position(range.end)}; }
    text::Range range(TextSpan span) { return {offset(span.begin), offset(span.end)}; }

private:
    void learnLine(std::size_t line);
    void learnNext();

    const QTextDocument* m_document = nullptr;
    std::vector<std::uint32_t> m_sizes; ///< one for each line; `unknown` until asked for
    std::vector<std::uint32_t> m_starts; ///< where the first lines begin, as far as known
};

} // namespace hawk::ui
