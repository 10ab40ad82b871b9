// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plots/plot_look.h"

#include <QFont>
#include <QPalette>
#include <qcustomplot.h>

#include "common/colours.h"

namespace hawk::ui {

static void styleContent(QCPAbstractPlottable& content, const QColor& accent)
{
    if (auto* bars = qobject_cast<QCPBars*>(&content)) {
        // Lighter than the accent, so that the marks stand out from the bars.
        QColor fill = accent;
        fill.setAlphaF(0.55F);
        bars->setPen(QPen(accent, 1));
        bars->setBrush(fill);
    } else {
        content.setPen(QPen(accent, 1.2));
    }
}

void stylePlot(QCustomPlot& plot, const QPalette& palette, const QFont& font)
{
    const Colours colours = coloursFor(palette);
    const QColor text = palette.color(QPalette::Text);
    QColor faint = colours.dimmed;
    faint.setAlphaF(0.3F);
    plot.setBackground(palette.color(QPalette::Base));
    for (QCPAxis* axis : {plot.xAxis, plot.yAxis}) {
        axis->setBasePen(QPen(colours.dimmed));
        axis->setTickPen(QPen(colours.dimmed));
        axis->setSubTickPen(QPen(colours.dimmed));
        axis->setTickLabelColor(text);
        axis->setLabelColor(text);
        axis->setTickLabelFont(font);
        axis->setLabelFont(font);
        axis->grid()->setPen(QPen(faint, 1, Qt::DotLine));
        axis->grid()->setZeroLinePen(Qt::NoPen);
    }
    plot.selectionRect()->setPen(QPen(colours.accent));
    QColor area = colours.accent;
    area.setAlphaF(0.2F);
    plot.selectionRect()->setBrush(area);
    for (int i = 0; i < plot.plottableCount(); ++i)
        styleContent(*plot.plottable(i), colours.accent);
}

void drawMarks(QCustomPlot& plot, const std::vector<PlotMark>& marks, const QPalette& palette,
               const QFont& font)
{
    plot.clearItems();
    const Colours colours = coloursFor(palette);
    // Each name below the one before, so that close marks stay readable.
    QCPItemText* above = nullptr;
    for (const PlotMark& mark : marks) {
        auto* line = new QCPItemStraightLine(&plot);
        line->point1->setCoords(mark.position, 0);
        line->point2->setCoords(mark.position, 1);
        line->setPen(QPen(mark.style == Qt::SolidLine ? palette.color(QPalette::Text) : colours.caution, 2,
                          mark.style));
        auto* text = new QCPItemText(&plot);
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
        text->setFont(font);
        text->setColor(palette.color(QPalette::Text));
        QColor ground = palette.color(QPalette::Base);
        ground.setAlphaF(0.85F);
        text->setBrush(ground);
    }
}

} // namespace hawk::ui
