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

#include "common/colours.h"
#include "plots/plot_accessible.h"

namespace hawk::ui {

namespace {

constexpr double zoomStep = 1.5;
constexpr double dotSize = 3;
constexpr std::size_t smoothPoints = 1000;
constexpr double margin = 0.05; ///< of the height, kept free above a curve

/// Dots in one call of the painter: one by one, as QCPGraph does, ten thousands take half a second.
class DotGraph : public QCPGraph
{
public:
    using QCPGraph::QCPGraph;

protected:
    void drawScatterPlot(QCPPainter* painter, const QVector<QPointF>& scatters,
                         const QCPScatterStyle& style) const override
    {
        const double size = style.size();
        QList<QRectF> dots;
        dots.reserve(scatters.size());
        for (const QPointF& place : scatters)
            dots << QRectF(place.x() - size / 2, place.y() - size / 2, size, size);
        painter->setAntialiasing(false);
        painter->setPen(Qt::NoPen);
        painter->setBrush(pen().color());
        painter->drawRects(dots);
    }
};

QList<double> toList(const std::vector<double>& values)
{
    return {values.begin(), values.end()};
}

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
    auto* bars = new QCPBars(m_plot->xAxis, m_plot->yAxis);
    QList<double> middles, heights;
    double highest = 0;
    for (std::size_t bin = 0; bin < histogram.counts.size(); ++bin) {
        middles << scale * (histogram.edge(bin) + histogram.width / 2);
        heights << static_cast<double>(histogram.counts[bin]);
        highest = std::max(highest, heights.last());
    }
    bars->setWidth(histogram.width * scale);
    bars->setData(middles, heights, true);
    m_content = bars;
    // Counts have no halves.
    const auto whole = QSharedPointer<QCPAxisTickerFixed>::create();
    whole->setTickStep(1);
    whole->setScaleStrategy(QCPAxisTickerFixed::ssMultiples);
    m_plot->yAxis->setTicker(whole);
    fitNumbers();
    m_plot->yAxis->setRange(0, highest > 0 ? highest * (1 + margin) : 1);
    if (!m_isZoomed)
        m_whole = widened({scale * histogram.first, scale * histogram.edge(histogram.counts.size())});
    showAll();
}

void PlotView::showCurve(const std::vector<double>& x, const std::vector<double>& y)
{
    m_plot->clearPlottables();
    auto* graph = m_plot->addGraph();
    graph->setData(toList(x), toList(y), true);
    // A curve that fills its area is painted without smooth edges: it takes a fraction of the time.
    graph->setAntialiased(x.size() < smoothPoints);
    m_content = graph;
    showAll();
}

void PlotView::showDots(const std::vector<double>& x, const std::vector<double>& y)
{
    m_plot->clearPlottables();
    auto* graph = new DotGraph(m_plot->xAxis, m_plot->yAxis);
    graph->setData(toList(x), toList(y));
    graph->setLineStyle(QCPGraph::lsNone);
    graph->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssSquare, dotSize));
    m_content = graph;
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

void PlotView::addMarks()
{
    m_plot->clearItems();
    const Colours colours = coloursFor(palette());
    // Each name below the one before, so that close marks stay readable.
    QCPItemText* above = nullptr;
    for (const PlotMark& mark : m_marks) {
        auto* line = new QCPItemStraightLine(m_plot);
        line->point1->setCoords(mark.position, 0);
        line->point2->setCoords(mark.position, 1);
        line->setPen(QPen(mark.style == Qt::SolidLine ? palette().color(QPalette::Text) : colours.caution, 2,
                          mark.style));
        auto* text = new QCPItemText(m_plot);
        text->position->setTypeX(QCPItemPosition::ptPlotCoords);
        text->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
        text->position->setCoords(mark.position, 0);
        if (above) {
            text->position->setTypeY(QCPItemPosition::ptAbsolute);
            text->position->setParentAnchorY(above->bottom);
        }
        above = text;
        text->setPositionAlignment(Qt::AlignLeft | Qt::AlignTop);
        text->setPadding(QMargins(6, 2, 6, 2));
        text->setText(mark.text);
        text->setFont(font());
        text->setColor(palette().color(QPalette::Text));
        QColor ground = palette().color(QPalette::Base);
        ground.setAlphaF(0.85F);
        text->setBrush(ground);
    }
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
    const Colours colours = coloursFor(palette());
    const QColor text = palette().color(QPalette::Text);
    QColor faint = colours.dimmed;
    faint.setAlphaF(0.3F);
    m_plot->setBackground(palette().color(QPalette::Base));
    for (QCPAxis* axis : {m_plot->xAxis, m_plot->yAxis}) {
        axis->setBasePen(QPen(colours.dimmed));
        axis->setTickPen(QPen(colours.dimmed));
        axis->setSubTickPen(QPen(colours.dimmed));
        axis->setTickLabelColor(text);
        axis->setLabelColor(text);
        axis->setTickLabelFont(font());
        axis->setLabelFont(font());
        axis->grid()->setPen(QPen(faint, 1, Qt::DotLine));
        axis->grid()->setZeroLinePen(Qt::NoPen);
    }
    m_plot->selectionRect()->setPen(QPen(colours.accent));
    QColor area = colours.accent;
    area.setAlphaF(0.2F);
    m_plot->selectionRect()->setBrush(area);
    if (auto* bars = qobject_cast<QCPBars*>(m_content)) {
        // Lighter than the accent, so that the marks stand out from the bars.
        QColor fill = colours.accent;
        fill.setAlphaF(0.55F);
        bars->setPen(QPen(colours.accent, 1));
        bars->setBrush(fill);
    } else if (auto* graph = qobject_cast<QCPGraph*>(m_content)) {
        graph->setPen(QPen(colours.accent, 1.2));
    }
    fitNumbers();
    addMarks();
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

} // namespace hawk::ui
