// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How the parts of the window are put together: panels, actions and who listens to whom.

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QSet>
#include <QTextCursor>

#include "common/action.h"
#include "common/highlighting.h"
#include "common/inline_message.h"
#include "common/qt_text.h"
#include "editor/document_page.h"
#include "editor/document_tabs.h"
#include "panels/cache_panel.h"
#include "panels/generated_panel.h"
#include "panels/inputs_panel.h"
#include "panels/log_panel.h"
#include "panels/manifest_panel.h"
#include "panels/problems_panel.h"
#include "panels/results_panel.h"
#include "panels/timing_panel.h"
#include "shell/build_bar.h"
#include "shell/cache_badge.h"
#include "shell/command_model.h"
#include "shell/command_palette.h"
#include "shell/dock_area.h"
#include "shell/examples.h"
#include "shell/focus.h"
#include "shell/job_actions.h"
#include "shell/linked_views.h"
#include "shell/main_window.h"
#include "shell/notice_stack.h"
#include "shell/recent_files.h"
#include "shell/session.h"
#include "shell/settings_dialog.h"
#include "shell/status_line.h"
#include "shell/window_actions.h"
#include "text/version.h"

namespace hawk::ui {

using workspace::DocumentId;
using workspace::Documents;

void MainWindow::makeDocks(Highlighting& highlighting)
{
    m_docks = new DockArea(*this);
    auto* problems = new ProblemsPanel(m_workspace, highlighting);
    m_docks->add(problems);
    linkViews(m_workspace.documents(), *m_tabs, *m_generated, *problems);
    m_docks->add(new InputsPanel(m_workspace, highlighting));
    m_docks->add(new TimingPanel(m_workspace, highlighting));
    m_docks->add(new ResultsPanel(m_workspace, highlighting));
    m_docks->add(new CachePanel(m_workspace, highlighting));
    m_docks->add(new ManifestPanel(m_workspace, highlighting));
    m_docks->add(new LogPanel(m_workspace, highlighting));
}

void MainWindow::collectActions()
{
    m_registry.add(m_tabs->tabActions());
    for (Panel* panel : m_docks->panels())
        m_registry.add(panel->panelActions());
    m_registry.add(m_generated->panelActions());
    m_registry.add(m_jobActions->actions());
    m_registry.add(m_docks->actions());
    m_registry.add(m_examples->actions());
    m_windowActions = new WindowActions(m_registry, m_settings, *this);
    m_registry.setRecent(
        m_settings.value(QStringLiteral("session/recentCommands"), QMetaType::QStringList).toStringList());
    keepTextKeysInText();
    // A menu that was never opened gives no shortcuts to its window on every platform.
    for (QAction* action : m_registry.actions()) {
        if (action->shortcutContext() == Qt::WindowShortcut)
            addAction(action);
    }
}

void MainWindow::keepTextKeysInText()
{
    // Ctrl+F and the like belong to whichever text has the focus; two that listen in one place would cancel
    // each other.
    QSet<QKeySequence> shared;
    for (const QAction* action : m_registry.actions()) {
        if (action->shortcutContext() == Qt::WidgetWithChildrenShortcut) {
            for (const QKeySequence& keys : action->shortcuts())
                shared.insert(keys);
        }
    }
    for (QAction* action : m_tabs->tabActions()) {
        const auto isShared = [&](const QKeySequence& keys) { return shared.contains(keys); };
        if (action->shortcutContext() == Qt::WindowShortcut
            && std::ranges::any_of(action->shortcuts(), isShared)) {
            action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
            m_tabs->addAction(action);
        }
    }
}

void MainWindow::connectParts()
{
    Documents& documents = m_workspace.documents();
    for (const auto signal : {&Documents::currentChanged, &Documents::factsChanged, &Documents::saved})
        connect(&documents, signal, this, &MainWindow::showTitle);
    connect(&documents, &Documents::closed, this, &MainWindow::showTitle);
    const auto showCaret = [this] {
        DocumentPage* page = m_tabs->currentPage();
        const QTextCursor caret = page != nullptr ? page->editor().textCursor() : QTextCursor();
        m_status->showCaret(page != nullptr ? caret.blockNumber() + 1 : 0, caret.positionInBlock() + 1);
    };
    connect(m_tabs, &DocumentTabs::caretMoved, this, showCaret);
    // Behind the slots that bring another tab to the front.
    connect(&documents, &Documents::currentChanged, this, showCaret, Qt::QueuedConnection);
    connect(&documents, &Documents::closed, this, showCaret, Qt::QueuedConnection);
    connect(m_tabs, &DocumentTabs::quitConfirmed, this, [this] {
        m_isQuitting = true;
        close();
    });
    connect(&m_bar->badge(), &QToolButton::clicked, this, [this] { m_docks->show(QStringLiteral("cache")); });
    connect(m_recent, &RecentFiles::chosen, this, [this](const QString& path) { m_tabs->openFiles({path}); });
    connect(m_examples, &Examples::failed, this,
            [this](const Error& error) { m_notices->show(QStringLiteral("examples"), error); });
    connect(m_session, &Session::opened, m_jobActions, &JobActions::offerSuspectWhenRead);
    connect(&m_tabs->message(), &InlineMessage::declined, m_session, &Session::forgetAbsent);
    connect(m_session, &Session::saveWanted, this, &MainWindow::keepState);
    connect(&m_settings, &SettingsFile::preferencesChanged, this, &MainWindow::applyPreferences);
    connect(&m_settings, &SettingsFile::faultChanged, this, [this] {
        if (const auto fault = m_settings.fault())
            m_notices->show(QStringLiteral("keeping settings"), *fault);
        else
            m_notices->dismiss(QStringLiteral("keeping settings"));
    });
    m_status->showThreads(m_settings.preferences().threads);
    m_tabs->setExamplesAction(m_examples->actions().front());
}

void MainWindow::connectActions()
{
    const auto at = [this](const char* id, auto work) {
        if (QAction* action = m_registry.find(QLatin1StringView(id)))
            connect(action, &QAction::triggered, this, work);
    };
    at("run.timed", [this] { m_docks->raise(QStringLiteral("timing")); });
    at("run.once", [this] { m_docks->raise(QStringLiteral("results")); });
    at("run.untilDone", [this] { m_docks->raise(QStringLiteral("results")); });
    at("bundle.export", [this] { m_docks->show(QStringLiteral("manifest")); });

    connect(m_windowActions, &WindowActions::newWanted, this,
            [this] { m_workspace.documents().create({}, {}); });
    connect(m_windowActions, &WindowActions::openWanted, m_tabs, &DocumentTabs::askForFiles);
    connect(m_windowActions, &WindowActions::settingsWanted, this, &MainWindow::openSettings);
    connect(m_windowActions, &WindowActions::paletteWanted, this, &MainWindow::openPalette);
    connect(m_windowActions, &WindowActions::kernelTextWanted, this, [this] { focusInto(*m_tabs); });
    connect(m_windowActions, &WindowActions::generatedTextWanted, this,
            [this] { focusInto(m_generated->lineView()); });
    connect(m_windowActions, &WindowActions::nextAreaWanted, this,
            [this] { stepFocus(areas(), FocusStep::next); });
    connect(m_windowActions, &WindowActions::previousAreaWanted, this,
            [this] { stepFocus(areas(), FocusStep::previous); });
    connect(m_windowActions, &WindowActions::kernelBoxWanted, this,
            [this] { m_bar->open(m_bar->kernelBox()); });
    connect(m_windowActions, &WindowActions::targetBoxWanted, this,
            [this] { m_bar->open(m_bar->targetBox()); });
    connect(m_windowActions, &WindowActions::keysWanted, this, &MainWindow::openPalette);
    connect(m_windowActions, &WindowActions::aboutWanted, this, &MainWindow::showAbout);
}

QList<QWidget*> MainWindow::areas() const
{
    QList<QWidget*> all{m_bar, m_notices, m_tabs, m_generated};
    for (Panel* panel : m_docks->panels())
        all.append(panel);
    return all;
}

void MainWindow::openPalette()
{
    m_palette->open();
}

void MainWindow::openSettings()
{
    if (m_settingsDialog == nullptr)
        m_settingsDialog = new SettingsDialog(m_settings, this);
    m_settingsDialog->open();
}

void MainWindow::applyPreferences(const Preferences& before)
{
    const Preferences& now = m_settings.preferences();
    m_status->showThreads(now.threads);
    if (auto failed = applyToWorkspace(now, &before, m_workspace))
        m_notices->show(QStringLiteral("preferences"), *failed);
    else
        m_notices->dismiss(QStringLiteral("preferences"));
}

void MainWindow::showAbout()
{
    m_notices->show(QStringLiteral("about"), InlineMessage::Kind::note, [] {
        return tr("Hawk Workbench %1: write, see, time and ship numerical kernels. Free software: the "
                  "window under GPL-3.0-or-later, the library and the command line under Apache-2.0. "
                  "Qt %2.")
            .arg(toQt(text::productVersion()), QLatin1StringView(qVersion()));
    });
}

} // namespace hawk::ui
