// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

#include <QString>
#include <QStringList>

#include "shell/settings_file.h"
#include "text/error.h"

namespace hawk::workbench {

enum class ExitCode { fine = 0, refused = 1, usage = 2, environment = 3, internal = 4 };

/// What the words on the command line ask for.
struct CommandLine {
    enum class Wish { window, help, version };
    Wish wish = Wish::window;
    QStringList files; ///< absolute
    QString picture; ///< a file to draw into instead of showing a window
    QString panel; ///< of the picture; empty: the whole window
    std::optional<ui::ThemeChoice> theme;
    std::optional<QString> language;
    QString scale; ///< a factor for everything on the screen; empty: the system's
};

/// Needs no application: some of it must be known before there is one. Usage errors name the word.
Result<CommandLine> parseCommandLine(const QStringList& words);
QString helpText();

} // namespace hawk::workbench
