// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

#include "shell/settings_file.h"

class QMainWindow;
class QSplitter;

namespace hawk::ui {

class DockArea;

/// Size and place of the window, its docks and its centre, kept between runs. A state that is damaged, or
/// that the program did not survive last time, gives way to the layout of the first start.
class WindowLayout : public QObject
{
    Q_OBJECT

public:
    WindowLayout(QMainWindow& window, DockArea& docks, QSplitter& centre, SettingsFile& settings,
                 QObject* parent = nullptr);
    void save();
    enum class Room { enough, small };
    /// Small: this screen has no room for a window of a useful size beside others.
    Room restore();

private:
    Room begin();
    void fitToScreen();
    QMainWindow& m_window;
    DockArea& m_docks;
    QSplitter& m_centre;
    SettingsFile& m_settings;
};

} // namespace hawk::ui
