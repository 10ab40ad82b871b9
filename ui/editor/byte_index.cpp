// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/byte_index.h"

#include <algorithm>

#include <QTextBlock>
#include <QTextDocument>

namespace hawk::ui {

namespace {

/// Units and bytes of the character at the front of `text`.
struct Step {
    qsizetype units = 1;
    std::uint32_t bytes = 1;
};

Step stepOver(QStringView text)
{
    const QChar unit = text.front();
    if (unit.unicode() < 0x80)
        return {1, 1};
    if (unit.unicode() < 0x800)
        return {1, 2};
    if (!unit.isSurrogate())
        return {1, 3};
    if (unit.isHighSurrogate() && text.size() > 1 && text[1].isLowSurrogate())
        return {2, 4};
    // Half a pair cannot be spelled; a question mark stands for it.
    return {1, 1};
}

} // namespace

std::uint32_t utf8Size(QStringView text)
{
    std::uint32_t bytes = 0;
    while (!text.isEmpty()) {
        const Step step = stepOver(text);
        bytes += step.bytes;
        text = text.sliced(step.units);
    }
    return bytes;
}

void ByteIndex::setDocument(const QTextDocument* document)
{
    m_document = document;
    m_starts.assign(1, 0);
}

void ByteIndex::forgetFrom(int position)
{
    const auto line = static_cast<std::size_t>(std::max(0, m_document->findBlock(position).blockNumber()));
    if (m_starts.size() > line + 1)
        m_starts.resize(line + 1);
}

std::uint32_t ByteIndex::offset(int position)
{
    QTextBlock block = m_document->findBlock(position);
    if (!block.isValid()) {
        block = m_document->lastBlock();
        position = block.position() + block.length() - 1;
    }
    learnLine(block.blockNumber());
    const QString text = block.text();
    return m_starts[static_cast<std::size_t>(block.blockNumber())]
        + utf8Size(
               QStringView(text).first(std::clamp<qsizetype>(position - block.position(), 0, text.size())));
}

int ByteIndex::position(std::uint32_t offset)
{
    learnOffset(offset);
    const auto next = std::ranges::upper_bound(m_starts, offset);
    const auto line = static_cast<int>(next - m_starts.begin()) - 1;
    const QTextBlock block = m_document->findBlockByNumber(line);
    const QString text = block.text();
    QStringView rest = text;
    std::uint32_t left = offset - m_starts[static_cast<std::size_t>(line)];
    while (!rest.isEmpty()) {
        const Step step = stepOver(rest);
        if (step.bytes > left)
            break;
        left -= step.bytes;
        rest = rest.sliced(step.units);
    }
    return block.position() + static_cast<int>(text.size() - rest.size());
}

void ByteIndex::learnLine(int line)
{
    while (static_cast<int>(m_starts.size()) <= line)
        learnNext();
}

void ByteIndex::learnOffset(std::uint32_t offset)
{
    while (static_cast<int>(m_starts.size()) < m_document->blockCount() && m_starts.back() <= offset)
        learnNext();
}

void ByteIndex::learnNext()
{
    const QTextBlock block = m_document->findBlockByNumber(static_cast<int>(m_starts.size()) - 1);
    m_starts.push_back(m_starts.back() + utf8Size(block.text()) + 1);
}

} // namespace hawk::ui
