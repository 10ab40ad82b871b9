// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

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

    /// Looks for such texts, then offers them, if there are any.
    void offerRecoverable();

private:
    void offer(const std::vector<workspace::RecoveredText>& texts);
    QString spellOffer() const;
    workspace::Workspace& m_workspace;
    NoticeStack& m_notices;
    QAction *m_recover, *m_forget;
    std::vector<workspace::RecoveredText> m_offered;
};

} // namespace hawk::ui
