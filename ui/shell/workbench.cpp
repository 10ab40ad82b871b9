// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/workbench.h"

#include <algorithm>
#include <chrono>

#include <QApplication>
#include <QDir>
#include <QStandardPaths>
#include <QTextBlock>
#include <QTimer>

#include "common/qt_text.h"
#include "editor/document_page.h"
#include "editor/document_tabs.h"
#include "shell/dock_area.h"
#include "shell/examples.h"
#include "shell/first_run.h"
#include "shell/notice_stack.h"
#include "shell/session.h"
#include "shell/window_layout.h"
#include "workspace/job_kinds.h"

namespace hawk::ui {

namespace {

/// The same on every machine.
constexpr QSize pictureSize{1280, 800};
/// Whoever wants the end of a program kills it after a while.
constexpr auto longestEnd = std::chrono::seconds(3);

/// Half of a file is of no use.
bool isWriting(const workspace::RunningJob& job)
{
    return job.key.kind == workspace::keepJobKind || job.key.kind == workspace::saveJobKind;
}

} // namespace

Places Places::standard()
{
    const auto in = [](QStandardPaths::StandardLocation location) {
        return QDir(QStandardPaths::writableLocation(location));
    };
    return {
        .settings =
            in(QStandardPaths::GenericConfigLocation).filePath(QStringLiteral("hawk-workbench/settings.ini")),
        .state = in(QStandardPaths::GenericStateLocation).filePath(QStringLiteral("hawk-workbench")),
    };
}

Workbench::Workbench(const Places& places, StartOrder order, QObject* parent)
    : QObject(parent)
    , m_places(places)
    , m_order(std::move(order))
    , m_settings(places.settings)
    , m_highlighting(QApplication::palette())
    , m_theme(m_highlighting)
{
    const Preferences& preferences = m_settings.preferences();
    m_language.choose(m_order.language.value_or(preferences.language));
    m_theme.setFontSize(preferences.fontSize);
    m_theme.choose(m_order.theme.value_or(preferences.theme));

    auto settings = settingsOf(preferences);
    if (!settings) {
        m_refusedSettings = std::move(settings.error());
        // Without the values of the file only a variable could still be refused, and then defaults remain.
        settings = settingsOf(Preferences());
    }
    m_workspace = std::make_unique<workspace::Workspace>(
        settings ? *std::move(settings) : toolchain::Settings(), fromQt(places.state));
    applyToWorkspace(preferences, &preferences, *m_workspace);
    m_window = std::make_unique<MainWindow>(*m_workspace, m_highlighting, m_settings, places.state);
    m_firstRun =
        new FirstRun(*m_workspace, QDir(places.state).filePath(QStringLiteral("first-bundle")), this);

    connect(m_firstRun, &FirstRun::kernelRead, this, &Workbench::showLink);
    connect(&m_window->examples(), &Examples::failed, m_firstRun, &FirstRun::end);
    connect(&m_settings, &SettingsFile::preferencesChanged, this, [this] {
        const Preferences& now = m_settings.preferences();
        m_language.choose(now.language);
        m_theme.setFontSize(now.fontSize);
        m_theme.choose(now.theme);
    });
}

Workbench::~Workbench() = default;

void Workbench::showLink()
{
    // Who sees the program for the first time sees that a line of the kernel and what it became belong
    // together.
    DocumentPage* page = m_window->tabs().currentPage();
    if (page == nullptr)
        return;
    QTextBlock line = page->editor().document()->find(QStringLiteral("    return ")).block();
    const auto computes = [](const QTextBlock& block) {
        const QString text = block.text().trimmed();
        return !text.isEmpty() && !text.startsWith(u'#');
    };
    do
        line = line.previous();
    while (line.isValid() && !computes(line));
    if (!line.isValid())
        return;
    QTextCursor place(line);
    const QString text = line.text();
    place.setPosition(line.position() + static_cast<int>(text.size() - text.trimmed().size()));
    page->editor().setTextCursor(place);
}

void Workbench::start()
{
    const WindowLayout::Room room = m_window->restoreLayout();
    if (m_order.isForPicture) {
        m_window->resize(pictureSize);
        m_window->docks().reset();
    } else if (room == WindowLayout::Room::small) {
        m_window->setWindowState(Qt::WindowMaximized);
    }
    m_window->show();
    if (m_refusedSettings)
        m_window->notices().show(QStringLiteral("preferences"), *m_refusedSettings);

    Session& session = m_window->session();
    const bool isFirst = m_order.isForPicture || !session.isThere();
    if (!m_order.isForPicture)
        session.keepSaving();
    if (isFirst) {
        if (m_order.files.isEmpty())
            m_window->examples().open(Examples::names().front());
        else
            session.open(m_order.files);
        if (m_order.isForPicture || m_order.files.isEmpty())
            m_firstRun->start();
    } else {
        session.restore(m_order.files);
    }
    if (!m_order.isForPicture)
        m_window->showLeftovers();
}

void Workbench::endUnasked()
{
    workspace::Jobs& jobs = m_workspace->jobs();
    m_workspace->documents().keepUnsaved();
    QGuiApplication::setQuitOnLastWindowClosed(false);
    m_window->closeUnasked();
    const auto endWhenWritten = [&jobs] {
        if (std::ranges::none_of(jobs.running(), isWriting))
            QCoreApplication::exit();
    };
    // Behind the slots that may have to keep a text once more.
    connect(&jobs, &workspace::Jobs::changed, this, endWhenWritten, Qt::QueuedConnection);
    QTimer::singleShot(longestEnd, this, [] { QCoreApplication::exit(); });
    endWhenWritten();
}

} // namespace hawk::ui
