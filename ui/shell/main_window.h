// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include <QMainWindow>

#include "shell/action_registry.h"
#include "shell/settings_file.h"
#include "shell/window_layout.h"
#include "workspace/workspace.h"

class QSplitter;

namespace hawk::ui {

class BuildBar;
class CommandModel;
class CommandPalette;
class DockArea;
class DocumentTabs;
class Examples;
class FileNotices;
class GeneratedPanel;
class Highlighting;
class JobActions;
class Menus;
class NoticeStack;
class RecentFiles;
class Session;
class SettingsDialog;
class StatusLine;
class WindowActions;

/// The window: the kernel file on the left, what it became on the right, the panels below. It puts parts
/// together and holds no logic of theirs.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// All of these outlive the window. `stateFolder` takes copies of examples.
    MainWindow(workspace::Workspace& workspace, Highlighting& highlighting, SettingsFile& settings,
               const QString& stateFolder);
    ~MainWindow() override;

    ActionRegistry& registry() { return m_registry; }
    DockArea& docks() { return *m_docks; }
    NoticeStack& notices() { return *m_notices; }
    Examples& examples() { return *m_examples; }
    Session& session() { return *m_session; }
    JobActions& jobActions() { return *m_jobActions; }
    DocumentTabs& tabs() { return *m_tabs; }
    /// A dock's panel or the generated text; null for another id.
    QWidget* panel(const QString& id) const;

    /// Size, place and docks of the last run, or those of the first start. Where there is little room, the
    /// window should be shown as large as the screen.
    WindowLayout::Room restoreLayout();
    /// For an end without a question: keeps what a start needs to go on from here, then closes. What has not
    /// been saved is not saved.
    void closeUnasked();
    /// What an earlier run left to decide: texts that were not saved, settings that could not be read.
    void showLeftovers();

public Q_SLOTS:
    void openPalette();
    void openSettings();

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    QMenu* createPopupMenu() override;

private:
    void makeCentre(Highlighting& highlighting);
    void makeDocks(Highlighting& highlighting);
    void collectActions();
    void keepTextKeysInText();
    void connectParts();
    void connectActions();
    void retranslate();
    void showTitle();
    void keepState();
    void applyPreferences(const Preferences& before);
    void showAbout();
    /// What F6 walks through.
    QList<QWidget*> areas() const;

    workspace::Workspace& m_workspace;
    SettingsFile& m_settings;
    ActionRegistry m_registry;
    QSplitter* m_splitter = nullptr;
    NoticeStack* m_notices = nullptr;
    DocumentTabs* m_tabs = nullptr;
    GeneratedPanel* m_generated = nullptr;
    DockArea* m_docks = nullptr;
    JobActions* m_jobActions = nullptr;
    WindowActions* m_windowActions = nullptr;
    Examples* m_examples = nullptr;
    Session* m_session = nullptr;
    Menus* m_menus = nullptr;
    RecentFiles* m_recent = nullptr;
    FileNotices* m_fileNotices = nullptr;
    BuildBar* m_bar = nullptr;
    StatusLine* m_status = nullptr;
    CommandModel* m_commands = nullptr;
    CommandPalette* m_palette = nullptr;
    SettingsDialog* m_settingsDialog = nullptr;
    WindowLayout* m_layout = nullptr;
    bool m_isQuitting = false;
};

} // namespace hawk::ui
