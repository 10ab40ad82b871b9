// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QStringList>

#include "workspace/workspace.h"

namespace hawk::ui {

/// The example kernels that are part of the program. One is opened as a copy that its user may change, in a
/// folder of the program's state, without the notice of copyright; a copy that is there already is opened as
/// it is.
class Examples : public QObject
{
    Q_OBJECT

public:
    Examples(workspace::Workspace& workspace, const QString& stateFolder, QObject* parent = nullptr);

    /// File names of the kernels, the simplest first.
    static QStringList names();
    /// Then Documents::opened(), or failed().
    void open(const QString& name);
    QString folder() const { return m_folder; }

    /// `file.example.NAME`
    const QList<QAction*>& actions() const { return m_actions; }

Q_SIGNALS:
    void failed(const hawk::Error& error);

private:
    workspace::Workspace& m_workspace;
    QString m_folder;
    QList<QAction*> m_actions;
};

} // namespace hawk::ui
