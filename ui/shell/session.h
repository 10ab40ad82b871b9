// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QSet>
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
    /// Opens `more`, whose last file becomes current, and then the files that were open one after the other,
    /// so that they keep their order; without `more` the file becomes current that was. Those that cannot be
    /// opened are announced by Documents::openFailed() and are tried again at each start until they are
    /// opened or forgotten: their disk may only be away for now.
    void restore(const QStringList& more = {});
    /// Opens files in order; the last becomes current.
    void open(const QStringList& paths);
    /// Files that were open and could not be opened again are wanted no more.
    void forgetAbsent();

Q_SIGNALS:
    /// Every file was opened or refused.
    void opened();
    /// What is to be kept is another, and no other signal says so.
    void changed();
    void saveWanted();

private:
    void begin(const QStringList& paths);
    void openNext();
    void goOnAfter(const QString& path);
    bool isOpen(const QString& path) const;
    /// What is open, is being opened and is absent, in the order of the tabs.
    QStringList files() const;
    QString current() const;
    void selectKernel();
    void endOpening();

    SettingsFile& m_settings;
    workspace::Workspace& m_workspace;
    QStringList m_order; ///< of everything that was to be opened
    QStringList m_waiting;
    QString m_opening; ///< between the call and its answer
    QSet<QString> m_kept; ///< were open before; not those of the command line
    QStringList m_absent; ///< could not be opened
    QString m_current; ///< to be seen at the end
    workspace::DocumentId m_front = workspace::DocumentId::none; ///< stays in front while others are opened
    QString m_kernel;
    QTimer m_pause;
    bool m_isOpening = false;
};

} // namespace hawk::ui
