// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/byte_index.h"

#include <algorithm>
#include <limits>

#include <QTextBlock>
#include <QTextDocument>

namespace hawk::ui {

namespace {

constexpr std::uint32_t unknown = std::numeric_limits<std::uint32_t>::max();

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

std::vector<std::uint32_t> lineSizes(QStringView text)
{
    std::vector<std::uint32_t> sizes;
    for (qsizetype end = text.indexOf(u'\n'); end >= 0; end = text.indexOf(u'\n')) {
        sizes.push_back(utf8Size(text.first(end)));
        text = text.sliced(end + 1);
    }
    sizes.push_back(utf8Size(text));
    return sizes;
}

void ByteIndex::setDocument(const QTextDocument* document, std::vector<std::uint32_t> sizes)
{
    m_document = document;
    m_sizes = std::move(sizes);
    if (m_sizes.size() != static_cast<std::size_t>(document->blockCount()))
        m_sizes.assign(static_cast<std::size_t>(document->blockCount()), unknown);
    m_starts.assign(1, 0);
}

void ByteIndex::follow(int position, int added)
{
    const auto lineOf = [this](int place) {
        const QTextBlock block = m_document->findBlock(place);
        return static_cast<std::size_t>(block.isValid() ? block.blockNumber() : m_document->blockCount() - 1);
    };
    const std::size_t first = lineOf(position);
    const std::size_t last = lineOf(position + added);
    const auto count = static_cast<std::size_t>(m_document->blockCount());
    // The lines behind the edit are as many as before and keep their sizes.
    const std::size_t kept = std::min(count - 1 - last, m_sizes.size() - std::min(m_sizes.size(), first + 1));
    std::vector<std::uint32_t> sizes(count, unknown);
    std::copy_n(m_sizes.begin(), std::min(first, m_sizes.size()), sizes.begin());
    std::copy_n(m_sizes.end() - static_cast<std::ptrdiff_t>(kept), kept,
                sizes.end() - static_cast<std::ptrdiff_t>(kept));
    m_sizes = std::move(sizes);
    m_starts.resize(std::min(m_starts.size(), first + 1));
}

std::uint32_t ByteIndex::offset(int position)
{
    QTextBlock block = m_document->findBlock(position);
    if (!block.isValid()) {
        block = m_document->lastBlock();
        position = block.position() + block.length() - 1;
    }
    learnLine(static_cast<std::size_t>(block.blockNumber()));
    const QString text = block.text();
    return m_starts[static_cast<std::size_t>(block.blockNumber())]
        + utf8Size(
               QStringView(text).first(std::clamp<qsizetype>(position - block.position(), 0, text.size())));
}

int ByteIndex::position(std::uint32_t offset)
{
    while (m_starts.size() < m_sizes.size() && m_starts.back() <= offset)
        learnNext();
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

void ByteIndex::learnLine(std::size_t line)
{
    m_starts.reserve(line + 1);
    while (m_starts.size() <= line)
        learnNext();
}

void ByteIndex::learnNext()
{
    const std::size_t line = m_starts.size() - 1;
    if (m_sizes[line] == unknown)
        m_sizes[line] = utf8Size(m_document->findBlockByNumber(static_cast<int>(line)).text());
    m_starts.push_back(m_starts.back() + m_sizes[line] + 1);
}

} // namespace hawk::ui
