// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/settings_text.h"

#include <QString>
#include <QStringTokenizer>

namespace hawk::ui {

namespace {

struct Escape {
    char16_t letter = 0;
    qsizetype length = 0; ///< 0: none
};

/// `\x40` or `\100` at the beginning of a text.
Escape numberedEscape(QStringView text)
{
    const bool isHex = text.startsWith(u"\\x");
    const uint base = isHex ? 16 : 8;
    const qsizetype begin = isHex ? 2 : 1;
    qsizetype end = begin;
    uint value = 0;
    for (; text.startsWith(u'\\') && end < text.size(); ++end) {
        bool isDigit = false;
        const uint digit = text.sliced(end, 1).toUInt(&isDigit, static_cast<int>(base));
        if (!isDigit)
            break;
        value = value * base + digit;
    }
    return end == begin ? Escape() : Escape{static_cast<char16_t>(value), end};
}

/// The text as QSettings takes it apart: numbered escapes are replaced by what they stand for; quotes, blanks
/// and escaped line ends are gone; a comma that parts nothing is a zero.
QString essenceOf(const QByteArray& bytes)
{
    QString text = QString::fromUtf8(bytes);
    text.remove(u'\r').remove(QStringLiteral("\\\n"));
    const QStringView all = text;
    QString essence;
    bool isQuoted = false;
    const auto addLetter = [&essence](QChar letter) { essence += letter == u',' ? QChar() : letter; };
    for (qsizetype at = 0; at < all.size(); ++at) {
        const QChar letter = all[at];
        if (const Escape escape = numberedEscape(all.sliced(at)); escape.length > 0) {
            addLetter(QChar(escape.letter));
            at += escape.length - 1;
        } else if (letter == u'\\' && at + 1 < all.size()) {
            essence += letter;
            addLetter(all[++at]);
        } else if (letter == u'"') {
            isQuoted = !isQuoted;
        } else if (letter == u'\n') {
            isQuoted = false;
            essence += letter;
        } else if (letter != u' ' && letter != u'\t') {
            if (isQuoted)
                addLetter(letter);
            else
                essence += letter;
        }
    }
    return essence;
}

bool holdsObjects(const QByteArray& bytes)
{
    const QString essence = essenceOf(bytes);
    for (const QStringView line : QStringTokenizer(essence, u'\n')) {
        const QStringView value = line.sliced(line.indexOf(u'=') + 1);
        for (const QStringView part : QStringTokenizer(value, u',')) {
            if (part.startsWith(u"@Variant(") || part.startsWith(u"@DateTime("))
                return true;
        }
    }
    return false;
}

} // namespace

bool isSettingsText(const QByteArray& bytes)
{
    if (bytes.contains('\0') || !bytes.isValidUtf8() || holdsObjects(bytes))
        return false;
    for (const QByteArray& raw : bytes.split('\n')) {
        const QByteArray line = raw.trimmed();
        if (!line.isEmpty() && !line.startsWith(';'))
            return line.startsWith('[') && line.endsWith(']');
    }
    return true;
}

} // namespace hawk::ui
