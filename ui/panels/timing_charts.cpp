// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/timing_charts.h"

#include <optional>
#include <utility>

#include <QHeaderView>
#include <QPointer>
#include <QTableView>
#include <QTreeWidget>

#include "common/qt_text.h"
#include "common/spell.h"
#include "panels/timing_bins_model.h"
#include "panels/timing_history_model.h"
#include "plots/plot_view.h"

namespace hawk::ui {

namespace {

constexpr std::size_t mostBins = 80;

/// The unit in which spellSeconds() says a time of this size.
struct Unit {
    double factor;
    QString title;
};
Unit unitFor(double seconds)
{
    if (seconds >= 0.9995)
        return {1, TimingCharts::tr("Time of one launch in s")};
    if (seconds >= 1e-4)
        return {1e3, TimingCharts::tr("Time of one launch in ms")};
    if (seconds >= 1e-7)
        return {1e6, TimingCharts::tr("Time of one launch in µs")};
    return {1e9, TimingCharts::tr("Time of one launch in ns")};
}

} // namespace

TimingCharts::TimingCharts(workspace::Jobs& jobs, TimingHistoryModel& history, QWidget* parent)
    : QTabWidget(parent)
    , m_jobs(jobs)
    , m_histogram(new PlotView(this))
    , m_binsModel(new TimingBinsModel(this))
    , m_bins(makeTable(*m_binsModel))
    , m_historyModel(history)
    , m_history(makeTable(history))
    , m_environment(new QTreeWidget(this))
{
    setDocumentMode(true);
    m_environment->setRootIsDecorated(false);
    m_environment->setColumnCount(2);
    m_environment->setFrameShape(QFrame::NoFrame);
    for (QWidget* page : std::initializer_list<QWidget*>{m_histogram, m_bins, m_history, m_environment})
        addTab(page, QString());
    connect(m_histogram, &PlotView::rangeChanged, this, [this] {
        bin();
        Q_EMIT zoomChanged();
    });
}

QTableView* TimingCharts::makeTable(QAbstractItemModel& model)
{
    auto* table = new QTableView(this);
    table->setModel(&model);
    table->setFrameShape(QFrame::NoFrame);
    table->setShowGrid(false);
    table->setAlternatingRowColors(true);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setTabKeyNavigation(false);
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + 8);
    return table;
}

void TimingCharts::show(std::shared_ptr<const workspace::LaunchReport> report,
                        const workspace::LaunchReport* baseline)
{
    const bool isOther = report != m_report;
    m_report = std::move(report);
    if (!m_report) {
        m_histogram->clear();
        m_binsModel->show({});
        m_environment->clear();
        return;
    }
    if (isOther) {
        m_histogram->clear();
        fillEnvironment();
        // A few slow repetitions would press all others into one bar; "Show all" brings them back.
        const launch::Timing& timing = *m_report->result->timing;
        const double scale = unitFor(timing.median).factor;
        if (const auto range = workspace::mainRange(timing.samples))
            m_histogram->showRange(range->first * scale, range->second * scale);
        else
            bin();
    }
    setMarks(baseline);
}

void TimingCharts::bin()
{
    if (!m_report)
        return;
    const launch::Timing& timing = *m_report->result->timing;
    const auto [scale, title] = unitFor(timing.median);
    m_scale = scale;
    std::optional<std::pair<double, double>> range;
    std::ptrdiff_t outside = 0;
    if (m_histogram->isZoomed()) {
        const auto [low, high] = m_histogram->visibleRange();
        range = {low / scale, high / scale};
        outside = std::ranges::count_if(
            timing.samples, [&](double value) { return value < range->first || value > range->second; });
    }
    //: %1: what the axis shows, for example: Time of one launch in ms
    m_histogram->setAxisTitles(
        outside > 0 ? tr("%1; %n repetition(s) outside", nullptr, static_cast<int>(outside)).arg(title)
                    : title,
        tr("Repetitions"));
    m_jobs.start<workspace::Histogram>(
        {{0, "histogram"}, fromQt(tr("Sorting the repetitions")), workspace::Pool::data},
        [report = m_report, range](const process::JobContext&) {
            return workspace::binValues(report->result->timing->samples, mostBins, range);
        },
        [guarded = QPointer(this), scale](workspace::Histogram histogram) {
            if (!guarded)
                return;
            guarded->m_histogram->showBars(histogram, scale);
            guarded->m_binsModel->show(std::move(histogram));
        });
}

void TimingCharts::setMarks(const workspace::LaunchReport* baseline)
{
    const launch::Timing& timing = *m_report->result->timing;
    const double scale = unitFor(timing.median).factor;
    std::vector<PlotMark> marks = {
        {timing.median * scale, tr("median %1").arg(spellSeconds(timing.median)), Qt::SolidLine}};
    if (baseline) {
        const double median = baseline->result->timing->median;
        marks.push_back({median * scale, tr("baseline %1").arg(spellSeconds(median)), Qt::DashLine});
    }
    m_histogram->setMarks(std::move(marks));
}

void TimingCharts::fillEnvironment()
{
    m_environment->clear();
    for (const auto& [name, value] : m_report->result->timing->environment) {
        auto* item = new QTreeWidgetItem(m_environment, {toQt(name), toQt(value)});
        item->setToolTip(1, toQt(value));
    }
    m_environment->resizeColumnToContents(0);
}

void TimingCharts::resetZoom()
{
    m_histogram->resetRange();
}

bool TimingCharts::isZoomed() const
{
    return m_histogram->isZoomed();
}

void TimingCharts::retranslate()
{
    const QStringList titles = {tr("Histogram"), tr("Histogram as a table"), tr("Runs"), tr("Environment")};
    for (int page = 0; page < count(); ++page) {
        setTabText(page, titles[page]);
        widget(page)->setAccessibleName(titles[page]);
    }
    setAccessibleName(tr("Views of the timing"));
    tabBar()->setAccessibleName(tr("Views of the timing"));
    m_histogram->setAccessibleDescription(tr("The next page shows the same numbers as a table."));
    m_environment->setHeaderLabels({tr("Fact"), tr("Value")});
    m_binsModel->retranslate();
    m_historyModel.retranslate();
    bin();
}

} // namespace hawk::ui
