// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "command_line.h"

#include <QCommandLineParser>
#include <QDir>

#include "shell/language.h"

namespace hawk::workbench {

using namespace Qt::StringLiterals;

namespace {

const QStringList panels{u"problems"_s, u"inputs"_s,   u"timing"_s, u"results"_s,
                         u"cache"_s,    u"manifest"_s, u"log"_s,    u"generated"_s};

void declare(QCommandLineParser& parser)
{
    parser.addOptions({
        {{u"h"_s, u"help"_s}, u"Explain the command line."_s},
        {u"version"_s, u"Print the version."_s},
        {u"screenshot"_s,
         u"Build, time and draw the window into a .png file instead of showing it. Without --panel a file "
         "with errors shows its problems."_s,
         u"FILE"_s},
        {u"panel"_s, u"Draw only one panel: %1."_s.arg(panels.join(u", "_s)), u"NAME"_s},
        {u"theme"_s, u"Light or dark, this time only."_s, u"light|dark"_s},
        {u"language"_s,
         u"Language of the window, this time only: %1."_s.arg(ui::Language::available().join(u", "_s)),
         u"CODE"_s},
        {u"scale"_s, u"Enlarge everything by a factor, from 0.5 to 4."_s, u"FACTOR"_s},
    });
}

std::unexpected<Error> wrong(const QString& message, const QString& hint)
{
    return text::usageError("usage-option", message.toStdString(), hint.toStdString());
}

std::unexpected<Error> wrongValue(const QString& option, const QString& value, const QStringList& allowed)
{
    return wrong(u"`--%1` has no value `%2`."_s.arg(option, value),
                 u"Choose one of %1."_s.arg(allowed.join(u", "_s)));
}

} // namespace

Result<CommandLine> parseCommandLine(const QStringList& words)
{
    QCommandLineParser parser;
    declare(parser);
    if (!parser.parse(words))
        return wrong(parser.errorText(), u"`hawk-workbench --help` lists the options."_s);
    CommandLine line;
    if (parser.isSet(u"help"_s))
        line.wish = CommandLine::Wish::help;
    else if (parser.isSet(u"version"_s))
        line.wish = CommandLine::Wish::version;
    for (const QString& file : parser.positionalArguments())
        line.files.append(QDir::current().absoluteFilePath(file));
    line.picture = parser.value(u"screenshot"_s);
    if (line.picture.contains(QChar::ReplacementCharacter))
        return wrong(u"The name of the picture, `%1`, is not valid UTF-8."_s.arg(line.picture),
                     u"Give it another name."_s);
    if (parser.isSet(u"screenshot"_s) && line.picture.isEmpty())
        return wrong(u"`--screenshot` names no file."_s, u"For example `--screenshot window.png`."_s);
    if (parser.isSet(u"screenshot"_s) && !line.picture.endsWith(u".png"_s, Qt::CaseInsensitive))
        return wrong(u"`--screenshot` draws a PNG, and `%1` does not end in `.png`."_s.arg(line.picture),
                     u"For example `--screenshot window.png`."_s);

    line.panel = parser.value(u"panel"_s);
    if (parser.isSet(u"panel"_s) && !panels.contains(line.panel))
        return wrongValue(u"panel"_s, line.panel, panels);
    if (parser.isSet(u"panel"_s) && line.picture.isEmpty())
        return wrong(u"`--panel` has a meaning only together with `--screenshot`."_s,
                     u"For example `--screenshot timing.png --panel timing`."_s);

    const QString theme = parser.value(u"theme"_s);
    if (theme == u"light")
        line.theme = ui::ThemeChoice::light;
    else if (theme == u"dark")
        line.theme = ui::ThemeChoice::dark;
    else if (parser.isSet(u"theme"_s))
        return wrongValue(u"theme"_s, theme, {u"light"_s, u"dark"_s});

    if (parser.isSet(u"language"_s)) {
        line.language = parser.value(u"language"_s);
        if (!ui::Language::available().contains(*line.language))
            return wrongValue(u"language"_s, *line.language, ui::Language::available());
    }
    if (parser.isSet(u"scale"_s)) {
        line.scale = parser.value(u"scale"_s);
        const double factor = line.scale.toDouble();
        if (!(factor >= 0.5 && factor <= 4))
            return wrong(u"`--scale` has no value `%1`."_s.arg(line.scale),
                         u"Give a number from 0.5 to 4."_s);
    }
    return line;
}

QString helpText()
{
    QCommandLineParser parser;
    declare(parser);
    QString options = parser.helpText();
    options = options.mid(options.indexOf(u"Options:"));
    return u"Write, see, time and ship numerical kernels in one window.\n\n"
           "Usage: hawk-workbench [FILE…] [options]\n\nExamples:\n  hawk-workbench affine.py\n"
           "  hawk-workbench affine.py --screenshot timing.png --panel timing --theme dark --scale 2\n\n%1\n"
           "Exit codes: 0 fine, 1 a file that cannot be opened, 2 wrong usage, 3 environment, 4 internal error.\n"_s
               .arg(options);
}

} // namespace hawk::workbench
