// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/line_editing.h"

#include <algorithm>

#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

#include "editor/touched_lines.h"

namespace hawk::ui {

void toggleComment(QTextCursor& cursor)
{
    const TouchedLines lines = touchedLines(cursor);
    qsizetype column = -1;
    bool isAllCommented = true;
    for (const QString& text : textsOf(lines)) {
        if (isBlank(text))
            continue;
        const qsizetype indentation = indentationOf(text);
        column = column < 0 ? indentation : std::min(column, indentation);
        isAllCommented = isAllCommented && text[indentation] == u'#';
    }
    if (column < 0)
        return;
    cursor.beginEditBlock();
    forEachLine(lines, [&](const QTextBlock& block) {
        const QString text = block.text();
        if (isBlank(text))
            return;
        if (!isAllCommented)
            return replaceAt(block, column, 0, QStringLiteral("# "));
        const qsizetype mark = indentationOf(text);
        replaceAt(block, mark, text.mid(mark + 1).startsWith(u' ') ? 2 : 1, {});
    });
    cursor.endEditBlock();
}

void duplicateLines(QTextCursor& cursor)
{
    const TouchedLines lines = touchedLines(cursor);
    const int first = lines.first.blockNumber();
    const int count = lines.last.blockNumber() - first + 1;
    const int column = cursor.positionInBlock();
    const bool hasSelection = cursor.hasSelection();
    QTextCursor edit(lines.last);
    edit.movePosition(QTextCursor::EndOfBlock);
    edit.insertText(u'\n' + textsOf(lines).join(u'\n'));
    if (hasSelection)
        selectLines(cursor, first + count, first + 2 * count - 1);
    else
        cursor.setPosition(cursor.document()->findBlockByNumber(first + count).position() + column);
}

void moveLines(QTextCursor& cursor, Direction direction)
{
    const TouchedLines lines = touchedLines(cursor);
    const QTextBlock other = direction == Direction::up ? lines.first.previous() : lines.last.next();
    if (!other.isValid())
        return;
    const QStringList texts = textsOf(lines);
    const QString otherText = other.text();
    const int step = direction == Direction::up ? -(static_cast<int>(otherText.size()) + 1)
                                                : static_cast<int>(otherText.size()) + 1;
    const int anchor = cursor.anchor() + step;
    const int position = cursor.position() + step;

    const QTextBlock top = direction == Direction::up ? other : lines.first;
    const QTextBlock bottom = direction == Direction::up ? lines.last : other;
    QTextCursor edit(top);
    edit.setPosition(bottom.position() + bottom.length() - 1, QTextCursor::KeepAnchor);
    QStringList swapped = texts;
    if (direction == Direction::up)
        swapped.append(otherText);
    else
        swapped.prepend(otherText);
    edit.insertText(swapped.join(u'\n'));

    const int end = edit.position();
    cursor.setPosition(std::min(anchor, end));
    cursor.setPosition(std::min(position, end), QTextCursor::KeepAnchor);
}

void removeLines(QTextCursor& cursor)
{
    const TouchedLines lines = touchedLines(cursor);
    QTextCursor edit(lines.first);
    if (lines.last.next().isValid()) {
        edit.setPosition(lines.last.next().position(), QTextCursor::KeepAnchor);
    } else {
        if (lines.first.previous().isValid())
            edit.setPosition(lines.first.position() - 1);
        edit.setPosition(lines.last.position() + lines.last.length() - 1, QTextCursor::KeepAnchor);
    }
    edit.removeSelectedText();
    cursor = edit;
}

} // namespace hawk::ui
