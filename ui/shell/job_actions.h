// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QObject>

#include "workspace/workspace.h"

class QAction;

namespace hawk::ui {

class NoticeStack;

/// Building, and walking through the kernels of the file and to their derivatives. Says so when the selected
/// kernel brought a run down before.
class JobActions : public QObject
{
    Q_OBJECT

public:
    JobActions(workspace::Workspace& workspace, NoticeStack& notices, QObject* parent);

    /// `kernel.next`, `kernel.previous`, `kernel.vjp`, `kernel.jvp`, `kernel.primal`, `build.kernel`,
    /// `build.all`, `build.stop`
    QList<QAction*> actions() const;
    void retranslate();

    /// When the kernel on show is one that is not launched unasked: says why and offers to run it. Waits for
    /// the document to be read.
    void offerSuspectWhenRead();

private:
    void offerSuspect();
    void step(int distance);
    void adapt();

    workspace::Workspace& m_workspace;
    NoticeStack& m_notices;
    QAction *m_next, *m_previous, *m_vjp, *m_jvp, *m_primal;
    QAction *m_build, *m_buildAll, *m_stopBuild, *m_anyway;
    bool m_isOfferDue = false;
};

} // namespace hawk::ui
