// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/bracket_match.h"

#include <QStringView>
#include <QTextBlock>
#include <QTextDocument>

#include "editor/slice_highlighter.h"

namespace hawk::ui {

namespace {

constexpr QStringView openers = u"([{";
constexpr QStringView closers = u")]}";
constexpr qsizetype reach = 50'000;

bool isOpaque(const std::vector<TextSpan>& parts, qsizetype column)
{
    for (const TextSpan part : parts) {
        if (column < part.begin)
            return false;
        if (column < part.end)
            return true;
    }
    return false;
}

/// Walks over the brackets of one kind from a bracket on, until the depth is back at zero.
std::optional<BracketPair> search(const QTextBlock& start, qsizetype column, QChar open, QChar close,
                                  int step)
{
    BracketPair pair{start.position() + static_cast<int>(column)};
    qsizetype left = reach;
    int depth = 0;
    for (QTextBlock block = start; block.isValid(); block = step > 0 ? block.next() : block.previous()) {
        const QString text = block.text();
        const auto opaque = SliceHighlighter::opaqueParts(block);
        qsizetype at = block == start ? column : step > 0 ? 0 : text.size() - 1;
        for (; at >= 0 && at < text.size(); at += step) {
            if (--left < 0)
                return std::nullopt;
            if ((text[at] != open && text[at] != close) || isOpaque(opaque, at))
                continue;
            depth += text[at] == open ? 1 : -1;
            if (depth == 0) {
                pair.there = block.position() + static_cast<int>(at);
                return pair;
            }
        }
    }
    return pair;
}

std::optional<BracketPair> matchAt(const QTextBlock& block, qsizetype column)
{
    const QString text = block.text();
    if (column < 0 || column >= text.size() || isOpaque(SliceHighlighter::opaqueParts(block), column))
        return std::nullopt;
    if (const qsizetype kind = openers.indexOf(text[column]); kind >= 0)
        return search(block, column, openers[kind], closers[kind], 1);
    if (const qsizetype kind = closers.indexOf(text[column]); kind >= 0)
        return search(block, column, openers[kind], closers[kind], -1);
    return std::nullopt;
}

} // namespace

std::optional<BracketPair> matchBracket(const QTextDocument& document, int caret)
{
    const QTextBlock block = document.findBlock(caret);
    if (!block.isValid())
        return std::nullopt;
    const qsizetype column = caret - block.position();
    if (const auto behind = matchAt(block, column))
        return behind;
    return matchAt(block, column - 1);
}

} // namespace hawk::ui
