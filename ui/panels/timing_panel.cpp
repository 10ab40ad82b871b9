// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/timing_panel.h"

#include <algorithm>

#include <QBoxLayout>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>

#include "common/core_phrase.h"
#include "common/empty_state.h"
#include "common/inline_message.h"
#include "common/menu_button.h"
#include "common/qt_text.h"
#include "panels/timing_actions.h"
#include "panels/timing_charts.h"
#include "panels/timing_figures.h"
#include "panels/timing_history_model.h"
#include "text/cancelled.h"
#include "workspace/job_kinds.h"

namespace hawk::ui {

using workspace::LaunchReport;
using workspace::RunKind;

TimingPanel::TimingPanel(workspace::Workspace& workspace, Highlighting&, QWidget* parent)
    : Panel(QStringLiteral("timing"), parent)
    , m_workspace(workspace)
    , m_history(new TimingHistoryModel(this))
    , m_actions(new TimingActions(this))
    , m_message(new InlineMessage(this))
    , m_step(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_copyForms(new QMenu(this))
    , m_copy(new MenuButton(*m_copyForms, this))
    , m_pages(new QStackedWidget(this))
    , m_empty(new EmptyState(this))
    , m_figures(new TimingFigures)
    , m_charts(new TimingCharts(workspace.jobs(), *m_history))
{
    connectActions();
    auto* results = new QSplitter(this);
    results->addWidget(m_figures);
    results->addWidget(m_charts);
    results->setStretchFactor(1, 1);
    results->setChildrenCollapsible(false);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(results);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHead());
    layout->addWidget(m_message);
    layout->addWidget(m_pages, 1);
    connectWorkspace();
    retranslate();
    refresh();
    updateActions();
}

TimingPanel::~TimingPanel() = default;

void TimingPanel::connectActions()
{
    auto& launches = m_workspace.launches();
    const auto at = [this](QAction* action, auto function) {
        connect(action, &QAction::triggered, this, function);
    };
    at(m_actions->timed, [&] { launches.run(RunKind::timed); });
    at(m_actions->once, [&] { launches.run(RunKind::once); });
    at(m_actions->untilDone, [&] { launches.run(RunKind::untilDone); });
    at(m_actions->stop, [&] { launches.cancel(); });
    at(m_actions->pin, [&] { launches.pinBaseline(); });
    at(m_actions->unpin, [&] { launches.unpinBaseline(); });
    at(m_actions->resetZoom, [this] { m_charts->resetZoom(); });
    at(m_actions->copyMarkdown, [this] { copy(workspace::TimingForm::markdown); });
    at(m_actions->copyCsv, [this] { copy(workspace::TimingForm::csv); });
    at(m_actions->copyJson, [this] { copy(workspace::TimingForm::json); });
    at(m_actions->copyRuns,
       [this] { QGuiApplication::clipboard()->setText(toQt(workspace::timingCsv(m_history->reports()))); });
}

QWidget* TimingPanel::makeHead()
{
    auto* head = new QWidget(this);
    auto* layout = new QHBoxLayout(head);
    layout->setContentsMargins(16, 8, 16, 8);
    layout->setSpacing(8);
    const auto add = [&](QAction* action, Qt::ToolButtonStyle style) {
        auto* button = new QToolButton(head);
        button->setDefaultAction(action);
        button->setToolButtonStyle(style);
        button->setAutoRaise(true);
        layout->addWidget(button);
    };
    add(m_actions->timed, Qt::ToolButtonTextBesideIcon);
    add(m_actions->stop, Qt::ToolButtonTextBesideIcon);
    layout->addWidget(m_progress);
    layout->addWidget(m_step, 1);
    add(m_actions->pin, Qt::ToolButtonTextBesideIcon);
    add(m_actions->unpin, Qt::ToolButtonTextBesideIcon);
    add(m_actions->resetZoom, Qt::ToolButtonTextOnly);
    m_copyForms->addActions(m_actions->copies());
    m_copy->setIcon(m_actions->copyMarkdown->icon());
    m_copy->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_copy->setAutoRaise(true);
    layout->addWidget(m_copy);
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_progress->setMaximumWidth(m_progress->fontMetrics().averageCharWidth() * 16);
    return head;
}

void TimingPanel::connectWorkspace()
{
    auto& launches = m_workspace.launches();
    connect(&launches, &workspace::Launches::started, this, [this] {
        m_message->dismiss();
        requestRefresh();
    });
    connect(&launches, &workspace::Launches::finished, this, &TimingPanel::finished);
    connect(&launches, &workspace::Launches::baselineChanged, this, &TimingPanel::requestRefresh);
    connect(&m_workspace.jobs(), &workspace::Jobs::changed, this, &TimingPanel::showProgress);
    connect(&m_workspace.builds(), &workspace::Builds::selectionChanged, this, &TimingPanel::requestRefresh);
    connect(&m_workspace.documents(), &workspace::Documents::analysed, this, &TimingPanel::requestRefresh);
    connect(m_charts, &TimingCharts::zoomChanged, this, &TimingPanel::updateActions);
}

QString TimingPanel::title() const
{
    return tr("Timing");
}

QList<QAction*> TimingPanel::panelActions() const
{
    return m_actions->all();
}

void TimingPanel::retranslate()
{
    m_actions->retranslate();
    m_copy->setText(tr("Copy"));
    m_copy->setAccessibleName(tr("Copy the timing"));
    m_progress->setAccessibleName(tr("A run is in progress"));
    m_empty->set(tr("Run the kernel to see how long a launch takes, and how far to trust the number."),
                 m_actions->timed);
    m_charts->retranslate();
}

void TimingPanel::refresh()
{
    showProgress();
    showFigures();
}

void TimingPanel::showFigures()
{
    auto& launches = m_workspace.launches();
    const auto timed = launches.lastTimed();
    m_pages->setCurrentIndex(timed ? 1 : 0);
    const auto comparison = launches.comparison();
    const auto baseline = launches.baseline();
    m_charts->show(timed, comparison ? baseline.get() : nullptr);
    if (!timed)
        return;
    const bool hasFailed = launches.last() != timed && launches.last()->error;
    const bool isOfOther = !(timed->selection == m_workspace.builds().selection());
    const bool isOld = m_workspace.documents().contains(timed->selection.document)
        && m_workspace.documents().facts(timed->selection.document).revision != timed->revision;
    m_figures->show(*timed, baseline.get(), comparison,
                    hasFailed || isOfOther || isOld ? TimingFigures::Age::old : TimingFigures::Age::current);
}

void TimingPanel::showProgress()
{
    const auto running = m_workspace.jobs().running();
    const auto run =
        std::ranges::find_if(running, [](const auto& job) { return job.key.kind == workspace::runJobKind; });
    const bool isRunning = m_workspace.launches().isRunning();
    m_progress->setVisible(isRunning);
    m_step->setText(!isRunning                       ? QString()
                        : run == running.end()       ? tr("Waiting for the kernel")
                        : run->isStopping            ? tr("Stopping")
                        : run->progress.step.empty() ? translatedPhrase(toQt(run->title))
                                                     : translatedPhrase(toQt(run->progress.step)));
    updateActions();
}

void TimingPanel::finished(const std::shared_ptr<const LaunchReport>& report)
{
    if (report->result && report->result->timing)
        m_history->add(*report, m_workspace.launches().comparison());
    if (report->result) {
        m_message->dismiss();
    } else if (text::isCancelled(*report->error)) {
        m_message->show(InlineMessage::Kind::note, [] { return tr("The run was stopped."); });
    } else {
        m_message->show(*report->error);
        Q_EMIT wantsAttention();
    }
    requestRefresh();
}

void TimingPanel::updateActions()
{
    const auto& launches = m_workspace.launches();
    const bool hasKernel = !m_workspace.builds().selection().kernel.empty();
    const bool isRunning = launches.isRunning();
    const bool hasTiming = launches.lastTimed() != nullptr;
    m_actions->timed->setEnabled(hasKernel && !isRunning);
    m_actions->once->setEnabled(hasKernel && !isRunning);
    m_actions->untilDone->setEnabled(launches.canBeDone() && !isRunning);
    m_actions->stop->setEnabled(isRunning);
    m_actions->pin->setEnabled(hasTiming && launches.baseline() != launches.lastTimed());
    m_actions->unpin->setEnabled(launches.baseline() != nullptr);
    for (QAction* action : m_actions->copies())
        action->setEnabled(hasTiming);
    m_copy->setEnabled(hasTiming);
    m_actions->resetZoom->setEnabled(m_charts->isZoomed());
}

void TimingPanel::copy(workspace::TimingForm form)
{
    const auto& launches = m_workspace.launches();
    if (const auto timed = launches.lastTimed())
        QGuiApplication::clipboard()->setText(
            toQt(workspace::spellTiming(timingReportOf(*timed, launches.comparison()), form)));
}

} // namespace hawk::ui
