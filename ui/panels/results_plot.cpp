// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/results_plot.h"

#include <algorithm>
#include <utility>

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QPointer>
#include <QSignalBlocker>

#include "common/qt_text.h"
#include "common/spell.h"
#include "plots/plot_view.h"
#include "workspace/plane_plot.h"

namespace hawk::ui {

using workspace::PlaneColumn;
using workspace::PlotPoints;

static constexpr std::chrono::milliseconds resizePause{100};
static constexpr int dotSize = 3; ///< pixels

ResultsPlot::ResultsPlot(workspace::Jobs& jobs, QWidget* parent)
    : QWidget(parent)
    , m_jobs(jobs)
    , m_verticalLabel(new QLabel(this))
    , m_vertical(new QComboBox(this))
    , m_horizontalLabel(new QLabel(this))
    , m_horizontal(new QComboBox(this))
    , m_note(new QLabel(this))
    , m_view(new PlotView(this))
{
    m_verticalLabel->setBuddy(m_vertical);
    m_horizontalLabel->setBuddy(m_horizontal);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(8, 4, 8, 4);
    head->setSpacing(8);
    head->addWidget(m_verticalLabel);
    head->addWidget(m_vertical);
    head->addWidget(m_horizontalLabel);
    head->addWidget(m_horizontal);
    head->addWidget(m_note, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(m_view, 1);
    m_pause.setSingleShot(true);
    m_pause.setInterval(resizePause);
    connect(&m_pause, &QTimer::timeout, this, &ResultsPlot::plot);
    connect(m_vertical, &QComboBox::currentIndexChanged, this, &ResultsPlot::plot);
    connect(m_horizontal, &QComboBox::currentIndexChanged, this, &ResultsPlot::plot);
}

QString ResultsPlot::rowTitle() const
{
    return m_rows.isEmpty() ? tr("Sample number") : m_rows;
}

void ResultsPlot::setColumns(std::vector<PlaneColumn> outputs, std::vector<PlaneColumn> inputs,
                             const QString& rows)
{
    m_rows = rows;
    m_outputs = std::move(outputs);
    m_inputs = std::move(inputs);
    const QSignalBlocker quiet(m_vertical), quietToo(m_horizontal);
    const QString up = m_vertical->currentText();
    const QString across = m_horizontal->currentText();
    const bool isFirst = m_vertical->count() == 0;
    m_vertical->clear();
    m_horizontal->clear();
    m_horizontal->addItem(rowTitle());
    for (const PlaneColumn& column : m_inputs)
        m_horizontal->addItem(toQt(column.name));
    for (const PlaneColumn& column : m_outputs) {
        m_vertical->addItem(toQt(column.name));
        m_horizontal->addItem(toQt(column.name));
    }
    m_vertical->setCurrentIndex(std::max(m_vertical->findText(up), m_outputs.empty() ? -1 : 0));
    const int kept = m_horizontal->findText(across);
    m_horizontal->setCurrentIndex(isFirst || kept < 0 ? (m_inputs.empty() ? 0 : 1) : kept);
    plot();
}

void ResultsPlot::plot()
{
    const int up = m_vertical->currentIndex();
    const int across = m_horizontal->currentIndex();
    if (up < 0 || across < 0) {
        m_view->clear();
        return;
    }
    if (!isVisible())
        return;
    const PlaneColumn y = m_outputs[static_cast<std::size_t>(up)];
    std::optional<PlaneColumn> x;
    if (across > 0) {
        const auto chosen = static_cast<std::size_t>(across - 1);
        x = chosen < m_inputs.size() ? m_inputs[chosen] : m_outputs[chosen - m_inputs.size()];
        if (x->count < y.count)
            return m_view->clear();
    }
    const QSize size = m_view->plotSize().expandedTo(QSize(1, 1));
    m_view->setAxisTitles(m_horizontal->currentText(), m_vertical->currentText());
    m_jobs.start<PlotPoints>(
        {{0, "plot"}, fromQt(tr("Plotting %1").arg(m_vertical->currentText())), workspace::Pool::data},
        [x, y, size](const process::JobContext& job) {
            const auto width = static_cast<std::size_t>(size.width());
            // A dot covers a few pixels; more dots than places for them would only take time to paint.
            const auto dotsAcross = static_cast<std::size_t>(size.width() / dotSize + 1);
            const auto dotsUp = static_cast<std::size_t>(size.height() / dotSize + 1);
            return x ? workspace::plotAgainst(*x, y, dotsAcross, dotsUp, job)
                     : workspace::plotOverSamples(y, width, job);
        },
        [guarded = QPointer(this), isDots = x.has_value()](const PlotPoints& points) {
            if (!guarded)
                return;
            if (isDots)
                guarded->m_view->showDots(points.x, points.y);
            else
                guarded->m_view->showCurve(points.x, points.y);
            guarded->m_note->setText(points.skippedCount > 0
                                         ? tr("Not shown, because they are no finite numbers: %1")
                                               .arg(spellCount(points.skippedCount))
                                         : QString());
        });
}

void ResultsPlot::retranslate()
{
    m_verticalLabel->setText(tr("&Plot"));
    m_vertical->setAccessibleName(tr("Output on the vertical axis"));
    m_horizontalLabel->setText(tr("&against"));
    m_horizontal->setAccessibleName(tr("Values on the horizontal axis"));
    m_view->setAccessibleName(tr("Plot of an output"));
    m_view->setAccessibleDescription(tr("The table shows the same numbers."));
    if (m_horizontal->count() > 0)
        m_horizontal->setItemText(0, rowTitle());
}

void ResultsPlot::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_pause.start();
}

void ResultsPlot::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_pause.start();
}

} // namespace hawk::ui
