// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/indentation.h"

#include <algorithm>

#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

#include "editor/touched_lines.h"

namespace hawk::ui {

/// The line without its strings' content and its comment, as far as one line tells.
static QString codeOf(const QString& line)
{
    static const QRegularExpression strings(QStringLiteral(R"('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")"));
    QString code = line;
    code.replace(strings, QStringLiteral("\"\""));
    if (const qsizetype comment = code.indexOf(u'#'); comment >= 0)
        code.truncate(comment);
    return code.trimmed();
}

QString indentationAfter(const QString& before)
{
    static const QRegularExpression leaving(QStringLiteral(R"(^(?:return|pass|break|continue|raise)\b)"));
    QString indentation = before.left(indentationOf(before));
    const QString code = codeOf(before);
    if (code.endsWith(u':') || code.endsWith(u'(') || code.endsWith(u'[') || code.endsWith(u'{'))
        indentation += QString(indentStep, u' ');
    else if (leaving.match(code).hasMatch())
        indentation.chop(indentation.endsWith(u'\t') ? 1
                                                     : std::min<qsizetype>(indentStep, indentation.size()));
    return indentation;
}

void insertNewLine(QTextCursor& cursor)
{
    const QTextBlock block = cursor.document()->findBlock(cursor.selectionStart());
    const QString text = block.text();
    const qsizetype column = cursor.selectionStart() - block.position();
    // Blanks in front of what moves down would add to its new indentation.
    const qsizetype blanks = indentationOf(QStringView(text).sliced(column));
    cursor.beginEditBlock();
    const QString indentation = indentationAfter(text.left(column));
    if (!cursor.hasSelection() && blanks > 0 && column > 0)
        cursor.setPosition(cursor.position() + static_cast<int>(blanks), QTextCursor::KeepAnchor);
    cursor.insertText(u'\n' + indentation);
    cursor.endEditBlock();
}

void indent(QTextCursor& cursor)
{
    const TouchedLines lines = touchedLines(cursor);
    cursor.beginEditBlock();
    if (cursor.hasSelection() && lines.first != lines.last) {
        const int first = lines.first.blockNumber();
        const int last = lines.last.blockNumber();
        forEachLine(lines, [](const QTextBlock& block) {
            if (!isBlank(block.text()))
                replaceAt(block, 0, 0, QString(indentStep, u' '));
        });
        selectLines(cursor, first, last);
    } else {
        const int column =
            cursor.selectionStart() - cursor.document()->findBlock(cursor.selectionStart()).position();
        cursor.insertText(QString(indentStep - column % indentStep, u' '));
    }
    cursor.endEditBlock();
}

void unindent(QTextCursor& cursor)
{
    const TouchedLines lines = touchedLines(cursor);
    cursor.beginEditBlock();
    forEachLine(lines, [](const QTextBlock& block) {
        const QString text = block.text();
        const qsizetype blanks = indentationOf(text);
        if (blanks == 0)
            return;
        const qsizetype length = text.startsWith(u'\t') ? 1 : (blanks - 1) % indentStep + 1;
        replaceAt(block, 0, length, {});
    });
    cursor.endEditBlock();
}

bool eraseToIndentationStep(QTextCursor& cursor)
{
    const int column = cursor.positionInBlock();
    if (cursor.hasSelection() || column == 0)
        return false;
    const QString before = cursor.block().text().left(column);
    if (before.count(u' ') != before.size())
        return false;
    cursor.setPosition(cursor.position() - ((column - 1) % indentStep + 1), QTextCursor::KeepAnchor);
    cursor.removeSelectedText();
    return true;
}

} // namespace hawk::ui
