// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/first_run.h"

#include <utility>

#include "common/qt_text.h"

namespace hawk::ui {

using workspace::Builds;
using workspace::Bundles;
using workspace::Documents;
using workspace::Launches;

FirstRun::FirstRun(workspace::Workspace& workspace, const QString& bundleFolder, QObject* parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_bundleFolder(bundleFolder)
{
    // Behind the slots of those who take the new analysis over.
    connect(&workspace.documents(), &Documents::analysed, this, &FirstRun::buildWhenReady,
            Qt::QueuedConnection);
    connect(&workspace.builds(), &Builds::buildFinished, this, &FirstRun::launch, Qt::QueuedConnection);
    connect(&workspace.documents(), &Documents::openFailed, this, [this] {
        if (m_step == Step::document)
            end();
    });
    connect(&workspace.documents(), &Documents::closed, this, [this] {
        if (m_step == Step::build)
            end();
    });
    connect(&workspace.launches(), &Launches::finished, this, [this] {
        if (m_step == Step::launch)
            m_goal == Goal::bundle ? bundle() : end();
    });
    connect(&workspace.bundles(), &Bundles::built, this, [this] {
        if (m_step == Step::bundle)
            end();
    });
    connect(&workspace.bundles(), &Bundles::failed, this, [this] {
        if (m_step == Step::bundle)
            end();
    });
}

void FirstRun::start()
{
    m_step = Step::document;
    buildWhenReady();
}

void FirstRun::buildWhenReady()
{
    if (m_step != Step::document)
        return;
    const auto& selection = m_workspace.builds().selection();
    if (!m_workspace.documents().contains(selection.document)
        || !m_workspace.documents().analysis(selection.document))
        return;
    if (selection.kernel.empty() || m_workspace.launches().isSuspect())
        return end();
    m_step = Step::build;
    Q_EMIT kernelRead();
    Builds& builds = m_workspace.builds();
    if (builds.lastBuild())
        launch();
    else if (!builds.isBuilding())
        builds.build();
}

void FirstRun::launch()
{
    if (m_step != Step::build || m_workspace.builds().isBuilding() || !m_workspace.builds().lastBuild())
        return;
    m_step = Step::launch;
    m_workspace.launches().run(workspace::RunKind::timed);
}

void FirstRun::bundle()
{
    m_step = Step::bundle;
    m_workspace.bundles().build({
        .directory = fromQt(m_bundleFolder),
        .kernels = {},
        .targets = {},
        .target = m_workspace.builds().selection().target,
    });
}

QString FirstRun::waitsFor() const
{
    switch (m_step) {
    case Step::none:
        break;
    case Step::document:
        return QStringLiteral("the kernel to be read");
    case Step::build:
        return QStringLiteral("the build");
    case Step::launch:
        return QStringLiteral("the timed run");
    case Step::bundle:
        return QStringLiteral("the bundle");
    }
    return {};
}

void FirstRun::end()
{
    if (std::exchange(m_step, Step::none) != Step::none)
        Q_EMIT ended();
}

} // namespace hawk::ui
