// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/line_editing.h"

#include <algorithm>

#include <QRegularExpression>
#include <QStringList>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

namespace hawk::ui {

namespace {

/// The blocks that a selection touches. A selection that ends where a line begins leaves that line out.
struct Lines {
    QTextBlock first;
    QTextBlock last;
};

Lines linesOf(const QTextCursor& cursor)
{
    const QTextDocument* document = cursor.document();
    Lines lines{document->findBlock(cursor.selectionStart()), document->findBlock(cursor.selectionEnd())};
    if (lines.last != lines.first && cursor.selectionEnd() == lines.last.position())
        lines.last = lines.last.previous();
    return lines;
}

QStringList textsOf(const Lines& lines)
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

/// Inserts or removes at a column of one line.
void replaceAt(const QTextBlock& block, qsizetype column, qsizetype length, const QString& text)
{
    QTextCursor edit(block);
    edit.setPosition(block.position() + static_cast<int>(column));
    edit.setPosition(block.position() + static_cast<int>(column + length), QTextCursor::KeepAnchor);
    edit.insertText(text);
}

template <class F>
void forEachLine(const Lines& lines, F&& edit)
{
    const int last = lines.last.blockNumber();
    for (QTextBlock block = lines.first; block.isValid() && block.blockNumber() <= last; block = block.next())
        edit(block);
}

/// Selects whole lines, so that an edit of them can be repeated at once.
void selectLines(QTextCursor& cursor, int firstBlock, int lastBlock)
{
    const QTextBlock last = cursor.document()->findBlockByNumber(lastBlock);
    cursor.setPosition(cursor.document()->findBlockByNumber(firstBlock).position());
    cursor.setPosition(last.position() + last.length() - 1, QTextCursor::KeepAnchor);
}

/// The line without its strings' content and its comment, as far as one line tells.
QString codeOf(const QString& line)
{
    static const QRegularExpression strings(QStringLiteral(R"('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")"));
    QString code = line;
    code.replace(strings, QStringLiteral("\"\""));
    if (const qsizetype comment = code.indexOf(u'#'); comment >= 0)
        code.truncate(comment);
    return code.trimmed();
}

} // namespace

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
    const Lines lines = linesOf(cursor);
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
    const Lines lines = linesOf(cursor);
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

void toggleComment(QTextCursor& cursor)
{
    const Lines lines = linesOf(cursor);
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
    const Lines lines = linesOf(cursor);
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
    const Lines lines = linesOf(cursor);
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
    const Lines lines = linesOf(cursor);
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
