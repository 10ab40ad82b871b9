// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/results_panel.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPointer>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>

#include "common/action.h"
#include "common/empty_state.h"
#include "common/inline_message.h"
#include "common/qt_text.h"
#include "common/spell.h"
#include "data/csv.h"
#include "data/npy.h"
#include "panels/results_plot.h"
#include "panels/results_summary_model.h"
#include "panels/results_table.h"
#include "panels/results_table_model.h"

namespace hawk::ui {

using workspace::LaunchReport;
using workspace::PlaneColumn;

namespace {

void append(std::vector<PlaneColumn>& columns, const std::string& name, const data::Array& array,
            std::int64_t sampleCount)
{
    std::vector<PlaneColumn> more = workspace::columnsOf(name, array, sampleCount);
    std::ranges::move(more, std::back_inserter(columns));
}

std::vector<PlaneColumn> outputColumns(const LaunchReport& report)
{
    std::vector<PlaneColumn> columns;
    for (const std::string& name : report.result->order)
        append(columns, name, report.result->planes.at(name), report.result->sampleCount);
    return columns;
}

/// Planes that went in and were not written.
std::vector<PlaneColumn> inputColumns(const LaunchReport& report)
{
    std::vector<PlaneColumn> columns;
    for (const auto& [name, array] : report.inputs) {
        if (!report.result->planes.contains(name))
            append(columns, name, array, report.result->sampleCount);
    }
    return columns;
}

} // namespace

ResultsPanel::ResultsPanel(workspace::Workspace& workspace, Highlighting&, QWidget* parent)
    : Panel(QStringLiteral("results"), parent)
    , m_workspace(workspace)
    , m_message(new InlineMessage(this))
    , m_what(new QLabel(this))
    , m_goToLabel(new QLabel(this))
    , m_goTo(new QLineEdit(this))
    , m_withInputs(new QCheckBox(this))
    , m_pages(new QStackedWidget(this))
    , m_empty(new EmptyState(this))
    , m_table(new ResultsTable)
    , m_tabs(new QTabWidget)
    , m_plot(new ResultsPlot(workspace.jobs()))
    , m_summaryModel(new ResultsSummaryModel(this))
    , m_summary(new QTableView)
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

    connect(&m_workspace.launches(), &workspace::Launches::finished, this, &ResultsPanel::requestRefresh);
    connect(&m_workspace.launches(), &workspace::Launches::started, this, &ResultsPanel::requestRefresh);
    connect(&m_workspace.builds(), &workspace::Builds::selectionChanged, this, &ResultsPanel::requestRefresh);
    retranslate();
    refresh();
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
    m_saveNpy = act({"results.saveNpy", "hawk run FILE -o y=y.npy", {}, "save"},
                    [this] { chooseFile(QStringLiteral("npy")); });
    m_saveCsv = act({"results.saveCsv", "hawk run FILE -o y=y.csv", {}, "save"},
                    [this] { chooseFile(QStringLiteral("csv")); });
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
    layout->addWidget(m_what, 1);
    m_goToLabel->setBuddy(m_goTo);
    m_goTo->setMaximumWidth(m_goTo->fontMetrics().averageCharWidth() * 16);
    layout->addWidget(m_goToLabel);
    layout->addWidget(m_goTo);
    layout->addWidget(m_withInputs);
    for (QAction* action : {m_copy, m_saveNpy, m_saveCsv}) {
        auto* button = new QToolButton(head);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setAutoRaise(true);
        layout->addWidget(button);
    }
    connect(m_goTo, &QLineEdit::returnPressed, this, &ResultsPanel::goToTyped);
    connect(m_withInputs, &QCheckBox::toggled, this, &ResultsPanel::showReport);
    return head;
}

QWidget* ResultsPanel::makeViews()
{
    m_summary->setModel(m_summaryModel);
    m_summary->setFrameShape(QFrame::NoFrame);
    m_summary->setShowGrid(false);
    m_summary->setTabKeyNavigation(false);
    m_summary->verticalHeader()->hide();
    m_summary->verticalHeader()->setDefaultSectionSize(m_summary->fontMetrics().height() + 8);
    m_summary->horizontalHeader()->setHighlightSections(false);
    m_summary->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_plot, QString());
    m_tabs->addTab(m_summary, QString());
    auto* views = new QSplitter;
    views->addWidget(m_table);
    views->addWidget(m_tabs);
    views->setStretchFactor(0, 1);
    views->setStretchFactor(1, 1);
    views->setChildrenCollapsible(false);
    connect(m_table, &ResultsTable::currentChanged, this,
            [this] { m_saveNpy->setText(tr("Save %1 as NPY…").arg(toQt(currentPlane()))); });
    return views;
}

QString ResultsPanel::title() const
{
    return tr("Results");
}

QList<QAction*> ResultsPanel::panelActions() const
{
    return {m_copy, m_saveNpy, m_saveCsv};
}

void ResultsPanel::retranslate()
{
    m_run->setText(tr("Run once"));
    m_copy->setText(tr("Copy cells"));
    m_copy->setToolTip(tr("Copy the selected cells with tabs between"));
    m_saveNpy->setText(tr("Save %1 as NPY…").arg(toQt(currentPlane())));
    m_saveCsv->setText(tr("Save all as CSV…"));
    m_goToLabel->setText(tr("&Go to sample"));
    m_goTo->setAccessibleName(tr("Go to sample"));
    m_withInputs->setText(tr("Show &inputs"));
    m_tabs->setTabText(0, tr("Plot"));
    m_tabs->setTabText(1, tr("Summary"));
    m_tabs->setAccessibleName(tr("Views of the results"));
    m_tabs->tabBar()->setAccessibleName(tr("Views of the results"));
    m_summary->setAccessibleName(tr("Summary of the outputs"));
    m_empty->set(tr("Run the kernel to see what it writes for each sample."), m_run);
    m_plot->retranslate();
    m_summaryModel->retranslate();
}

void ResultsPanel::refresh()
{
    const auto& launches = m_workspace.launches();
    const auto report = launches.lastGood();
    m_run->setEnabled(!m_workspace.builds().selection().kernel.empty() && !launches.isRunning());
    m_pages->setCurrentIndex(report ? 1 : 0);
    for (QAction* action : {m_copy, m_saveNpy, m_saveCsv})
        action->setEnabled(report != nullptr);
    if (report && report != m_report) {
        m_report = report;
        showReport();
        summarize(
            [&] {
                Planes planes;
                for (const std::string& name : report->result->order)
                    planes.emplace_back(name, report->result->planes.at(name));
                return planes;
            }(),
            report->result->sampleCount);
    }
    if (!report)
        return;
    const bool hasFailed = launches.last() != report;
    const QString kernel = toQt(report->selection.kernel);
    const QString count = spellCount(report->result->sampleCount);
    m_what->setText(hasFailed ? tr("%1, %2 samples, from the last run that succeeded").arg(kernel, count)
                              : tr("%1, %2 samples").arg(kernel, count));
}

void ResultsPanel::showReport()
{
    if (!m_report)
        return;
    std::vector<PlaneColumn> outputs = outputColumns(*m_report);
    std::vector<PlaneColumn> inputs = inputColumns(*m_report);
    std::vector<PlaneColumn> shown = outputs;
    if (m_withInputs->isChecked())
        std::ranges::copy(inputs, std::back_inserter(shown));
    m_table->setColumns(std::move(shown));
    m_plot->setColumns(std::move(outputs), std::move(inputs));
    m_saveNpy->setText(tr("Save %1 as NPY…").arg(toQt(currentPlane())));
}

void ResultsPanel::summarize(const Planes& planes, std::int64_t sampleCount)
{
    m_summaryModel->setPlanes(planes);
    using Summaries = std::vector<workspace::ColumnSummary>;
    m_workspace.jobs().start<Summaries>(
        {{0, "summary"}, fromQt(tr("Counting the results")), workspace::Pool::data},
        [planes, sampleCount](const process::JobContext& job) {
            Summaries summaries;
            for (const auto& [name, array] : planes)
                summaries.push_back(
                    workspace::summarizeColumns(workspace::columnsOf(name, array, sampleCount), job));
            return summaries;
        },
        [guarded = QPointer(this)](Summaries summaries) {
            if (guarded)
                guarded->m_summaryModel->setSummaries(std::move(summaries));
        });
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

void ResultsPanel::chooseFile(const QString& suffix)
{
    auto* chooser = new QFileDialog(this, tr("Save results"));
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setAcceptMode(QFileDialog::AcceptSave);
    chooser->setDefaultSuffix(suffix);
    const bool isTable = suffix == QLatin1StringView("csv");
    chooser->setNameFilter(isTable ? tr("Tables (*.csv)") : tr("NumPy arrays (*.npy)"));
    chooser->selectFile(toQt(isTable ? m_report->selection.kernel : currentPlane()) + u'.' + suffix);
    connect(chooser, &QFileDialog::fileSelected, this, &ResultsPanel::saveTo);
    chooser->open();
}

void ResultsPanel::saveTo(const QString& path)
{
    if (!m_report)
        return;
    const bool isTable = path.endsWith(QLatin1StringView(".csv"), Qt::CaseInsensitive);
    m_workspace.jobs().start<Result<void>>(
        {{0, "save results " + fromQt(path)}, fromQt(tr("Writing %1").arg(path)), workspace::Pool::files},
        [report = m_report, plane = currentPlane(), file = fromQt(path),
         isTable](const process::JobContext&) {
            if (!isTable)
                return data::saveNpy(file, report->result->planes.at(plane));
            Planes planes;
            for (const std::string& name : report->result->order)
                planes.emplace_back(name, report->result->planes.at(name));
            return data::writeCsv(file, planes);
        },
        [guarded = QPointer(this), path](const Result<void>& saved) {
            if (!guarded)
                return;
            if (saved)
                guarded->m_message->show(InlineMessage::Kind::note, tr("Saved to %1.").arg(path));
            else
                guarded->m_message->show(saved.error());
        });
}

void ResultsPanel::copy()
{
    if (!m_table->copySelection())
        m_message->show(InlineMessage::Kind::warning,
                        tr("At most %1 cells can be copied. Save the results as CSV instead.")
                            .arg(spellCount(ResultsTable::mostCopiedCells)));
}

void ResultsPanel::goToTyped()
{
    bool isRead = false;
    const QString text = m_goTo->text().trimmed();
    qlonglong sample = QLocale().toLongLong(text, &isRead);
    if (!isRead)
        sample = text.toLongLong(&isRead);
    if (!isRead)
        return m_message->show(
            InlineMessage::Kind::warning,
            tr("%1 is not the number of a sample. Write a whole number from 0 upwards.").arg(text));
    m_message->dismiss();
    m_table->goTo(sample);
    m_table->setFocus(Qt::OtherFocusReason);
}

} // namespace hawk::ui
