// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plots/plot_content.h"

#include <qcustomplot.h>

namespace hawk::ui {

namespace {

constexpr double dotSize = 3;
constexpr std::size_t smoothPoints = 1000;

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

} // namespace

QCPAbstractPlottable* addBars(QCustomPlot& plot, const workspace::Histogram& histogram, double scale)
{
    auto* bars = new QCPBars(plot.xAxis, plot.yAxis);
    QList<double> middles, heights;
    for (std::size_t bin = 0; bin < histogram.counts.size(); ++bin) {
        middles << scale * (histogram.edge(bin) + histogram.width / 2);
        heights << static_cast<double>(histogram.counts[bin]);
    }
    bars->setWidth(histogram.width * scale);
    bars->setData(middles, heights, true);
    // Counts have no halves.
    const auto whole = QSharedPointer<QCPAxisTickerFixed>::create();
    whole->setTickStep(1);
    whole->setScaleStrategy(QCPAxisTickerFixed::ssMultiples);
    plot.yAxis->setTicker(whole);
    return bars;
}

QCPAbstractPlottable* addCurve(QCustomPlot& plot, const std::vector<double>& x, const std::vector<double>& y)
{
    auto* graph = plot.addGraph();
    graph->setData(toList(x), toList(y), true);
    // A curve that fills its area is painted without smooth edges: it takes a fraction of the time.
    graph->setAntialiased(x.size() < smoothPoints);
    return graph;
}

QCPAbstractPlottable* addDots(QCustomPlot& plot, const std::vector<double>& x, const std::vector<double>& y)
{
    auto* graph = new DotGraph(plot.xAxis, plot.yAxis);
    graph->setData(toList(x), toList(y));
    graph->setLineStyle(QCPGraph::lsNone);
    graph->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssSquare, dotSize));
    return graph;
}

} // namespace hawk::ui
