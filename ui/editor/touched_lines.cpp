// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/touched_lines.h"

#include <algorithm>

#include <QTextCursor>
#include <QTextDocument>

namespace hawk::ui {

TouchedLines touchedLines(const QTextCursor& cursor)
{
    const QTextDocument* document = cursor.document();
    TouchedLines lines{document->findBlock(cursor.selectionStart()),
                       document->findBlock(cursor.selectionEnd())};
    if (lines.last != lines.first && cursor.selectionEnd() == lines.last.position())
        lines.last = lines.last.previous();
    return lines;
}

QStringList textsOf(const TouchedLines& lines)
{
    QStringList texts;
    for (QTextBlock block = lines.first;; block = block.next()) {
        texts << block.text();
        if (block == lines.last)
            return texts;
    }
}

qsizetype indentationOf(QStringView text)
{
    const auto end = std::ranges::find_if(text, [](QChar c) { return c != u' ' && c != u'\t'; });
    return end - text.begin();
}

bool isBlank(QStringView text)
{
    return indentationOf(text) == text.size();
}

void replaceAt(const QTextBlock& block, qsizetype column, qsizetype length, const QString& text)
{
    QTextCursor edit(block);
    edit.setPosition(block.position() + static_cast<int>(column));
    edit.setPosition(block.position() + static_cast<int>(column + length), QTextCursor::KeepAnchor);
    edit.insertText(text);
}

void selectLines(QTextCursor& cursor, int firstBlock, int lastBlock)
{
    const QTextBlock last = cursor.document()->findBlockByNumber(lastBlock);
    cursor.setPosition(cursor.document()->findBlockByNumber(firstBlock).position());
    cursor.setPosition(last.position() + last.length() - 1, QTextCursor::KeepAnchor);
}

} // namespace hawk::ui
