// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>

#include "common/highlighting.h"
#include "common/panel.h"
#include "workspace/workspace.h"

class QLabel;
class QProgressBar;
class QStackedWidget;

namespace hawk::ui {

class EmptyState;
class InlineMessage;
class ManifestActions;
class ManifestExportForm;
class ManifestState;
class ManifestView;

/// A bundle: what would be built from the open kernels, building it, and looking into one on disk.
class ManifestPanel : public Panel
{
    Q_OBJECT

public:
    ManifestPanel(workspace::Workspace& workspace, Highlighting& highlighting, QWidget* parent = nullptr);

    QString title() const override;
    QList<QAction*> panelActions() const override;

protected:
    void refresh() override;
    void updateActions() override;
    void retranslate() override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QWidget* makeToolRow();
    QWidget* makeProgressRow();
    void observe();

    // manifest_panel_export.cpp
    void startExport();
    void build();
    void orderPreview();
    QString suggestedFolder() const;
    /// Of the bundle that is being built.
    std::optional<workspace::RunningJob> buildJob() const;
    void updateProgress();
    void showBuilt(const std::shared_ptr<const workspace::BundleReport>& report);

    // manifest_panel_open.cpp
    void openBundle();
    void openFolder();

    bool showsPreview() const;
    void refreshView();

    workspace::Workspace& m_workspace;
    ManifestActions* m_actions;
    bool m_isPreviewDue = true;
    QString m_suggested; ///< the folder that the form was filled with

    ManifestState* m_state;
    ManifestExportForm* m_form;
    QWidget* m_progressRow;
    QProgressBar* m_progress;
    QLabel* m_step;
    InlineMessage* m_message;
    QStackedWidget* m_pages;
    ManifestView* m_view;
    EmptyState* m_empty;
};

} // namespace hawk::ui
