// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QStringList>

#include "shell/settings_file.h"

class QMenu;

namespace hawk::ui {

/// The ten files opened or saved last, in a menu that is filled when it opens.
class RecentFiles : public QObject
{
    Q_OBJECT

public:
    RecentFiles(SettingsFile& settings, QMenu& menu, QObject* parent = nullptr);

    QStringList paths() const;
    void note(const QString& path);
    void forget(const QString& path);

Q_SIGNALS:
    void chosen(const QString& path);

private:
    void fill();
    SettingsFile& m_settings;
    QMenu& m_menu;
};

} // namespace hawk::ui
