// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/text_writer.h"
#include "text/source_text.h"

namespace hawk::codegen {

/// `text` as it may stand after `//`: on one line, without control characters and without a backslash at the
/// end, which would join the next line to the comment.
std::string commentText(std::string_view text);

/// Adds statements to lists of lines and puts the kernel's own line, as `// 12: y = a * x + b`, before each
/// run of statements that come from it; a line of an imported file begins with its name, `// drag.py:12: …`.
class SourceComment
{
public:
    explicit SourceComment(const text::SourceText& source) : m_source(source) { }

    void add(std::vector<Line>& lines, std::string statement, text::Range origin);
    /// The next statement shows its line, whatever line came before.
    void startOver() { m_lastLine.reset(); }

private:
    const text::SourceText& m_source;
    std::optional<text::Range> m_lastLine;
};

} // namespace hawk::codegen
