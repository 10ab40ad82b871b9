// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QObject>

#include "shell/settings_file.h"

class QAction;
class QActionGroup;
class QMainWindow;

namespace hawk::ui {

class ActionRegistry;
struct ActionSpec;

/// The actions that belong to the window itself: files, theme, language, full screen, help. What another part
/// of the window has registered already is not made again.
class WindowActions : public QObject
{
    Q_OBJECT

public:
    WindowActions(ActionRegistry& registry, SettingsFile& settings, QMainWindow& window);
    void retranslate();

Q_SIGNALS:
    void newWanted();
    void openWanted();
    void settingsWanted();
    void paletteWanted();
    void kernelTextWanted();
    void generatedTextWanted();
    void nextAreaWanted();
    void previousAreaWanted();
    void kernelBoxWanted();
    void targetBoxWanted();
    void keysWanted();
    void aboutWanted();

private:
    void add(QAction*& action, const ActionSpec& spec, void (WindowActions::*signal)());
    QAction* addChoice(const QString& id, QActionGroup& group);
    void followPreferences();

    ActionRegistry& m_registry;
    SettingsFile& m_settings;
    QMainWindow& m_window;
    QAction *m_new = nullptr, *m_open = nullptr, *m_quit = nullptr, *m_settingsAction = nullptr,
            *m_palette = nullptr, *m_kernelText = nullptr, *m_generatedText = nullptr, *m_nextArea = nullptr,
            *m_previousArea = nullptr, *m_kernelBox = nullptr, *m_targetBox = nullptr, *m_keys = nullptr,
            *m_about = nullptr, *m_fullScreen = nullptr;
    QList<QAction*> m_themes;
    QList<QAction*> m_languages;
};

} // namespace hawk::ui
