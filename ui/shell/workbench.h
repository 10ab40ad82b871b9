// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>

#include <QObject>
#include <QStringList>

#include "common/highlighting.h"
#include "shell/language.h"
#include "shell/main_window.h"
#include "shell/settings_file.h"
#include "shell/theme.h"
#include "workspace/workspace.h"

namespace hawk::ui {

class FirstRun;

/// Where the program keeps its things.
struct Places {
    QString settings; ///< a file
    QString state; ///< a folder
    /// In the folders of the user's account.
    static Places standard();
};

/// How it is started this time.
struct StartOrder {
    QStringList files;
    std::optional<ThemeChoice> theme = {}; ///< instead of the preferred one, this time only
    std::optional<QString> language = {};
    /// A picture is wanted: no session is read or kept, and the kernel is built, timed and bundled at once.
    bool isForPicture = false;
};

/// The whole program but its main(): preferences, theme, language, workspace and window, in the order in
/// which they need each other. The application exists before and after.
class Workbench : public QObject
{
    Q_OBJECT

public:
    Workbench(const Places& places, StartOrder order, QObject* parent = nullptr);
    ~Workbench() override;

    /// Shows the window and opens what is to be opened.
    void start();

    /// Ends the program without a question, for somebody who waits for its end: the session is kept, and
    /// texts that were not saved are offered by the next start.
    void endUnasked();

    MainWindow& window() { return *m_window; }
    workspace::Workspace& workspace() { return *m_workspace; }
    SettingsFile& settings() { return m_settings; }
    Language& language() { return m_language; }
    Theme& theme() { return m_theme; }
    FirstRun& firstRun() { return *m_firstRun; }

private:
    void showLink();
    Places m_places;
    StartOrder m_order;
    SettingsFile m_settings;
    Language m_language;
    Highlighting m_highlighting;
    Theme m_theme;
    std::optional<Error> m_refusedSettings;
    std::unique_ptr<workspace::Workspace> m_workspace;
    std::unique_ptr<MainWindow> m_window;
    FirstRun* m_firstRun;
};

} // namespace hawk::ui
