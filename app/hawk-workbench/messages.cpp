// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "messages.h"

#include <cstdio>
#include <cstdlib>

#include <QString>
#include <QtLogging>

#include "command_line.h"
#include "common/inline_message.h"
#include "common/qt_text.h"
#include "display.h"

namespace hawk::workbench {

namespace {

void print(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    std::fprintf(stderr, "%s\n", qFormatLogMessage(type, context, message).toLocal8Bit().constData());
}

void whileStarting(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (type != QtFatalMsg)
        return print(type, context, message);
    std::fprintf(stderr, "hawk-workbench: %s\n", ui::fromQt(ui::spellError(platformFault())).c_str());
    // Qt would abort. Nothing has been made that would have to be put away.
    std::_Exit(static_cast<int>(ExitCode::environment));
}

void withoutSizeHints(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (message != u"This plugin does not support propagateSizeHints()")
        print(type, context, message);
}

} // namespace

StartingMessages::StartingMessages()
{
    qInstallMessageHandler(whileStarting);
}

StartingMessages::~StartingMessages()
{
    qInstallMessageHandler(nullptr);
}

void keepPlatformQuiet()
{
    qInstallMessageHandler(withoutSizeHints);
}

} // namespace hawk::workbench
