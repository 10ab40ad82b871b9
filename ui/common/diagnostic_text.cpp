// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/diagnostic_text.h"

#include <string_view>

#include <QCoreApplication>

#include "common/qt_text.h"

namespace hawk::ui {

static QString filledIn(std::string_view text, const text::Diagnostic& diagnostic)
{
    if (text.empty())
        return {};
    const QString translated = QCoreApplication::translate("Diagnostic", std::string(text).c_str());
    return toQt(text::fillIn(fromQt(translated), diagnostic.arguments));
}

QString translatedMessage(const text::Diagnostic& diagnostic)
{
    return filledIn(diagnostic.rule->message, diagnostic);
}

QString translatedHint(const text::Diagnostic& diagnostic)
{
    return filledIn(diagnostic.rule->hint, diagnostic);
}

} // namespace hawk::ui
