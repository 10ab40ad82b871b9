// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/sliced_edit.h"

#include <algorithm>
#include <string_view>

#include <QElapsedTimer>
#include <QTextCursor>

#include "text/line_diff.h"

namespace hawk::ui {

namespace {

constexpr qint64 sliceMilliseconds = 10;
/// Characters that one edit may insert or remove.
constexpr int largestPiece = 20'000;

/// Lines with the positions where they begin.
struct Lines {
    explicit Lines(const QString& text)
    {
        const std::string_view units = bytesOf(text);
        views.push_back({});
        starts.push_back(0);
        std::size_t begin = 0;
        for (qsizetype at = 0; at < text.size(); ++at) {
            if (text[at] != u'\n')
                continue;
            const auto end = static_cast<std::size_t>(at) * sizeof(QChar);
            views.back() = units.substr(begin, end - begin);
            begin = end + sizeof(QChar);
            views.push_back({});
            starts.push_back(static_cast<int>(at) + 1);
        }
        views.back() = units.substr(begin);
        // Where the line behind the last one would begin.
        starts.push_back(static_cast<int>(text.size()) + 1);
    }

    int begin(std::uint32_t line) const { return starts[line]; }

    std::vector<std::string_view> views; ///< of the units' bytes, which only have to be compared
    std::vector<int> starts;

private:
    static std::string_view bytesOf(const QString& text)
    {
        return {reinterpret_cast<const char*>(text.constData()),
                static_cast<std::size_t>(text.size()) * sizeof(QChar)};
    }
};

/// Leaves out what both have at their ends, so that carets and marks in unchanged parts of a line stay.
Replacement trimmed(const QString& before, TextSpan span, QStringView text)
{
    const QStringView old = QStringView(before).sliced(span.begin, span.end - span.begin);
    const qsizetype shorter = std::min(old.size(), text.size());
    qsizetype front = 0;
    while (front < shorter && old[front] == text[front])
        ++front;
    qsizetype back = 0;
    while (back < shorter - front && old[old.size() - 1 - back] == text[text.size() - 1 - back])
        ++back;
    // Half of a pair stays with the other half.
    if (front > 0 && text[front - 1].isHighSurrogate())
        --front;
    if (back > 0 && text[text.size() - back].isLowSurrogate())
        --back;
    return {{span.begin + static_cast<int>(front), span.end - static_cast<int>(back)},
            text.sliced(front, text.size() - front - back).toString()};
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

std::vector<Replacement> replacementsFor(const QString& before, const QString& after)
{
    const Lines oldLines(before);
    const Lines newLines(after);
    std::vector<Replacement> replacements;
    for (const text::LineChange& change : text::diffLines(oldLines.views, newLines.views)) {
        // A line goes with the line end behind it, and the last line with the one before it.
        const bool isAtEnd = change.oldEnd == oldLines.views.size();
        const int shift =
            isAtEnd && (change.oldBegin == change.oldEnd || change.newBegin == change.newEnd) ? 1 : 0;
        const TextSpan gone{oldLines.begin(change.oldBegin) - shift, oldLines.begin(change.oldEnd) - 1};
        const TextSpan come{newLines.begin(change.newBegin) - shift, newLines.begin(change.newEnd) - 1};
        const QStringView text = QStringView(after).sliced(come.begin, std::max(0, come.end - come.begin));
        if (change.newBegin == change.newEnd)
            replacements.push_back({{gone.begin, isAtEnd ? gone.end : gone.end + 1}, {}});
        else if (change.oldBegin == change.oldEnd)
            replacements.push_back(
                {{gone.begin, gone.begin}, isAtEnd ? text.toString() : text.toString() + u'\n'});
        else
            replacements.push_back(trimmed(before, gone, text));
    }
    std::ranges::reverse(replacements);
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
