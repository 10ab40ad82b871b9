// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/diagnostic_text.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <QCoreApplication>

#include "common/core_phrase.h"
#include "common/qt_text.h"

namespace hawk::ui {

namespace {

/// Whether the text has the argument inside of backticks, where it is code of the user.
bool isCode(std::string_view text, std::size_t argument)
{
    const std::string slot = '{' + std::to_string(argument) + '}';
    const std::string_view before = text.substr(0, std::min(text.find(slot), text.size()));
    return std::ranges::count(before, '`') % 2 != 0;
}

QString filledIn(std::string_view text, const text::Diagnostic& diagnostic)
{
    if (text.empty())
        return {};
    std::vector<std::string> arguments = diagnostic.arguments;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (!isCode(text, i))
            arguments[i] = fromQt(translatedPhrase(toQt(arguments[i])));
    }
    const QString translated = QCoreApplication::translate("Diagnostic", std::string(text).c_str());
    QString sentence = toQt(text::fillIn(fromQt(translated), arguments));
    if (translated.startsWith(u'{') && !sentence.isEmpty())
        sentence[0] = sentence[0].toUpper();
    return sentence;
}

} // namespace

QString translatedMessage(const text::Diagnostic& diagnostic)
{
    return filledIn(diagnostic.rule->message, diagnostic);
}

QString translatedHint(const text::Diagnostic& diagnostic)
{
    return filledIn(diagnostic.rule->hint, diagnostic);
}

QString translatedTitle(const text::Fix& fix)
{
    return translatedPhrase(toQt(fix.title));
}

} // namespace hawk::ui
