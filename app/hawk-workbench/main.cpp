// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include <cstdio>
#include <memory>
#include <optional>

#include <QApplication>
#include <QTemporaryDir>

#include "command_line.h"
#include "common/icons.h"
#include "common/inline_message.h"
#include "common/qt_text.h"
#include "display.h"
#include "end_signals.h"
#include "messages.h"
#include "process/finish_output.h"
#include "process/orderly_end.h"
#include "process/utf8_locale.h"
#include "shell/first_run.h"
#include "shell/picture.h"
#include "shell/workbench.h"
#include "text/version.h"

namespace hawk::workbench {

namespace {

ExitCode fail(const Error& error)
{
    std::fprintf(stderr, "hawk-workbench: %s\n", ui::fromQt(ui::spellError(error)).c_str());
    switch (error.kind) {
    case ErrorKind::refused:
        return ExitCode::refused;
    case ErrorKind::usage:
        return ExitCode::usage;
    case ErrorKind::environment:
        return ExitCode::environment;
    case ErrorKind::internal:
        break;
    }
    return ExitCode::internal;
}

/// What must be said before there is an application.
std::optional<Error> prepare(const CommandLine& line)
{
    if (!line.scale.isEmpty())
        qputenv("QT_SCALE_FACTOR", line.scale.toLatin1());
    if (!line.picture.isEmpty()) {
        if (auto fault = ui::Picture::faultOf(line.picture))
            return fault;
        if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
            qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    return displayFault();
}

std::unique_ptr<QApplication> makeApplication(int& argc, char** argv)
{
    const StartingMessages messages;
    return std::make_unique<QApplication>(argc, argv);
}

ExitCode openWindow(const CommandLine& line)
{
    ui::Workbench workbench(ui::Places::standard(),
                            {.files = line.files, .theme = line.theme, .language = line.language});
    const EndSignals signals;
    QObject::connect(&signals, &EndSignals::received, &workbench, &ui::Workbench::endUnasked);
    workbench.start();
    return static_cast<ExitCode>(QApplication::exec());
}

ExitCode drawPicture(const CommandLine& line)
{
    const QTemporaryDir folder;
    ui::Workbench workbench(
        {.settings = folder.filePath(QStringLiteral("settings.ini")), .state = folder.path()},
        {.files = line.files,
         .theme = line.theme.value_or(ui::ThemeChoice::light),
         .language = line.language,
         .isForPicture = true});
    // A bundle takes longer than all the rest together, so it is made where it is seen.
    const bool isBundleSeen = line.panel == u"manifest" || (line.panel.isEmpty() && line.files.isEmpty());
    workbench.firstRun().setGoal(isBundleSeen ? ui::FirstRun::Goal::bundle : ui::FirstRun::Goal::launch);
    ui::Picture picture(workbench, {.file = line.picture, .panel = line.panel});
    std::optional<Error> failed;
    QObject::connect(&picture, &ui::Picture::drawn, qApp, &QCoreApplication::quit);
    QObject::connect(&picture, &ui::Picture::failed, qApp, [&](const Error& error) {
        failed = error;
        QCoreApplication::quit();
    });
    workbench.start();
    QApplication::exec();
    return failed ? fail(*failed) : ExitCode::fine;
}

ExitCode run(int& argc, char** argv)
{
    QStringList words;
    for (int at = 0; at < argc; ++at)
        words.append(QString::fromLocal8Bit(argv[at]));
    const auto line = parseCommandLine(words);
    if (!line)
        return fail(line.error());
    if (line->wish != CommandLine::Wish::window) {
        const QString text = line->wish == CommandLine::Wish::help
            ? helpText()
            : QStringLiteral("hawk-workbench %1\n").arg(ui::toQt(text::productVersion()));
        std::fputs(ui::fromQt(text).c_str(), stdout);
        return process::finishOutput("hawk-workbench") == process::OutputEnd::written ? ExitCode::fine
                                                                                      : ExitCode::environment;
    }
    if (const auto error = prepare(*line))
        return fail(*error);

    const auto application = makeApplication(argc, argv);
    if (!line->picture.isEmpty())
        keepPlatformQuiet();
    QApplication::setApplicationName(QStringLiteral("hawk-workbench"));
    QApplication::setApplicationDisplayName(QStringLiteral("Hawk Workbench"));
    QApplication::setDesktopFileName(QStringLiteral("hawk-workbench"));
    QApplication::setWindowIcon(ui::icon(u"hawk"));
    return line->picture.isEmpty() ? openWindow(*line) : drawPicture(*line);
}

} // namespace
} // namespace hawk::workbench

int main(int argc, char** argv)
{
    hawk::process::useUtf8Locale();
    return hawk::process::endOrderly("hawk-workbench",
                                     [&] { return static_cast<int>(hawk::workbench::run(argc, argv)); });
}
