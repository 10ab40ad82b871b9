// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>
#include <QTextBlock>

class QTextCursor;

namespace hawk::ui {

/// The lines that a selection touches, or that of the caret; `first` is not behind `last`. A selection that
/// ends where a line begins leaves that line out.
struct TouchedLines {
    QTextBlock first;
    QTextBlock last;
};

TouchedLines touchedLines(const QTextCursor& cursor);
QStringList textsOf(const TouchedLines& lines);

/// How many blanks and tabs a text begins with.
qsizetype indentationOf(QStringView text);
bool isBlank(QStringView text);

/// Replaces `length` characters from a column of one line on.
void replaceAt(const QTextBlock& block, qsizetype column, qsizetype length, const QString& text);

/// `edit` may change the line's text; the number of lines must stay.
template <class F>
void forEachLine(const TouchedLines& lines, F&& edit)
{
    const int last = lines.last.blockNumber();
    for (QTextBlock block = lines.first; block.isValid() && block.blockNumber() <= last; block = block.next())
        edit(block);
}

/// Selects whole lines, so that an edit of them can be repeated at once.
void selectLines(QTextCursor& cursor, int firstBlock, int lastBlock);

} // namespace hawk::ui
