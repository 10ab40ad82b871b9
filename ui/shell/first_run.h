// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>

#include "workspace/workspace.h"

namespace hawk::ui {

/// Builds, times and bundles the kernel on show once, so that no panel is empty when the program is seen for
/// the first time or draws a picture of itself. A kernel that crashed before is not launched.
class FirstRun : public QObject
{
    Q_OBJECT

public:
    /// The bundle goes to `bundleFolder`, a folder of the program's own.
    FirstRun(workspace::Workspace& workspace, const QString& bundleFolder, QObject* parent = nullptr);

    /// Waits for a document and its analysis first, and for the build before the launch: a launch that
    /// compiles at the same time would leave the build to wait and then be a hit.
    void start();
    /// Nothing more is begun, for example because there will be no document.
    void end();
    bool isGoing() const { return m_step != Step::none; }
    /// What it waits for, in English, for a terminal; empty when it does not.
    QString waitsFor() const;
    enum class Goal { launch, bundle };
    /// With which step it ends; before the launch has ended. A bundle without further word.
    void setGoal(Goal goal) { m_goal = goal; }

Q_SIGNALS:
    /// The kernel was read and is about to be launched.
    void kernelRead();
    /// Well or not.
    void ended();

private:
    enum class Step { none, document, build, launch, bundle };
    void buildWhenReady();
    void launch();
    void bundle();

    workspace::Workspace& m_workspace;
    QString m_bundleFolder;
    Step m_step = Step::none;
    Goal m_goal = Goal::bundle;
};

} // namespace hawk::ui
