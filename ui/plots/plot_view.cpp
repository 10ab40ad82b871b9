// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plots/plot_view.h"

#include <algorithm>
#include <cmath>

#include <QBoxLayout>
#include <QEvent>
#include <QKeyEvent>
#include <QLocale>
#include <qcustomplot.h>

#include "plots/plot_accessible.h"
#include "plots/plot_content.h"
#include "plots/plot_look.h"

namespace hawk::ui {

namespace {

constexpr double zoomStep = 1.5;
constexpr double margin = 0.05; ///< of the height, kept free above what is shown

std::pair<double, double> widened(std::pair<double, double> range)
{
    if (range.second > range.first)
        return range;
    const double around = range.first == 0 ? 0.5 : std::abs(range.first) * 0.005;
    return {range.first - around, range.first + around};
}

} // namespace

PlotView::PlotView(QWidget* parent) : QWidget(parent), m_plot(new QCustomPlot(this))
{
    installPlotAccessibility();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_plot);
    setFocusPolicy(Qt::StrongFocus);
    m_plot->setFocusPolicy(Qt::NoFocus);
    m_plot->setLocale(QLocale());
    m_plot->xAxis->setNumberFormat(QStringLiteral("g"));
    m_plot->xAxis->setNumberPrecision(6);
    m_plot->yAxis->setNumberPrecision(6);
    m_plot->axisRect()->setMinimumMargins(QMargins(8, 8, 8, 8));
    m_plot->setSelectionRectMode(QCP::srmCustom);
    m_plot->setPlottingHint(QCP::phFastPolylines);
    connect(m_plot->selectionRect(), &QCPSelectionRect::accepted, this, [this](const QRect& rectangle) {
        const double low = m_plot->xAxis->pixelToCoord(rectangle.left());
        const double high = m_plot->xAxis->pixelToCoord(rectangle.right());
        if (m_content && rectangle.width() > 2)
            showRange(std::min(low, high), std::max(low, high));
        setFocus(Qt::MouseFocusReason);
    });
    connect(m_plot, &QCustomPlot::mouseDoubleClick, this, &PlotView::resetRange);
    restyle();
}

PlotView::~PlotView() = default;

void PlotView::showBars(const workspace::Histogram& histogram, double scale)
{
    m_plot->clearPlottables();
    m_content = addBars(*m_plot, histogram, scale);
    fitNumbers();
    const double highest =
        static_cast<double>(histogram.counts.empty() ? 0 : *std::ranges::max_element(histogram.counts));
    m_plot->yAxis->setRange(0, highest > 0 ? highest * (1 + margin) : 1);
    if (!m_isZoomed)
        m_whole = widened({scale * histogram.first, scale * histogram.edge(histogram.counts.size())});
    showAll();
}

void PlotView::showCurve(const std::vector<double>& x, const std::vector<double>& y)
{
    m_plot->clearPlottables();
    m_content = addCurve(*m_plot, x, y);
    showAll();
}

void PlotView::showDots(const std::vector<double>& x, const std::vector<double>& y)
{
    m_plot->clearPlottables();
    m_content = addDots(*m_plot, x, y);
    showAll();
}

void PlotView::clear()
{
    m_plot->clearPlottables();
    m_plot->clearItems();
    m_marks.clear();
    m_content = nullptr;
    m_isZoomed = false;
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void PlotView::setAxisTitles(const QString& horizontal, const QString& vertical)
{
    m_plot->xAxis->setLabel(horizontal);
    m_plot->yAxis->setLabel(vertical);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void PlotView::setMarks(std::vector<PlotMark> marks)
{
    m_marks = std::move(marks);
    restyle();
}

void PlotView::showAll()
{
    if (m_content && !qobject_cast<QCPBars*>(m_content)) {
        bool isFound = false;
        const QCPRange across = m_content->getKeyRange(isFound);
        if (isFound)
            m_whole = widened({across.lower, across.upper});
        const QCPRange up = m_content->getValueRange(isFound);
        if (isFound) {
            const auto [low, high] = widened({up.lower, up.upper});
            m_plot->yAxis->setRange(low - margin * (high - low), high + margin * (high - low));
        }
    }
    if (!m_isZoomed)
        m_plot->xAxis->setRange(m_whole.first, m_whole.second);
    restyle();
}

std::pair<double, double> PlotView::visibleRange() const
{
    return {m_plot->xAxis->range().lower, m_plot->xAxis->range().upper};
}

void PlotView::showRange(double low, double high)
{
    if (!(high > low))
        return;
    m_isZoomed = true;
    m_plot->xAxis->setRange(low, high);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
    Q_EMIT rangeChanged();
}

void PlotView::resetRange()
{
    m_isZoomed = false;
    m_plot->xAxis->setRange(m_whole.first, m_whole.second);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
    Q_EMIT rangeChanged();
}

void PlotView::zoom(double factor)
{
    const auto [low, high] = visibleRange();
    const double middle = (low + high) / 2;
    const double half = (high - low) / 2 * factor;
    showRange(std::max(middle - half, m_whole.first), std::min(middle + half, m_whole.second));
}

QSize PlotView::plotSize() const
{
    const QRect inside = m_plot->axisRect()->rect();
    const double ratio = devicePixelRatioF();
    return {static_cast<int>(inside.width() * ratio), static_cast<int>(inside.height() * ratio)};
}

double PlotView::numberDistance() const
{
    const QList<double> ticks = m_plot->yAxis->tickVector();
    return ticks.size() < 2
        ? 0
        : std::abs(m_plot->yAxis->coordToPixel(ticks[1]) - m_plot->yAxis->coordToPixel(ticks[0]));
}

void PlotView::fitNumbers()
{
    constexpr int most = 5;
    // The ticker takes the count as a wish; with two lines for each number a few more still fit.
    const int line = fontMetrics().height();
    m_plot->yAxis->ticker()->setTickCount(std::clamp((height() - 3 * line) / (2 * line), 1, most));
}

void PlotView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitNumbers();
}

QSize PlotView::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 50, fontMetrics().height() * 10};
}

void PlotView::keyPressEvent(QKeyEvent* event)
{
    if (m_content && (event->key() == Qt::Key_Plus || event->key() == Qt::Key_Equal))
        zoom(1 / zoomStep);
    else if (m_content && event->key() == Qt::Key_Minus)
        zoom(zoomStep);
    else if (m_content && event->key() == Qt::Key_Home)
        resetRange();
    else
        QWidget::keyPressEvent(event);
}

void PlotView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange)
        m_plot->setLocale(QLocale());
}

void PlotView::restyle()
{
    stylePlot(*m_plot, palette(), font());
    drawMarks(*m_plot, m_marks, palette(), font());
    fitNumbers();
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

} // namespace hawk::ui
