// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/highlighting.h"
#include "common/panel.h"
#include "panels/cache_build_view.h"
#include "workspace/workspace.h"

class QSplitter;

namespace hawk::ui {

class CacheBrowser;
class CacheRequestBar;

/// How the cache served, how it served the newest build, and what it holds.
class CachePanel : public Panel
{
    Q_OBJECT

public:
    CachePanel(workspace::Workspace& workspace, Highlighting& highlighting, QWidget* parent = nullptr);

    QString title() const override;
    QList<QAction*> panelActions() const override;

protected:
    void refresh() override;
    void updateActions() override;
    void retranslate() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeSummary();
    void observe();

    workspace::Workspace& m_workspace;
    QAction* m_copyKey;
    QAction* m_copyCommand;
    QAction* m_build; ///< of the empty state
    QSplitter* m_splitter;
    CacheRequestBar* m_bar;
    CacheBuildView* m_thisBuild;
    CacheBrowser* m_browser;
};

} // namespace hawk::ui
