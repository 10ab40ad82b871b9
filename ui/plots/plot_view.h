// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <utility>
#include <vector>

#include <QWidget>

#include "plots/plot_mark.h"
#include "workspace/histogram.h"

class QCPAbstractPlottable;
class QCustomPlot;

namespace hawk::ui {

/// One plot: bars, a curve or dots over labelled axes in the colours of the palette. Dragging across it or
/// the keys + and - choose a part of the horizontal axis, Home or a double click shows everything again. The
/// owner offers the same numbers as a table.
class PlotView : public QWidget
{
    Q_OBJECT

public:
    explicit PlotView(QWidget* parent = nullptr);
    ~PlotView() override;

    /// Positions are multiplied by `scale` for the axis, for example 1e3 for seconds in milliseconds.
    void showBars(const workspace::Histogram& histogram, double scale);
    /// x ascending; a curve is joined, dots are not.
    void showCurve(const std::vector<double>& x, const std::vector<double>& y);
    void showDots(const std::vector<double>& x, const std::vector<double>& y);
    void clear();

    void setAxisTitles(const QString& horizontal, const QString& vertical);
    /// In the units of the axis. Kept until set again.
    void setMarks(std::vector<PlotMark> marks);

    /// The part of the horizontal axis that is seen, in its units.
    std::pair<double, double> visibleRange() const;
    void showRange(double low, double high);
    /// Everything that was shown.
    void resetRange();
    bool isZoomed() const { return m_isZoomed; }
    /// Width and height of what the axes enclose, in pixels of the screen.
    QSize plotSize() const;

    /// Between two numbers at the vertical axis, in pixels; 0 where there are fewer than two.
    double numberDistance() const;

    QSize sizeHint() const override;

Q_SIGNALS:
    /// The user chose a part, or everything again.
    void rangeChanged();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void restyle();
    void fitNumbers();
    void showAll();
    void zoom(double factor);
    QCustomPlot* m_plot;
    QCPAbstractPlottable* m_content = nullptr;
    std::vector<PlotMark> m_marks;
    std::pair<double, double> m_whole;
    bool m_isZoomed = false;
};

} // namespace hawk::ui
