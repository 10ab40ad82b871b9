// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/status_line.h"

#include <algorithm>

#include <QEvent>
#include <QProgressBar>
#include <QThread>
#include <QToolButton>

#include "common/core_phrase.h"
#include "common/icons.h"
#include "common/qt_text.h"
#include "common/spell.h"
#include "common/visible_name.h"
#include "shell/elided_label.h"
#include "workspace/job_kinds.h"

namespace hawk::ui {

using workspace::Builds;
using workspace::DocumentId;
using workspace::Launches;

namespace {

/// Reading, saving and listing are short, and half of a file is of no use to anybody.
bool isStoppable(const workspace::RunningJob& job)
{
    const std::string& kind = job.key.kind;
    return kind == workspace::runJobKind || kind == workspace::bundleJobKind || workspace::isBuild(job.key);
}

} // namespace

StatusLine::StatusLine(workspace::Workspace& workspace, QWidget* parent)
    : QStatusBar(parent)
    , m_workspace(workspace)
    , m_caret(new ElidedLabel(this))
    , m_kernel(new ElidedLabel(this))
    , m_requests(new ElidedLabel(this))
    , m_worker(new ElidedLabel(this))
    , m_threads(new ElidedLabel(this))
    , m_target(new ElidedLabel(this))
    , m_job(new ElidedLabel(this))
    , m_progress(new QProgressBar(this))
    , m_stop(new QToolButton(this))
{
    setSizeGripEnabled(false);
    for (ElidedLabel* label : {m_caret, m_kernel, m_requests, m_worker, m_threads, m_target})
        addWidget(label);
    m_progress->setMaximumWidth(fontMetrics().averageCharWidth() * 16);
    m_progress->setMaximumHeight(fontMetrics().height());
    m_progress->setTextVisible(false);
    m_stop->setAutoRaise(true);
    m_stop->setIcon(icon(u"stop"));
    for (QWidget* part :
         {static_cast<QWidget*>(m_job), static_cast<QWidget*>(m_progress), static_cast<QWidget*>(m_stop)}) {
        addPermanentWidget(part);
        part->hide();
    }

    connect(m_stop, &QToolButton::clicked, this, [this] { m_workspace.jobs().cancel(m_jobOnShow); });
    for (const auto signal : {&Builds::selectionChanged, &Builds::cellsChanged, &Builds::kernelsChanged})
        connect(&workspace.builds(), signal, this, &StatusLine::showKernel);
    connect(&workspace.documents(), &workspace::Documents::analysed, this, &StatusLine::showKernel);
    connect(&workspace.cache(), &workspace::CacheState::changed, this, &StatusLine::showRequests);
    connect(&workspace.launches(), &Launches::started, this, &StatusLine::showWorker);
    connect(&workspace.launches(), &Launches::finished, this, &StatusLine::showWorker);
    connect(&workspace.jobs(), &workspace::Jobs::changed, this, [this] {
        showJobs();
        showWorker();
    });
    retranslate();
}

void StatusLine::showCaret(int line, int column)
{
    m_line = line;
    m_column = column;
    m_caret->setText(line > 0 ? tr("Ln %1, Col %2").arg(line).arg(column) : QString());
    adaptWidth();
}

void StatusLine::showThreads(int threads)
{
    m_threadCount = threads;
    m_threads->setText(tr("%n thread(s)", nullptr, threads > 0 ? threads : QThread::idealThreadCount()));
    adaptWidth();
}

void StatusLine::changeEvent(QEvent* event)
{
    QStatusBar::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void StatusLine::resizeEvent(QResizeEvent* event)
{
    QStatusBar::resizeEvent(event);
    adaptWidth();
}

void StatusLine::adaptWidth()
{
    // Where there is no room for all, some are whole and the least wanted are missing.
    constexpr int gap = 8;
    int room = width() - 2 * gap;
    for (const QWidget* part :
         {static_cast<QWidget*>(m_job), static_cast<QWidget*>(m_progress), static_cast<QWidget*>(m_stop)})
        room -= part->isHidden() ? 0 : part->sizeHint().width() + gap;
    for (ElidedLabel* label : {m_caret, m_kernel, m_requests, m_worker, m_target, m_threads}) {
        room -= label->sizeHint().width() + gap;
        label->setVisible(room >= 0 && !label->text().isEmpty());
    }
}

void StatusLine::retranslate()
{
    m_stop->setToolTip(tr("Stop this job"));
    m_stop->setAccessibleName(tr("Stop this job"));
    m_progress->setAccessibleName(tr("Progress of the job"));
    showCaret(m_line, m_column);
    showThreads(m_threadCount);
    showKernel();
    showRequests();
    showWorker();
    showJobs();
}

QString StatusLine::kernelState() const
{
    const auto& selection = m_workspace.builds().selection();
    const auto analysis = m_workspace.documents().analysis(selection.document);
    if (!analysis)
        return tr("reading");
    const auto kernel =
        std::ranges::find(analysis->module.kernels, selection.kernel, &trace::TracedKernel::name);
    if (kernel == analysis->module.kernels.end() || !kernel->kernel)
        return tr("refused");
    if (m_workspace.builds().isBuilding())
        return tr("building");
    const auto last = m_workspace.builds().lastBuild();
    if (!last)
        return tr("not built");
    return last->built ? tr("ready") : tr("failed");
}

void StatusLine::showKernel()
{
    const auto& selection = m_workspace.builds().selection();
    if (selection.kernel.empty())
        m_kernel->setText(tr("no kernel"));
    else
        m_kernel->setText(
            tr("%1: %2", "name of a kernel: its state").arg(toQt(selection.kernel), kernelState()));
    const auto last = m_workspace.builds().lastGoodBuild();
    if (!last)
        m_target->setText(toQt(selection.target.backend));
    else if (const std::string& device = last->built->target.architecture; !device.empty())
        m_target->setText(toQt(device));
    else
        m_target->setText(toQt(codegen::nameOf(last->built->target.profile)));
    adaptWidth();
}

void StatusLine::showRequests()
{
    const auto& stats = m_workspace.cache().stats();
    if (!stats)
        return;
    QStringList parts{tr("%n hit(s)", nullptr, pluralOf(stats->hits)),
                      tr("%n miss(es)", nullptr, pluralOf(stats->misses))};
    if (stats->failures > 0)
        parts.append(tr("%n failure(s)", nullptr, pluralOf(stats->failures)));
    if (stats->bypassed > 0)
        //: requests that went past the cache
        parts.append(tr("%n bypassed", nullptr, pluralOf(stats->bypassed)));
    //: how the requests to the cache ended: 12 requests = 9 hits + 3 misses
    const QString text = tr("%1 = %2").arg(tr("%n request(s)", nullptr, pluralOf(stats->requests)),
                                           parts.join(QStringLiteral(" + ")));
    m_requests->setText(text);
    adaptWidth();
}

void StatusLine::showWorker()
{
    m_worker->setText(m_workspace.launches().isRunning() ? tr("worker running") : tr("worker idle"));
    adaptWidth();
}

void StatusLine::showJobs()
{
    const auto jobs = m_workspace.jobs().running();
    for (QWidget* part : {static_cast<QWidget*>(m_job), static_cast<QWidget*>(m_progress)})
        part->setVisible(!jobs.empty());
    if (jobs.empty()) {
        m_stop->hide();
        return adaptWidth();
    }
    // The oldest that can be stopped is the one that somebody waits for.
    const auto stoppable = std::ranges::find_if(jobs, isStoppable);
    const workspace::RunningJob& job = stoppable != jobs.end() ? *stoppable : jobs.front();
    m_stop->setVisible(stoppable != jobs.end());
    m_jobOnShow = job.id;
    const QString title = visibleName(translatedPhrase(toQt(job.title)));
    const auto others = static_cast<int>(jobs.size()) - 1;
    m_job->setText(others == 0 ? title : tr("%1 and %n more", nullptr, others).arg(title));
    QStringList all;
    for (const workspace::RunningJob& one : jobs) {
        all.append(one.progress.step.empty()
                       ? translatedPhrase(toQt(one.title))
                       : QStringLiteral("%1: %2").arg(translatedPhrase(toQt(one.title)),
                                                      translatedPhrase(toQt(one.progress.step))));
    }
    m_job->setExplanation(visibleText(all.join(u'\n')));
    m_progress->setRange(0, job.progress.total > 0 ? 1000 : 0);
    if (job.progress.total > 0)
        m_progress->setValue(static_cast<int>(1000 * job.progress.done / job.progress.total));
    m_stop->setEnabled(!job.isStopping);
    adaptWidth();
}

} // namespace hawk::ui
