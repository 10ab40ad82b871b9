// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The ranges of an editor: marks, tints, the selection, and where they are in view.

#include <algorithm>
#include <iterator>

#include <QTextBlock>

#include "common/colours.h"
#include "editor/code_editor.h"
#include "editor/editor_gutter.h"

namespace hawk::ui {

namespace {

std::vector<TextSpan> spansOf(const std::vector<text::Range>& ranges, ByteIndex& bytes)
{
    std::vector<TextSpan> spans;
    for (const text::Range range : ranges)
        spans.push_back(bytes.span(range));
    std::ranges::sort(spans, {}, &TextSpan::begin);
    return spans;
}

} // namespace

void CodeEditor::setMarks(std::vector<DiagnosticMark> marks)
{
    m_marks.set(std::move(marks));
    viewport()->update();
    m_gutter->update();
    Q_EMIT marksChanged();
}

void CodeEditor::setFreshness(Freshness freshness)
{
    if (std::exchange(m_freshness, freshness) == freshness)
        return;
    viewport()->update();
    m_gutter->update();
}

void CodeEditor::setLinkedRanges(const std::vector<text::Range>& ranges)
{
    std::vector<TextSpan> spans = spansOf(ranges, m_bytes);
    if (spans == m_linked)
        return;
    m_linked = std::move(spans);
    viewport()->update();
    m_gutter->update();
}

void CodeEditor::setDimmedRanges(const std::vector<text::Range>& ranges, const QString& reason)
{
    m_dimmed = spansOf(ranges, m_bytes);
    m_dimReason = reason;
    formatVisible();
}

void CodeEditor::setNames(std::vector<NameSpan> names)
{
    m_names = std::move(names);
    formatVisible();
}

void CodeEditor::setFindMatches(std::vector<TextSpan> matches)
{
    m_matches = std::move(matches);
    viewport()->update();
}

void CodeEditor::setDiffLines(std::vector<char> lines)
{
    m_diffLines = std::move(lines);
    viewport()->update();
}

void CodeEditor::keepFewNames()
{
    constexpr std::size_t mostFollowed = 2000;
    if (m_names.size() <= mostFollowed)
        return;
    const TextSpan view = visibleSpan();
    std::erase_if(m_names, [view](const NameSpan& name) { return !name.span.overlaps(view); });
    if (m_names.size() > mostFollowed)
        m_names.clear();
}

TextSpan CodeEditor::visibleSpan() const
{
    const auto [first, last] = visibleBlocks();
    const QTextBlock end = document()->findBlockByNumber(last);
    return {document()->findBlockByNumber(first).position(), end.position() + end.length()};
}

void CodeEditor::formatVisible()
{
    if (m_dimmed.empty() && m_names.empty() && extraSelections().isEmpty())
        return;
    const TextSpan view = visibleSpan();
    const Colours colours = coloursFor(palette());
    QList<QTextEdit::ExtraSelection> selections;
    const auto add = [&](TextSpan span, const QTextCharFormat& format) {
        if (!span.overlaps(view))
            return;
        QTextCursor cursor(document());
        cursor.setPosition(std::max(span.begin, view.begin));
        cursor.setPosition(std::min({span.end, view.end, document()->characterCount() - 1}),
                           QTextCursor::KeepAnchor);
        selections.append({cursor, format});
    };
    std::vector<TextSpan> inView;
    std::ranges::copy_if(m_dimmed, std::back_inserter(inView),
                         [view](TextSpan span) { return span.overlaps(view); });
    const auto end = [](const NameSpan& name) { return name.span.end; };
    for (auto name = std::ranges::upper_bound(m_names, view.begin, {}, end);
         name != m_names.end() && name->span.begin < view.end; ++name) {
        // Of ranges that overlap Qt draws but one, and what takes no part has no roles.
        if (std::ranges::none_of(inView, [&](TextSpan span) { return span.overlaps(name->span); }))
            add(name->span, formatOf(name->role, colours));
    }
    QTextCharFormat dimmed;
    dimmed.setForeground(colours.dimmed);
    for (const TextSpan span : inView)
        add(span, dimmed);
    setExtraSelections(selections);
}

void CodeEditor::reveal(text::Range range)
{
    select(m_bytes.span(range));
    setFocus();
}

void CodeEditor::select(TextSpan span)
{
    QTextCursor cursor = textCursor();
    // The caret goes to the begin, where the eye and the marks are.
    cursor.setPosition(std::min(span.end, document()->characterCount() - 1));
    cursor.setPosition(std::min(span.begin, document()->characterCount() - 1), QTextCursor::KeepAnchor);
    setTextCursor(cursor);
    const auto [first, last] = visibleBlocks();
    const int block = cursor.blockNumber();
    if (block <= first || block >= last - 1)
        centerCursor();
}

void CodeEditor::goTo(int line, int column)
{
    const QTextBlock block =
        document()->findBlockByNumber(std::clamp(line - 1, 0, document()->blockCount() - 1));
    const int position = block.position() + std::clamp(column - 1, 0, block.length() - 1);
    select({position, position});
    setFocus();
}

std::pair<int, int> CodeEditor::visibleBlocks() const
{
    const int first = firstVisibleBlock().blockNumber();
    const int lines = viewport()->height() / std::max(1, fontMetrics().lineSpacing()) + 1;
    return {std::max(0, first), std::clamp(first + lines, 0, std::max(0, blockCount() - 1))};
}

std::vector<QRectF> CodeEditor::rectanglesOf(TextSpan span) const
{
    std::vector<QRectF> rectangles;
    const auto [first, last] = visibleBlocks();
    QTextBlock block = document()->findBlock(span.begin);
    if (block.isValid() && block.blockNumber() < first)
        block = document()->findBlockByNumber(first);
    for (; block.isValid() && block.blockNumber() <= last && block.position() <= span.end;
         block = block.next()) {
        const QRectF place = blockBoundingGeometry(block).translated(contentOffset());
        const int begin = std::max(span.begin - block.position(), 0);
        const int end = std::min(span.end - block.position(), block.length() - 1);
        if (begin >= end && (span.begin != span.end || begin > end))
            continue;
        for (int i = 0; i < block.layout()->lineCount(); ++i) {
            const QTextLine line = block.layout()->lineAt(i);
            const int from = std::max(begin, line.textStart());
            const int to = std::min(end, line.textStart() + line.textLength());
            if (from > to || (from == to && begin != end))
                continue;
            const qreal left = line.cursorToX(from);
            const qreal right =
                from == to ? left + fontMetrics().horizontalAdvance(u' ') : line.cursorToX(to);
            rectangles.emplace_back(place.left() + left, place.top() + line.y(), right - left, line.height());
        }
    }
    return rectangles;
}

void CodeEditor::updateBlocks(int firstBlock, int lastBlock)
{
    const auto [first, last] = visibleBlocks();
    for (int number = std::max(firstBlock, first); number <= std::min(lastBlock, last); ++number) {
        const QTextBlock block = document()->findBlockByNumber(number);
        QRect place = blockBoundingGeometry(block).translated(contentOffset()).toAlignedRect();
        place.setLeft(0);
        place.setRight(viewport()->width());
        viewport()->update(place);
    }
}

} // namespace hawk::ui
