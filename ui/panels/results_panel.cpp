// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/results_panel.h"

#include <algorithm>
#include <limits>

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

#include "common/action.h"
#include "common/empty_state.h"
#include "common/inline_message.h"
#include "common/qt_text.h"
#include "common/spell.h"
#include "panels/go_to_sample.h"
#include "panels/results_plot.h"
#include "panels/results_saving.h"
#include "panels/results_summary.h"
#include "panels/results_table.h"
#include "panels/results_table_model.h"

namespace hawk::ui {

ResultsPanel::ResultsPanel(workspace::Workspace& workspace, Highlighting&, QWidget* parent)
    : Panel(QStringLiteral("results"), parent)
    , m_workspace(workspace)
    , m_message(new InlineMessage(this))
    , m_saving(new ResultsSaving(workspace.jobs(), *m_message, this))
    , m_what(new QLabel(this))
    , m_goTo(new GoToSample(this))
    , m_rows(new QComboBox(this))
    , m_withInputs(new QCheckBox(this))
    , m_pages(new QStackedWidget(this))
    , m_empty(new EmptyState(this))
    , m_table(new ResultsTable)
    , m_tabs(new QTabWidget)
    , m_plot(new ResultsPlot(workspace.jobs()))
    , m_summary(new ResultsSummary(workspace.jobs()))
{
    makeActions();
    auto* page = new QWidget(m_pages);
    auto* pageLayout = new QVBoxLayout(page);
    pageLayout->setContentsMargins(0, 0, 0, 0);
    pageLayout->setSpacing(0);
    pageLayout->addWidget(makeHead());
    pageLayout->addWidget(makeViews(), 1);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(page);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_message);
    layout->addWidget(m_pages, 1);

    connect(m_saving, &ResultsSaving::refused, this, &ResultsPanel::wantsAttention);
    connect(&m_workspace.launches(), &workspace::Launches::finished, this, &ResultsPanel::requestRefresh);
    connect(&m_workspace.launches(), &workspace::Launches::started, this, &ResultsPanel::requestRefresh);
    connect(&m_workspace.builds(), &workspace::Builds::selectionChanged, this, &ResultsPanel::requestRefresh);
    retranslate();
    refresh();
    updateActions();
}

ResultsPanel::~ResultsPanel() = default;

void ResultsPanel::makeActions()
{
    const auto act = [this](const ActionSpec& spec, auto function) {
        QAction* action = makeAction(spec, this);
        connect(action, &QAction::triggered, this, function);
        return action;
    };
    m_run = act({"results.run", "hawk run FILE", {}, "run"},
                [this] { m_workspace.launches().run(workspace::RunKind::once); });
    m_copy = act({"results.copy", "", {}, "copy"}, [this] { copy(); });
    // In the table alone Ctrl+C means its cells.
    m_copy->setShortcut(QKeySequence::Copy);
    m_copy->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_table->addAction(m_copy);
}

QWidget* ResultsPanel::makeHead()
{
    auto* head = new QWidget;
    auto* layout = new QHBoxLayout(head);
    layout->setContentsMargins(16, 8, 16, 8);
    layout->setSpacing(8);
    // Beside the actions there may be little room for how a run ended.
    m_what->setWordWrap(true);
    layout->addWidget(m_what, 1);
    layout->addWidget(m_rows);
    layout->addWidget(m_goTo);
    layout->addWidget(m_withInputs);
    for (QAction* action : panelActions()) {
        auto* button = new QToolButton(head);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setAutoRaise(true);
        layout->addWidget(button);
    }
    connect(m_goTo, &GoToSample::chosen, this, [this](qlonglong sample) {
        m_message->dismiss();
        m_table->goTo(sample);
        m_table->setFocus(Qt::OtherFocusReason);
    });
    connect(m_goTo, &GoToSample::refused, this, [this](const QString& text) {
        m_message->show(InlineMessage::Kind::warning, [text] {
            return tr("%1 is not the number of a sample. Write a whole number from 0 upwards.").arg(text);
        });
    });
    m_rows->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(m_rows, &QComboBox::currentIndexChanged, this, &ResultsPanel::showGroup);
    connect(m_withInputs, &QCheckBox::toggled, this, &ResultsPanel::showReport);
    return head;
}

QWidget* ResultsPanel::makeViews()
{
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_plot, QString());
    m_tabs->addTab(m_summary, QString());
    auto* views = new QSplitter;
    views->addWidget(m_table);
    views->addWidget(m_tabs);
    views->setStretchFactor(0, 1);
    views->setStretchFactor(1, 1);
    views->setChildrenCollapsible(false);
    connect(m_table, &ResultsTable::currentChanged, this, [this] { m_saving->setPlane(currentPlane()); });
    return views;
}

QString ResultsPanel::title() const
{
    return tr("Results");
}

QList<QAction*> ResultsPanel::panelActions() const
{
    return {m_copy, m_saving->npyAction(), m_saving->csvAction()};
}

void ResultsPanel::retranslate()
{
    m_run->setText(tr("Run once"));
    m_copy->setText(tr("Copy cells"));
    m_copy->setToolTip(tr("Copy the selected cells with tabs between"));
    m_saving->retranslate();
    m_goTo->retranslate();
    m_rows->setAccessibleName(tr("What the rows are"));
    m_rows->setToolTip(tr("Planes with a length of their own have rows of their own"));
    for (std::size_t at = 0; m_report && at < m_groups.size(); ++at)
        m_rows->setItemText(static_cast<int>(at), groupTitle(m_groups[at]));
    m_withInputs->setText(tr("Show &inputs"));
    m_tabs->setTabText(0, tr("Plot"));
    m_tabs->setTabText(1, tr("Summary"));
    m_tabs->setAccessibleName(tr("Views of the results"));
    m_tabs->tabBar()->setAccessibleName(tr("Views of the results"));
    m_empty->set(tr("Run the kernel to see what it writes for each sample."), m_run);
    m_plot->retranslate();
    m_summary->retranslate();
}

void ResultsPanel::refresh()
{
    takeReport();
    m_pages->setCurrentIndex(m_report ? 1 : 0);
    if (!m_report)
        return;
    if (m_shown != m_report) {
        m_shown = m_report;
        showReport();
        m_summary->setResult(*m_report->result);
    }
    m_what->setText(spellRun());
}

QString ResultsPanel::spellRun() const
{
    const QString kernel = toQt(m_report->selection.kernel);
    const QString count = spellCount(m_report->result->sampleCount);
    if (m_workspace.launches().last() != m_report)
        return tr("%1, %2 samples, from the last run that succeeded").arg(kernel, count);
    const auto& done = m_report->result->untilDone;
    if (!done)
        return tr("%1, %2 samples").arg(kernel, count);
    const QString steps = spellCount(static_cast<std::int64_t>(done->largestSteps));
    if (!done->isFinished)
        return tr("%1, %2 of %3 samples finished after %4 steps, the most that are taken")
            .arg(kernel, spellCount(done->finishedSamples), count, steps);
    return tr("%1, %2 samples, all finished after at most %3 steps in %n launch(es)", nullptr,
              static_cast<int>(std::min<std::uint64_t>(done->launches, std::numeric_limits<int>::max())))
        .arg(kernel, count, steps);
}

void ResultsPanel::updateActions()
{
    takeReport();
    m_run->setEnabled(!m_workspace.builds().selection().kernel.empty()
                      && !m_workspace.launches().isRunning());
    m_copy->setEnabled(m_report != nullptr);
}

void ResultsPanel::takeReport()
{
    const auto report = m_workspace.launches().lastGood();
    if (report == m_report)
        return;
    m_report = report;
    m_saving->setReport(report);
    m_saving->setPlane(currentPlane());
}

std::string ResultsPanel::currentPlane() const
{
    if (!m_report)
        return {};
    const auto& columns = m_table->model().columns();
    const auto current = static_cast<std::size_t>(m_table->currentColumn());
    const std::string column = current < columns.size() ? columns[current].name : "";
    const std::string plane = column.substr(0, column.find('['));
    return m_report->result->planes.contains(plane) ? plane : m_report->result->order.front();
}

void ResultsPanel::saveTo(const QString& path)
{
    m_saving->saveTo(path);
}

void ResultsPanel::copy()
{
    catchUp();
    if (m_table->copySelection())
        return;
    m_message->show(InlineMessage::Kind::warning, [] {
        return tr("At most %1 cells can be copied. Save the results as CSV instead.")
            .arg(spellCount(ResultsTable::mostCopiedCells));
    });
    Q_EMIT wantsAttention();
}

} // namespace hawk::ui
