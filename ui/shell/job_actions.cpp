// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/job_actions.h"

#include <algorithm>

#include <QAction>

#include "common/action.h"
#include "common/qt_text.h"
#include "shell/notice_stack.h"

namespace hawk::ui {

using workspace::Builds;
using workspace::Launches;

namespace {

const QString suspect = QStringLiteral("suspect");

} // namespace

JobActions::JobActions(workspace::Workspace& workspace, NoticeStack& notices, QObject* parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_notices(notices)
    , m_next(makeAction({.id = "kernel.next", .shortcut = Qt::ALT | Qt::Key_PageDown, .icon = "down"}, this))
    , m_previous(
          makeAction({.id = "kernel.previous", .shortcut = Qt::ALT | Qt::Key_PageUp, .icon = "up"}, this))
    , m_vjp(makeAction({.id = "kernel.vjp", .verb = "hawk show --derivative vjp"}, this))
    , m_jvp(makeAction({.id = "kernel.jvp", .verb = "hawk show --derivative jvp"}, this))
    , m_primal(makeAction({.id = "kernel.primal", .verb = "hawk show"}, this))
    , m_build(makeAction({.id = "build.kernel",
                          .verb = "hawk build FILE:KERNEL -d DIR",
                          .shortcut = Qt::CTRL | Qt::Key_B,
                          .icon = "build"},
                         this))
    , m_buildAll(makeAction(
          {.id = "build.all", .verb = "hawk build FILE -d DIR", .shortcut = Qt::CTRL | Qt::SHIFT | Qt::Key_B},
          this))
    , m_stopBuild(makeAction({.id = "build.stop"}, this))
    , m_anyway(new QAction(this))
{
    Builds& builds = workspace.builds();
    connect(m_next, &QAction::triggered, this, [this] { step(1); });
    connect(m_previous, &QAction::triggered, this, [this] { step(-1); });
    connect(m_vjp, &QAction::triggered, this, [&builds] { builds.selectDerivative(ir::Direction::reverse); });
    connect(m_jvp, &QAction::triggered, this, [&builds] { builds.selectDerivative(ir::Direction::forward); });
    connect(m_primal, &QAction::triggered, this,
            [&builds] { builds.selectKernel(builds.primalOf(builds.selection().kernel)); });
    connect(m_build, &QAction::triggered, &builds, &Builds::build);
    connect(m_buildAll, &QAction::triggered, &builds, &Builds::buildAll);
    connect(m_stopBuild, &QAction::triggered, &builds, &Builds::cancel);
    connect(m_anyway, &QAction::triggered, this, [this] {
        m_workspace.launches().trustSelection();
        m_notices.dismiss(suspect);
        m_workspace.launches().run(workspace::RunKind::timed);
    });

    for (const auto signal :
         {&Builds::selectionChanged, &Builds::kernelsChanged, &Builds::buildStarted, &Builds::cellsChanged})
        connect(&builds, signal, this, &JobActions::adapt);
    connect(&workspace.jobs(), &workspace::Jobs::changed, this, &JobActions::adapt);
    for (const auto signal : {&Builds::selectionChanged, &Builds::kernelsChanged})
        connect(&builds, signal, this, [this] { m_notices.dismiss(suspect); });
    connect(&workspace.launches(), &Launches::started, this, [this] { m_notices.dismiss(suspect); });
    // Behind those who take the analysis over, for whom the selection moves.
    connect(&workspace.documents(), &workspace::Documents::analysed, this, &JobActions::offerSuspect,
            Qt::QueuedConnection);
    retranslate();
    adapt();
}

QList<QAction*> JobActions::actions() const
{
    return {m_next, m_previous, m_vjp, m_jvp, m_primal, m_build, m_buildAll, m_stopBuild};
}

void JobActions::retranslate()
{
    const auto set = [](QAction* action, const QString& text, const QString& tip) {
        action->setText(text);
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        action->setToolTip(keys.isEmpty() ? tip
                                          : tr("%1 (%2)", "what a button does (its keys)").arg(tip, keys));
    };
    set(m_next, tr("&Next kernel"), tr("Show the next kernel of the file"));
    set(m_previous, tr("&Previous kernel"), tr("Show the previous kernel of the file"));
    //: Entries of a menu: the derivative of the kernel on show; vjp and jvp are names of the language.
    set(m_vjp, tr("Show &reverse derivative (vjp)"),
        tr("Show, build and run how the results depend on the inputs, from the results back"));
    set(m_jvp, tr("Show &forward derivative (jvp)"),
        tr("Show, build and run how the results change with the inputs"));
    set(m_primal, tr("Show &kernel of this derivative"), tr("Back to the kernel that the derivative is of"));
    set(m_build, tr("&Build kernel"), tr("Compile the kernel, or take it from the cache"));
    set(m_buildAll, tr("Build &all kernels"), tr("Compile every kernel of the file"));
    set(m_stopBuild, tr("&Stop building"), tr("Stop the compilers that are running"));
    m_build->setIconText(tr("Build"));
    m_anyway->setText(tr("Run it anyway"));
}

void JobActions::offerSuspectWhenRead()
{
    m_isOfferDue = true;
    offerSuspect();
}

void JobActions::offerSuspect()
{
    if (!m_isOfferDue || !m_workspace.documents().analysis(m_workspace.builds().selection().document))
        return;
    m_isOfferDue = false;
    if (!m_workspace.launches().isSuspect())
        return;
    m_notices.show(suspect, InlineMessage::Kind::warning,
                   [kernel = toQt(m_workspace.builds().selection().kernel)] {
                       return tr("%1 crashed or did not end when it was last run, so it is not run "
                                 "automatically.")
                           .arg(kernel);
                   },
                   {m_anyway});
}

void JobActions::step(int distance)
{
    const auto kernels = m_workspace.builds().kernels();
    const auto found = std::ranges::find(kernels, m_workspace.builds().selection().kernel);
    if (found == kernels.end())
        return;
    const auto count = static_cast<int>(kernels.size());
    const int next = (static_cast<int>(found - kernels.begin()) + distance + count) % count;
    m_workspace.builds().selectKernel(kernels[static_cast<std::size_t>(next)]);
}

void JobActions::adapt()
{
    Builds& builds = m_workspace.builds();
    const auto kernels = builds.kernels().size();
    for (QAction* action : {m_build, m_buildAll})
        action->setEnabled(kernels > 0);
    for (QAction* action : {m_next, m_previous})
        action->setEnabled(kernels > 1);
    for (QAction* action : {m_vjp, m_jvp})
        action->setEnabled(kernels > 0);
    m_primal->setEnabled(!builds.primalOf(builds.selection().kernel).empty());
    m_stopBuild->setEnabled(builds.isBuilding());
}

} // namespace hawk::ui
