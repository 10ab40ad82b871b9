// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/sliced_edit.h"

#include <algorithm>

#include <QElapsedTimer>
#include <QTextBlock>
#include <QTextCursor>

#include "common/qt_text.h"
#include "editor/document_text.h"
#include "text/line_diff.h"

namespace hawk::ui {

namespace {

constexpr qint64 sliceMilliseconds = 10;
/// Characters that one edit may insert or remove.
constexpr int largestPiece = 20'000;

int endOf(const QTextBlock& block)
{
    return block.position() + block.length() - 1;
}

QString joined(std::span<const std::string_view> lines)
{
    QString text;
    for (const std::string_view line : lines)
        text += toQt(line) + u'\n';
    text.chop(1);
    return text;
}

/// Leaves out what both have at their ends, so that carets and marks in unchanged parts of a line stay.
Replacement trimmed(const QTextDocument& document, TextSpan span, QString text)
{
    const int shorter = std::min(span.end - span.begin, static_cast<int>(text.size()));
    const auto old = [&document](int position) {
        const QChar unit = document.characterAt(position);
        return unit == QChar::ParagraphSeparator ? QChar(u'\n') : unit;
    };
    int front = 0;
    while (front < shorter && old(span.begin + front) == text[front])
        ++front;
    int back = 0;
    while (back < shorter - front && old(span.end - 1 - back) == text[text.size() - 1 - back])
        ++back;
    // Half of a pair stays with the other half.
    if (front > 0 && text[front - 1].isHighSurrogate())
        --front;
    if (back > 0 && text[text.size() - back].isLowSurrogate())
        --back;
    return {{span.begin + front, span.end - back}, text.mid(front, text.size() - front - back)};
}

/// One replacement as several small ones at the same place, in the order of their making.
void split(Replacement whole, std::vector<Replacement>& pieces)
{
    while (whole.span.end - whole.span.begin > largestPiece) {
        pieces.push_back({{whole.span.end - largestPiece, whole.span.end}, {}});
        whole.span.end -= largestPiece;
    }
    while (whole.text.size() > largestPiece) {
        qsizetype cut = whole.text.size() - largestPiece;
        if (whole.text[cut].isLowSurrogate())
            --cut;
        pieces.push_back({whole.span, whole.text.sliced(cut)});
        whole.text.truncate(cut);
        whole.span.end = whole.span.begin;
    }
    pieces.push_back(std::move(whole));
}

} // namespace

std::vector<Replacement> replacementsFor(const QTextDocument& document, const std::string& text)
{
    const std::string oldText = utf8Text(document);
    const auto before = text::splitLines(oldText);
    const auto after = text::splitLines(text);
    auto changes = text::diffLines(before, after);
    std::ranges::reverse(changes);

    std::vector<Replacement> replacements;
    for (const text::LineChange& change : changes) {
        const QTextBlock first = document.findBlockByNumber(static_cast<int>(change.oldBegin));
        const QTextBlock next = document.findBlockByNumber(static_cast<int>(change.oldEnd));
        const QString lines =
            joined(std::span(after).subspan(change.newBegin, change.newEnd - change.newBegin));
        if (change.newBegin == change.newEnd) {
            if (next.isValid())
                replacements.push_back({{first.position(), next.position()}, {}});
            else
                replacements.push_back({{first.position() - 1, endOf(document.lastBlock())}, {}});
        } else if (change.oldBegin == change.oldEnd) {
            if (next.isValid())
                replacements.push_back({{next.position(), next.position()}, lines + u'\n'});
            else
                replacements.push_back(
                    {{endOf(document.lastBlock()), endOf(document.lastBlock())}, u'\n' + lines});
        } else {
            const int end = next.isValid() ? next.position() - 1 : endOf(document.lastBlock());
            replacements.push_back(trimmed(document, {first.position(), end}, lines));
        }
    }
    return replacements;
}

void SlicedEdit::start(QTextDocument* document, std::vector<Replacement> replacements)
{
    m_document = document;
    m_left.clear();
    m_hasBegun = false;
    for (Replacement& replacement : replacements)
        split(std::move(replacement), m_left);
    std::ranges::reverse(m_left);
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &SlicedEdit::work, Qt::UniqueConnection);
    work();
}

void SlicedEdit::work()
{
    if (!m_document)
        m_left.clear();
    if (!m_left.empty()) {
        QTextCursor cursor(m_document);
        if (m_hasBegun)
            cursor.joinPreviousEditBlock();
        else
            cursor.beginEditBlock();
        m_hasBegun = true;
        QElapsedTimer time;
        time.start();
        while (!m_left.empty() && time.elapsed() < sliceMilliseconds) {
            const Replacement next = std::move(m_left.back());
            m_left.pop_back();
            cursor.setPosition(next.span.begin);
            cursor.setPosition(next.span.end, QTextCursor::KeepAnchor);
            cursor.insertText(next.text);
        }
        cursor.endEditBlock();
    }
    if (m_left.empty())
        Q_EMIT finished();
    else
        m_timer.start();
}

} // namespace hawk::ui
