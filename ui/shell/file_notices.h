// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

#include "workspace/workspace.h"

class QAction;

namespace hawk::ui {

class NoticeStack;
class RecentFiles;

/// What the whole window has to do with files: it keeps the list of recent ones true and offers texts that an
/// earlier run did not save.
class FileNotices : public QObject
{
    Q_OBJECT

public:
    FileNotices(workspace::Workspace& workspace, NoticeStack& notices, RecentFiles& recent, QObject* parent);
    void retranslate();

    /// If there are any.
    void offerRecoverable();

private:
    workspace::Workspace& m_workspace;
    NoticeStack& m_notices;
    QAction *m_recover, *m_forget;
};

} // namespace hawk::ui
