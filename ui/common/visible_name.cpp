// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/visible_name.h"

#include <algorithm>

namespace hawk::ui {

namespace {

bool isHidden(QChar letter)
{
    switch (letter.category()) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    default:
        return false;
    }
}

template <class Predicate>
QString spelled(const QString& text, Predicate isSpelled)
{
    if (std::ranges::none_of(text, isSpelled))
        return text;
    QString visible;
    for (const QChar letter : text) {
        if (isSpelled(letter))
            visible += QStringLiteral("\\u%1").arg(letter.unicode(), 4, 16, QLatin1Char('0'));
        else
            visible += letter;
    }
    return visible;
}

} // namespace

QString visibleName(const QString& name)
{
    return spelled(name, isHidden);
}

QString visibleText(const QString& text)
{
    return spelled(text, [](QChar letter) { return letter != u'\n' && isHidden(letter); });
}

} // namespace hawk::ui
