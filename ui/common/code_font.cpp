// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/code_font.h"

#include <QFontDatabase>
#include <QFontInfo>
#include <QGuiApplication>

namespace hawk::ui {

QFont codeFont()
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(QFontInfo(QGuiApplication::font()).pointSizeF());
    return font;
}

} // namespace hawk::ui
