// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/diagnostic_marks.h"

#include <algorithm>

#include <QCoreApplication>
#include <QKeySequence>

#include "common/diagnostic_text.h"
#include "common/qt_text.h"

namespace hawk::ui {

std::optional<text::Diagnostic> ownPlaceOf(text::Diagnostic diagnostic, const text::SourceText& source)
{
    if (source.isOwn(diagnostic.range.begin))
        return diagnostic;
    const auto place = std::ranges::find_if(diagnostic.related, [&](const text::RelatedPlace& related) {
        return source.isOwn(related.range.begin);
    });
    if (place == diagnostic.related.end())
        return std::nullopt;
    diagnostic.range = place->range;
    return diagnostic;
}

DiagnosticMark markOf(const text::Diagnostic& diagnostic, const text::Fix* fix, ByteIndex& index)
{
    return {.span = index.span(diagnostic.range),
            .severity = diagnostic.severity(),
            .message = translatedMessage(diagnostic),
            .hint = translatedHint(diagnostic),
            .code = toQt(diagnostic.code()),
            .fix = fix ? translatedTitle(*fix) : QString()};
}

/// The keys are those of the action `edit.fix`.
static QString spellFix(const DiagnosticMark& mark)
{
    const QString keys = QKeySequence(Qt::CTRL | Qt::Key_Period).toString(QKeySequence::NativeText);
    //: %1: what a repair does, a sentence; %2: keys
    return QCoreApplication::translate("hawk::ui::DiagnosticMarks", "Fix (%2): %1").arg(mark.fix, keys);
}

QString richText(const DiagnosticMark& mark)
{
    QString text =
        QStringLiteral("<p style='white-space:pre-wrap'><b>%1</b>").arg(mark.message.toHtmlEscaped());
    if (!mark.hint.isEmpty())
        text += QStringLiteral("<br>%1").arg(mark.hint.toHtmlEscaped());
    if (!mark.fix.isEmpty())
        text += QStringLiteral("<br>%1").arg(spellFix(mark).toHtmlEscaped());
    return text + QStringLiteral("<br><code>%1</code></p>").arg(mark.code.toHtmlEscaped());
}

QString plainText(const DiagnosticMark& mark)
{
    QString text = mark.message;
    if (!mark.hint.isEmpty())
        text += u' ' + mark.hint;
    if (!mark.fix.isEmpty())
        text += u' ' + spellFix(mark);
    return text + QStringLiteral(" [%1]").arg(mark.code);
}

void DiagnosticMarks::set(std::vector<DiagnosticMark> marks)
{
    m_marks = std::move(marks);
    std::ranges::stable_sort(m_marks, {}, [](const DiagnosticMark& mark) { return mark.span.begin; });
}

void DiagnosticMarks::move(int position, int removed, int added)
{
    std::erase_if(m_marks, [&](DiagnosticMark& mark) {
        const bool wasPlace = mark.span.begin == mark.span.end;
        mark.span = moved(mark.span, position, removed, added);
        return !wasPlace && mark.span.begin == mark.span.end;
    });
}

std::vector<const DiagnosticMark*> DiagnosticMarks::touching(TextSpan span) const
{
    std::vector<const DiagnosticMark*> found;
    for (const DiagnosticMark& mark : m_marks) {
        if (mark.span.begin > span.end)
            break;
        if (mark.span.end >= span.begin)
            found.push_back(&mark);
    }
    return found;
}

const DiagnosticMark* DiagnosticMarks::after(int position) const
{
    if (m_marks.empty())
        return nullptr;
    const auto next = std::ranges::upper_bound(m_marks, position, {},
                                               [](const DiagnosticMark& mark) { return mark.span.begin; });
    return next == m_marks.end() ? &m_marks.front() : &*next;
}

const DiagnosticMark* DiagnosticMarks::before(int position) const
{
    if (m_marks.empty())
        return nullptr;
    const auto next = std::ranges::lower_bound(m_marks, position, {},
                                               [](const DiagnosticMark& mark) { return mark.span.begin; });
    return next == m_marks.begin() ? &m_marks.back() : &*std::prev(next);
}

} // namespace hawk::ui
