// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/slice_highlighter.h"

#include <algorithm>

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Theme>
#include <QAbstractTextDocumentLayout>
#include <QElapsedTimer>
#include <QSignalBlocker>
#include <QTextBlock>

namespace hawk::ui {

namespace {

constexpr double sliceMilliseconds = 4;
constexpr int manyBlocks = 1000;

} // namespace

struct SliceHighlighter::BlockData : QTextBlockUserData {
    KSyntaxHighlighting::State begin;
    KSyntaxHighlighting::State end;
    std::vector<TextSpan> opaque;
    int generation = 0; ///< 0: the text changed since
};

SliceHighlighter::SliceHighlighter(QObject* parent) : QObject(parent)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &SliceHighlighter::work);
}

SliceHighlighter::~SliceHighlighter() = default;

SliceHighlighter::BlockData* SliceHighlighter::dataOf(const QTextBlock& block)
{
    return static_cast<BlockData*>(block.userData());
}

void SliceHighlighter::setDocument(QTextDocument* document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (m_document)
        connect(m_document, &QTextDocument::contentsChange, this, &SliceHighlighter::follow);
    m_firstVisible = 0;
    m_lastVisible = -1;
    restart();
}

void SliceHighlighter::setDefinition(const KSyntaxHighlighting::Definition& definition)
{
    AbstractHighlighter::setDefinition(definition);
    restart();
}

void SliceHighlighter::setColours(const KSyntaxHighlighting::Theme& theme, const QColor& background)
{
    setTheme(theme);
    m_formats.use(theme, background);
    restart();
    setVisible(m_firstVisible, m_lastVisible);
}

void SliceHighlighter::restart()
{
    ++m_generation;
    m_next = 0;
    m_blockCount = m_document ? m_document->blockCount() : 0;
    m_last = m_blockCount - 1;
    continueLater();
}

void SliceHighlighter::continueLater()
{
    if (m_document && definition().isValid() && !isComplete())
        m_timer.start();
}

void SliceHighlighter::follow(int position, int removed, int added)
{
    if (!removed && !added)
        return;
    const QTextBlock first = m_document->findBlock(position);
    QTextBlock last = m_document->findBlock(position + added);
    if (!last.isValid())
        last = m_document->lastBlock();
    if (last.blockNumber() - first.blockNumber() > manyBlocks) {
        // Cheaper than to touch each of them; lines that are in order are coloured again.
        ++m_generation;
        m_last = m_document->blockCount() - 1;
    } else {
        for (QTextBlock block = first; block.isValid() && block.blockNumber() <= last.blockNumber();
             block = block.next()) {
            if (BlockData* data = dataOf(block))
                data->generation = 0;
        }
    }
    const int grown = m_document->blockCount() - std::exchange(m_blockCount, m_document->blockCount());
    if (m_last >= first.blockNumber())
        m_last += grown;
    m_last = std::clamp(m_last, last.blockNumber(), m_blockCount - 1);
    m_next = std::min(m_next, first.blockNumber());
    if (!definition().isValid())
        return;
    // The typed line takes its colours in the same frame, unless everything before it still waits.
    if (m_next == first.blockNumber())
        run(sliceMilliseconds, std::max(last.blockNumber(), m_lastVisible));
    continueLater();
}

void SliceHighlighter::setVisible(int firstBlock, int lastBlock)
{
    m_firstVisible = firstBlock;
    m_lastVisible = lastBlock;
    if (!m_document || !definition().isValid() || m_next > lastBlock || isComplete())
        return;
    QElapsedTimer time;
    time.start();
    const int begin = std::max(firstBlock, m_next);
    QTextBlock block = m_document->findBlockByNumber(begin);
    const int from = block.position();
    int to = from;
    for (; block.isValid() && block.blockNumber() <= lastBlock && time.elapsed() < 2 * sliceMilliseconds;
         block = block.next()) {
        const KSyntaxHighlighting::State state = stateBefore(block);
        if (!isCurrent(block, state)) {
            colour(block, state);
            to = block.position() + block.length();
        }
    }
    if (to > from)
        m_document->markContentsDirty(from, to - from);
}

void SliceHighlighter::work()
{
    if (!m_document)
        return;
    run(sliceMilliseconds, m_blockCount);
    if (isComplete())
        Q_EMIT completed();
    else
        continueLater();
}

void SliceHighlighter::run(double milliseconds, int until)
{
    QElapsedTimer time;
    time.start();
    QTextBlock block = m_document->findBlockByNumber(m_next);
    KSyntaxHighlighting::State state = stateBefore(block);
    int from = -1;
    int to = -1;
    bool isVisible = false;
    while (block.isValid() && m_next <= until) {
        const bool wasCurrent = isCurrent(block, state);
        if (wasCurrent && m_next > m_last)
            break;
        if (!wasCurrent) {
            colour(block, state);
            from = from < 0 ? block.position() : from;
            to = block.position() + block.length();
            isVisible = isVisible || (m_next >= m_firstVisible && m_next <= m_lastVisible);
            m_last = std::max(m_last, m_next);
        }
        state = dataOf(block)->end;
        ++m_next;
        block = block.next();
        // Looking at the clock costs as much as a line that is in order.
        if ((!wasCurrent || m_next % 64 == 0)
            && static_cast<double>(time.nsecsElapsed()) > milliseconds * 1e6)
            break;
    }
    // The line behind the last one is out of date when the state that flows into it changed.
    if (m_next > m_last && block.isValid() && !isCurrent(block, state))
        m_last = m_next;
    if (from < 0)
        return;
    // Lines out of sight need no repaint.
    const QSignalBlocker quiet(isVisible ? nullptr : m_document->documentLayout());
    m_document->markContentsDirty(from, to - from);
}

bool SliceHighlighter::isCurrent(const QTextBlock& block, const KSyntaxHighlighting::State& begin) const
{
    const BlockData* data = dataOf(block);
    return data && data->generation == m_generation && data->begin == begin;
}

KSyntaxHighlighting::State SliceHighlighter::stateBefore(const QTextBlock& block) const
{
    // Before the first pass came here this is a guess; the pass corrects it.
    const BlockData* data =
        block.isValid() && block.previous().isValid() ? dataOf(block.previous()) : nullptr;
    return data ? data->end : KSyntaxHighlighting::State();
}

void SliceHighlighter::colour(QTextBlock& block, const KSyntaxHighlighting::State& begin)
{
    BlockData* data = dataOf(block);
    if (!data) {
        data = std::make_unique<BlockData>().release(); // the block takes it
        block.setUserData(data);
    }
    m_ranges.clear();
    m_opaque.clear();
    data->begin = begin;
    const QString text = block.text();
    data->end = text.size() <= longestLine ? highlightLine(text, begin) : begin;
    data->opaque = m_opaque;
    data->generation = m_generation;
    if (!m_ranges.isEmpty() || !block.layout()->formats().isEmpty())
        block.layout()->setFormats(m_ranges);
}

void SliceHighlighter::applyFormat(int offset, int length, const KSyntaxHighlighting::Format& format)
{
    if (length == 0)
        return;
    if (isProse(format))
        m_opaque.push_back({offset, offset + length});
    if (format.isDefaultTextStyle(theme()))
        return;
    m_ranges.append({.start = offset, .length = length, .format = m_formats(format)});
}

std::vector<TextSpan> SliceHighlighter::opaqueParts(const QTextBlock& block)
{
    const BlockData* data = dataOf(block);
    return data ? data->opaque : std::vector<TextSpan>();
}

} // namespace hawk::ui
