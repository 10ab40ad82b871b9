// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QStringList>
#include <QTimer>

#include "shell/settings_file.h"
#include "workspace/workspace.h"

namespace hawk::ui {

/// What is open and chosen, kept from one run of the program to the next: files, the current one, its kernel,
/// the inputs of all kernels. Windows and docks are kept by whoever owns them.
class Session : public QObject
{
    Q_OBJECT

public:
    Session(SettingsFile& settings, workspace::Workspace& workspace, QObject* parent = nullptr);

    /// Whether the program was started before, however it ended, and lived for some seconds.
    bool isThere() const;
    /// Keeps what is open and chosen soon after each change of it, so that a program that is killed goes on
    /// where it was. saveWanted() asks for what others keep.
    void keepSaving();
    void save();
    /// Opens the files one after the other, so that they keep their order, then `more`; the last of `more`
    /// becomes current, without one the file that was. Those that are gone are announced by
    /// Documents::openFailed().
    void restore(const QStringList& more = {});
    /// Opens files in order; the last becomes current.
    void open(const QStringList& paths);

Q_SIGNALS:
    /// Every file was opened or refused.
    void opened();
    void saveWanted();

private:
    void openNext();
    bool isOpen(const QString& path) const;
    void endOpening();

    SettingsFile& m_settings;
    workspace::Workspace& m_workspace;
    QStringList m_waiting;
    QString m_current;
    QString m_kernel;
    QTimer m_pause;
    bool m_isOpening = false;
};

} // namespace hawk::ui
