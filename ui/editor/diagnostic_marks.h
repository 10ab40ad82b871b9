// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <span>
#include <vector>

#include <QString>

#include "editor/byte_index.h"
#include "editor/text_span.h"
#include "text/diagnostic.h"
#include "text/source_text.h"

namespace hawk::ui {

/// A diagnostic at its place in the document.
struct DiagnosticMark {
    TextSpan span; ///< empty for a mere place
    text::Severity severity = text::Severity::error;
    QString message;
    QString hint;
    QString code;
    QString fix; ///< what a repair would do; empty when there is none
};

/// The diagnostic where it can be marked in the document: one of an imported file is shown at the import or
/// call that leads there. Nothing when none does.
std::optional<text::Diagnostic> ownPlaceOf(text::Diagnostic diagnostic, const text::SourceText& source);

/// The mark of a diagnostic of the text that `index` describes, in the language of the window. `fix`: its
/// repair, null without one.
DiagnosticMark markOf(const text::Diagnostic& diagnostic, const text::Fix* fix, ByteIndex& index);

/// Message, hint, repair and code for a tool tip (rich text) and for assistive technology (plain text).
QString richText(const DiagnosticMark& mark);
QString plainText(const DiagnosticMark& mark);

/// The marks of the newest analysis in ascending order. They move with edits until the next one; a
/// mark whose text was removed is gone.
class DiagnosticMarks
{
public:
    void set(std::vector<DiagnosticMark> marks);
    void move(int position, int removed, int added);

    std::span<const DiagnosticMark> all() const { return m_marks; }
    /// Those that touch the span. Linear in the marks before its end.
    std::vector<const DiagnosticMark*> touching(TextSpan span) const;
    /// The first that begins behind the position, else the first of all. Null when there is none.
    const DiagnosticMark* after(int position) const;
    const DiagnosticMark* before(int position) const;

private:
    std::vector<DiagnosticMark> m_marks;
};

} // namespace hawk::ui
