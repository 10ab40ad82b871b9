// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/main_window.h"

#include <QBoxLayout>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QSplitter>

#include "common/highlighting.h"
#include "common/qt_text.h"
#include "common/visible_name.h"
#include "editor/document_tabs.h"
#include "panels/generated_panel.h"
#include "shell/build_bar.h"
#include "shell/command_model.h"
#include "shell/command_palette.h"
#include "shell/dock_area.h"
#include "shell/examples.h"
#include "shell/file_notices.h"
#include "shell/job_actions.h"
#include "shell/menus.h"
#include "shell/notice_stack.h"
#include "shell/recent_files.h"
#include "shell/session.h"
#include "shell/status_line.h"
#include "shell/window_actions.h"
#include "shell/window_layout.h"

namespace hawk::ui {

MainWindow::MainWindow(workspace::Workspace& workspace, Highlighting& highlighting, SettingsFile& settings,
                       const QString& stateFolder)
    : m_workspace(workspace)
    , m_settings(settings)
{
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    setIconSize({fontMetrics().height(), fontMetrics().height()});
    makeCentre(highlighting);
    makeDocks(highlighting);
    m_jobActions = new JobActions(workspace, *m_notices, this);
    m_examples = new Examples(workspace, stateFolder, this);
    m_session = new Session(settings, workspace, this);
    m_commands = new CommandModel(m_registry, this);
    collectActions();
    m_menus = new Menus(*menuBar(), this);
    m_menus->place(m_registry);
    m_recent = new RecentFiles(settings, *m_menus->menu(QStringLiteral("recent")), this);
    m_fileNotices = new FileNotices(workspace, *m_notices, *m_recent, this);
    m_bar = new BuildBar(workspace, settings, m_registry, this);
    addToolBar(m_bar);
    m_status = new StatusLine(workspace, this);
    setStatusBar(m_status);
    m_palette = new CommandPalette(*m_commands, this);
    m_layout = new WindowLayout(*this, *m_docks, *m_splitter, settings, this);
    connectParts();
    connectActions();
    retranslate();
    showTitle();
}

MainWindow::~MainWindow() = default;

void MainWindow::makeCentre(Highlighting& highlighting)
{
    auto* centre = new QWidget(this);
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_notices = new NoticeStack(centre);
    m_splitter = new QSplitter(Qt::Horizontal, centre);
    m_splitter->setObjectName(QStringLiteral("centre"));
    m_splitter->setChildrenCollapsible(false);
    m_tabs = new DocumentTabs(m_workspace, highlighting, m_splitter);
    m_generated = new GeneratedPanel(m_workspace, highlighting, m_splitter);
    m_splitter->addWidget(m_tabs);
    m_splitter->addWidget(m_generated);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 1);
    layout->addWidget(m_notices);
    layout->addWidget(m_splitter, 1);
    setCentralWidget(centre);
}

QWidget* MainWindow::panel(const QString& id) const
{
    return id == m_generated->id() ? m_generated : m_docks->panel(id);
}

WindowLayout::Room MainWindow::restoreLayout()
{
    return m_layout->restore();
}

void MainWindow::showLeftovers()
{
    m_fileNotices->offerRecoverable();
    if (!m_settings.leftInPlace().isEmpty()) {
        m_notices->show(
            QStringLiteral("settings"), InlineMessage::Kind::warning, [file = m_settings.leftInPlace()] {
                return tr("The settings in %1 could not be read and the file could not be renamed. The "
                          "program begins with its defaults and keeps no settings until the file is removed.")
                    .arg(file);
            });
    } else if (!m_settings.setAside().isEmpty()) {
        m_notices->show(
            QStringLiteral("settings"), InlineMessage::Kind::warning, [file = m_settings.setAside()] {
                return tr("The settings could not be read, so the program begins with its defaults. The old "
                          "file is kept as %1.")
                    .arg(file);
            });
    } else if (!m_settings.replacedKeys().isEmpty()) {
        m_notices->show(QStringLiteral("settings"), InlineMessage::Kind::warning,
                        [keys = m_settings.replacedKeys()] {
                            return tr("%n setting(s) had no usable value and are at their default now: %1.",
                                      nullptr, static_cast<int>(keys.size()))
                                .arg(keys.join(QStringLiteral(", ")));
                        });
    }
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_menus != nullptr)
        retranslate();
    // Another window may have used the same cache meanwhile.
    if (event->type() == QEvent::ActivationChange && isActiveWindow() && m_workspace.cache().stats())
        m_workspace.cache().refresh();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_isQuitting && !m_tabs->askToQuit()) {
        event->ignore();
        return;
    }
    m_session->save();
    keepState();
    event->accept();
}

void MainWindow::keepState()
{
    m_layout->save();
    m_settings.setValue(QStringLiteral("session/recentCommands"), m_registry.recent());
    m_settings.write();
}

void MainWindow::closeUnasked()
{
    m_isQuitting = true;
    close();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    QStringList paths;
    for (const QUrl& url : event->mimeData()->urls()) {
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    }
    m_tabs->openFiles(paths);
    event->acceptProposedAction();
}

QMenu* MainWindow::createPopupMenu()
{
    auto* menu = new QMenu(this);
    menu->addActions(m_menus->menu(QStringLiteral("panels"))->actions());
    return menu;
}

void MainWindow::retranslate()
{
    m_menus->retranslate();
    m_docks->retranslate();
    m_jobActions->retranslate();
    m_windowActions->retranslate();
    m_fileNotices->retranslate();
    m_commands->setAreaTitles(m_menus->areaTitles());
    m_generated->setAccessibleName(m_generated->title());
    showTitle();
}

void MainWindow::showTitle()
{
    const workspace::Documents& documents = m_workspace.documents();
    const auto id = documents.current();
    if (!documents.contains(id)) {
        setWindowModified(false);
        setWindowFilePath({});
        setWindowTitle(tr("Hawk Workbench"));
        return;
    }
    const workspace::DocumentFacts& facts = documents.facts(id);
    setWindowTitle(tr("%1[*] – Hawk Workbench").arg(visibleName(toQt(facts.title))));
    setWindowModified(facts.isModified);
}

} // namespace hawk::ui
