// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QToolBar>

#include "shell/settings_file.h"
#include "workspace/workspace.h"

class QComboBox;

namespace hawk::ui {

class ActionRegistry;
class ArchitectureBox;
class CacheBadge;
class KernelBox;

/// The tool bar: which kernel is on show and for which target, the buttons of the main job, and the badge of
/// the cache. What is chosen here is a preference; whoever makes the window hands preferences on to the
/// workspace.
class BuildBar : public QToolBar
{
    Q_OBJECT

public:
    BuildBar(workspace::Workspace& workspace, SettingsFile& settings, const ActionRegistry& registry,
             QWidget* parent = nullptr);

    CacheBadge& badge() { return *m_badge; }
    QComboBox& kernelBox();
    QComboBox& targetBox() { return *m_target; }
    /// Focuses the box and shows its list.
    static void open(QComboBox& box);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QAction* addBox(QComboBox& box, const char* name);
    void retranslate();
    void showChoices();
    /// Where code for a device is built or looked at.
    void showArchitecture();
    void choose(QComboBox& box, QString Preferences::* field);
    void adaptWidth();

    workspace::Workspace& m_workspace;
    SettingsFile& m_settings;
    KernelBox* m_kernel;
    QComboBox *m_target, *m_mode, *m_profile, *m_level;
    ArchitectureBox* m_architecture;
    CacheBadge* m_badge;
    QAction* m_profileEntry = nullptr;
    QAction* m_architectureEntry = nullptr;
};

} // namespace hawk::ui
