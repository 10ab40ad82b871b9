// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "support/gui_test.h"

#include <QRegularExpression>

namespace hawk::gui {

GuiApplication& GuiTest::application()
{
    return *qobject_cast<GuiApplication*>(QCoreApplication::instance());
}

void GuiTest::init()
{
    // The platform that the tests run on tells what it lacks, which is no fault of the window.
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support )")));
    prepare();
}

void GuiTest::cleanup()
{
    tidy();
}

} // namespace hawk::gui
