// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include <QStringList>
#include <QToolBar>

#include "shell/settings_file.h"
#include "workspace/workspace.h"

class QComboBox;

namespace hawk::ui {

class ActionRegistry;
class CacheBadge;

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
    QComboBox& kernelBox() { return *m_kernel; }
    QComboBox& targetBox() { return *m_target; }
    /// Focuses the box and shows its list.
    static void open(QComboBox& box);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QComboBox* addBox(const char* name);
    void retranslate();
    void showKernels();
    void showStates();
    void showChoices();
    /// Unless the device compiler that is used now was asked already.
    void askForArchitectures();
    void fillArchitectures();
    void choose(QComboBox& box, QString Preferences::* field);
    void adaptWidth();

    workspace::Workspace& m_workspace;
    SettingsFile& m_settings;
    QComboBox *m_kernel, *m_target, *m_mode, *m_profile, *m_level, *m_architecture;
    QAction* m_profileEntry = nullptr;
    QAction* m_architectureEntry = nullptr;
    CacheBadge* m_badge;
    std::weak_ptr<compile::Session> m_asked; ///< whose device compiler was asked
    QStringList m_architectures; ///< its answer
};

} // namespace hawk::ui
