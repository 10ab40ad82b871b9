// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/timing_actions.h"

#include "common/action.h"

namespace hawk::ui {

TimingActions::TimingActions(QObject* parent)
    : QObject(parent)
    , timed(makeAction({"run.timed", "hawk run FILE --time", Qt::Key_F5, "run"}, parent))
    , once(makeAction({"run.once", "hawk run FILE", Qt::CTRL | Qt::Key_F5}, parent))
    , untilDone(makeAction({.id = "run.untilDone", .verb = "hawk run FILE --until-done"}, parent))
    , stop(makeAction({"run.stop", "", Qt::SHIFT | Qt::Key_F5, "stop"}, parent))
    , pin(makeAction({"timing.pin", "hawk run FILE --save-baseline FILE", {}, "pin"}, parent))
    , unpin(makeAction({"timing.unpin", "", {}, "unpin"}, parent))
    , copyMarkdown(
          makeAction({"timing.copyMarkdown", "hawk run FILE --timing-format markdown", {}, "copy"}, parent))
    , copyCsv(makeAction({"timing.copyCsv", "hawk run FILE --timing-format csv", {}, "copy"}, parent))
    , copyJson(makeAction({"timing.copyJson", "hawk run FILE --timing-format json", {}, "copy"}, parent))
    , copyRuns(makeAction({"timing.copyRuns", "hawk run FILE --timing-format csv", {}, "copy"}, parent))
    , resetZoom(makeAction({.id = "timing.resetZoom"}, parent))
{ }

QList<QAction*> TimingActions::all() const
{
    return QList<QAction*>{timed, once, untilDone, stop, pin, unpin} + copies() + QList<QAction*>{resetZoom};
}

void TimingActions::retranslate()
{
    timed->setText(tr("Run and time"));
    timed->setToolTip(tr("Run the kernel many times and show how long a launch takes"));
    once->setText(tr("Run once"));
    untilDone->setText(tr("Run until done"));
    untilDone->setToolTip(tr("Launch a kernel that finishes its samples until all have finished"));
    stop->setText(tr("Stop"));
    stop->setToolTip(tr("Stop the current run"));
    pin->setText(tr("Pin as baseline"));
    pin->setToolTip(tr("Compare every later run with this one"));
    unpin->setText(tr("Unpin baseline"));
    resetZoom->setText(tr("Show all"));
    resetZoom->setToolTip(tr("Show the whole histogram again"));
    copyMarkdown->setText(tr("Copy timing as Markdown"));
    copyCsv->setText(tr("Copy timing as CSV"));
    copyJson->setText(tr("Copy timing as JSON"));
    copyRuns->setText(tr("Copy all runs as CSV"));
}

} // namespace hawk::ui
