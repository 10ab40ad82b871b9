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

} // namespace

QString visibleName(const QString& name)
{
    if (std::ranges::none_of(name, isHidden))
        return name;
    QString visible;
    for (const QChar letter : name) {
        if (isHidden(letter))
            visible += QStringLiteral("\\u%1").arg(letter.unicode(), 4, 16, QLatin1Char('0'));
        else
            visible += letter;
    }
    return visible;
}

} // namespace hawk::ui
