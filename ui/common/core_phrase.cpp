// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/core_phrase.h"

#include <optional>
#include <utility>

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

namespace hawk::ui {

namespace {

std::optional<QString> lookUp(const QString& english)
{
    const QByteArray source = english.toUtf8();
    const QString found = QCoreApplication::translate("CorePhrase", source.constData());
    return found == english ? std::nullopt : std::optional(found);
}

/// Code, quoted texts, paths and numbers: what differs from one use of a phrase to the next.
const QRegularExpression& varyingParts()
{
    static const QRegularExpression parts(QStringLiteral(
        R"(`[^`]*`|"[^"]*"|(?<!\w)'[^']*'|(?<![\w])/[^\s,;:]*[^\s,;:.]|(?<![\w.])-?\d[\w.]*(?:(?<=[eE])[+-]\d+)?)"));
    return parts;
}

struct Phrase {
    QString text; ///< with {0}, {1}…
    QStringList parts;
};

Phrase phraseOf(const QString& english)
{
    Phrase phrase;
    qsizetype end = 0;
    for (auto it = varyingParts().globalMatch(english); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        phrase.text += QStringView(english).sliced(end, match.capturedStart() - end);
        phrase.text += u'{' + QString::number(phrase.parts.size()) + u'}';
        phrase.parts.append(match.captured());
        end = match.capturedEnd();
    }
    phrase.text += QStringView(english).sliced(end);
    return phrase;
}

std::optional<QString> asPhrase(const QString& english)
{
    const Phrase phrase = phraseOf(english);
    std::optional<QString> text = phrase.parts.isEmpty() ? std::nullopt : lookUp(phrase.text);
    // From the last: a part that looks like a placeholder is not filled in again.
    for (qsizetype i = phrase.parts.size(); text && i-- > 0;)
        text->replace(u'{' + QString::number(i) + u'}', phrase.parts[i]);
    return text;
}

/// A title of a job: a few words, then a name of the user.
std::optional<QString> asTitle(const QString& english)
{
    if (english.isEmpty() || !english.front().isUpper())
        return std::nullopt;
    for (qsizetype at = english.indexOf(u' '); at > 0; at = english.indexOf(u' ', at + 1)) {
        if (auto text = lookUp(english.first(at + 1) + QStringLiteral("{0}")))
            return text->replace(QStringLiteral("{0}"), english.sliced(at + 1));
    }
    return std::nullopt;
}

} // namespace

QString translatedPhrase(const QString& english)
{
    if (const auto whole = lookUp(english))
        return *whole;
    if (const auto phrase = asPhrase(english))
        return *phrase;
    if (const auto title = asTitle(english))
        return *title;
    for (const auto& [joint, joined] : {std::pair{QStringLiteral(" and "), QStringLiteral("{0} and {1}")},
                                        std::pair{QStringLiteral(", "), QStringLiteral("{0}, {1}")}}) {
        const qsizetype at = english.indexOf(joint);
        if (at <= 0)
            continue;
        const QString left = english.first(at);
        const QString right = english.sliced(at + joint.size());
        return lookUp(joined)
            .value_or(joined)
            .replace(QStringLiteral("{1}"), translatedPhrase(right))
            .replace(QStringLiteral("{0}"), translatedPhrase(left));
    }
    return english;
}

} // namespace hawk::ui
